// A list of the Studio with its label over it, of which one is chosen.

import { type ReactElement, useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

export function Choose({ label, value, choices, onChoose }: Props): ReactElement {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="st-in"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}
