// The fields by hand, with state per field: a key draws one field again, a conditional field watches the answer it hangs on.
import { useEffect, useState } from 'react';
import { small, wide } from '../../.cache/floor-validators.mjs';
import type { wide as wideForm } from '../../workloads.mjs';
import type { FieldShape } from './field.tsx';
import { Form } from './form.ts';
import { Held } from './held.tsx';
import { Summary } from './summary.tsx';

type Workload = ReturnType<typeof wideForm>;
type WideField = FieldShape & { group: string; shownWhen?: { field: string; equals: string } };

/** `listed` draws what is wrong above the form, too. */
export function Wide({ workload, listed }: { workload: Workload; listed: boolean }) {
  const [form] = useState(() => new Form(workload.id === 'small' ? small : wide));
  const fields = workload.fields as WideField[];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {listed && (
        <Summary
          form={form}
          nameOf={(place) => fields.find(({ name }) => `/${name}` === place)?.label ?? ''}
          idOf={(place) => place.slice(1)}
        />
      )}
      {workload.groups.map((group) => (
        <fieldset key={group.id}>
          <legend>{group.title}</legend>
          {fields
            .filter((field) => field.group === group.id)
            .map((field) =>
              field.shownWhen ? (
                <Conditional
                  key={field.name}
                  form={form}
                  field={field}
                  equals={field.shownWhen.equals}
                />
              ) : (
                <Named key={field.name} form={form} field={field} />
              ),
            )}
        </fieldset>
      ))}
      <button type="submit">Submit</button>
    </form>
  );
}

interface NamedProps {
  form: Form;
  field: WideField;
}

const Named = ({ form, field }: NamedProps) => (
  <Held form={form} place={`/${field.name}`} id={field.name} field={field} />
);

interface ConditionalProps extends NamedProps {
  /** The answer that asks for this one. */
  readonly equals: string;
}

/** A field that shows when another answer asks for it. */
function Conditional({ form, field, equals }: ConditionalProps) {
  const asked = `/${field.shownWhen?.field}`;
  const [shown, setShown] = useState(() => form.value(asked) === equals);
  useEffect(() => form.read(asked, (value) => setShown(value === equals)), [form, asked, equals]);
  return shown ? <Named form={form} field={field} /> : null;
}
