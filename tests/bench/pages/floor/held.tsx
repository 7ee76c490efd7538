// A field with its own state: its key draws nothing else again.
import { useCallback, useEffect, useState } from 'react';
import { Cell, Field, type FieldShape, type Value } from './field.tsx';
import type { Form } from './form.ts';

interface Props {
  form: Form;
  place: string;
  id: string;
  field: FieldShape;
  heading?: string;
}

/** A labelled field, or a cell where the heading of its column is the label. */
export function Held({ form, place, id, field, heading }: Props) {
  const [value, setValue] = useState<Value>(() => form.value(place));
  const [error, setError] = useState<string | undefined>(() => form.message(place));
  useEffect(() => form.join(place, setError), [form, place]);
  const change = useCallback(
    (_id: string, next: Value) => {
      setValue(next);
      form.change(place, next);
    },
    [form, place],
  );
  const common = { field, id, value, error, onChange: change, onBlur: nothing };
  return heading === undefined ? <Field {...common} /> : <Cell {...common} heading={heading} />;
}

const nothing = () => {};
