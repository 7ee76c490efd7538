// The 180 fields by hand: values in one state, validated at each change, conditional fields computed while rendering.
import { useCallback, useMemo, useState } from 'react';
import { wide as validate } from '../../.cache/floor-validators.mjs';
import type { wide } from '../../workloads.mjs';
import { faultsOf } from './faults.ts';
import { Field, type FieldShape, type Value } from './field.tsx';

type Workload = ReturnType<typeof wide>;
type WideField = FieldShape & { group: string; shownWhen?: { field: string; equals: string } };

export function Wide({ workload }: { workload: Workload }) {
  const [values, setValues] = useState<Record<string, Value>>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const faults = useMemo(() => faultsOf(validate, values), [values]);

  const change = useCallback((name: string, value: Value) => {
    setValues((old) => {
      const next = { ...old, [name]: value };
      if (value === undefined) delete next[name];
      return next;
    });
    setTouched((old) => (old.has(name) ? old : new Set(old).add(name)));
  }, []);
  const blur = useCallback(() => {}, []);

  const fields = workload.fields as WideField[];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
    >
      {workload.groups.map((group) => (
        <fieldset key={group.id}>
          <legend>{group.title}</legend>
          {fields.map((field) => {
            if (field.group !== group.id) return null;
            if (field.shownWhen && values[field.shownWhen.field] !== field.shownWhen.equals)
              return null;
            const show = submitted || touched.has(field.name);
            return (
              <Field
                key={field.name}
                field={field}
                id={field.name}
                value={values[field.name]}
                error={show ? faults.get(`/${field.name}`) : undefined}
                onChange={change}
                onBlur={blur}
              />
            );
          })}
        </fieldset>
      ))}
      <button type="submit">Submit</button>
    </form>
  );
}
