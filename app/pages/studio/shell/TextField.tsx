// A text box of the Studio with its label over it.

import { type ReactElement, useId } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly type?: 'text' | 'email' | 'tel';
  readonly required?: boolean;
  readonly maxLength?: number;
}

export function TextField({ label, text, onText, type = 'text', ...rest }: Props): ReactElement {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="st-in"
        type={type}
        value={text}
        onChange={({ target }) => onText(target.value)}
        {...rest}
      />
    </p>
  );
}
