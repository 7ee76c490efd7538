// A small list of choices that shows what is chosen, beside others in a bar.

import type { ReactElement } from 'react';
import { StudioIcon } from '../../shell/StudioIcon.tsx';

export type Choice = readonly [value: string, label: string];

interface ChipProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
}

/** Words before it say what is chosen. */
export function Chip({ label, value, choices, onChoose }: ChipProps): ReactElement {
  const [, chosen = ''] = choices.find(([one]) => one === value) ?? [];
  return (
    <label className="st-chip">
      <span>{label}</span> <b aria-hidden="true">{chosen}</b>
      <StudioIcon name="down" small />
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
