// A text of several lines that has to be said, under its label.

import { type ReactElement, useId } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function Lines({ label, text, onText }: Props): ReactElement {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="st-in"
        rows={4}
        required
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </p>
  );
}
