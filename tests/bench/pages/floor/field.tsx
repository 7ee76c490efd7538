// One plain control with its label and its message; renders again only when its own props change.
import { memo } from 'react';

export interface FieldShape {
  name: string;
  label: string;
  kind: string;
  required?: boolean;
  choices?: string[];
}
export type Value = string | number | boolean | undefined;

interface ControlProps {
  field: FieldShape;
  id: string;
  value: Value;
  error: string | undefined;
  onChange: (id: string, value: Value) => void;
  onBlur: (id: string) => void;
  /** In a table the heading is the label. */
  heading?: string;
}

function Control({ field, id, value, error, onChange, onBlur, heading }: ControlProps) {
  const common = {
    id,
    name: id,
    'aria-label': heading,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-required': field.required,
    onBlur: () => onBlur(id),
  };
  if (field.kind === 'select') {
    return (
      <select
        {...common}
        value={(value as string | undefined) ?? ''}
        onChange={(event) => onChange(id, event.target.value || undefined)}
      >
        <option value="" />
        {field.choices?.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  if (field.kind === 'checkbox') {
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(id, event.target.checked)}
      />
    );
  }
  const read = (text: string): Value => {
    if (text === '') return undefined;
    return field.kind === 'integer' ? Number(text) : text;
  };
  return (
    <input
      {...common}
      type={field.kind === 'integer' ? 'number' : 'text'}
      value={(value as string | number | undefined) ?? ''}
      onChange={(event) => onChange(id, read(event.target.value))}
    />
  );
}

/** A labelled control with its message under it. */
export const Field = memo(function Field(props: ControlProps) {
  return (
    <div className="field">
      <label htmlFor={props.id}>
        {props.field.label}
        {props.field.required ? ' *' : ''}
      </label>
      <Control {...props} />
      <Message {...props} />
    </div>
  );
});

/** A control in a cell of a table. */
export const Cell = memo(function Cell(props: ControlProps) {
  return (
    <div className="cell">
      <Control {...props} />
      <Message {...props} />
    </div>
  );
});

function Message({ id, error }: ControlProps) {
  if (!error) return null;
  return (
    <p role="alert" id={`${id}-error`}>
      {error}
    </p>
  );
}
