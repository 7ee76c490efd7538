// A file of this device that is read as a text; what is too large is not read.

import { type ReactElement, useId, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';

/** What one request can carry of it. */
const LARGEST_BYTES = 700_000;

interface Props {
  readonly label: string;
  readonly onText: (text: string) => void;
  readonly required?: boolean;
}

export function FileField({ label, onText, required = false }: Props): ReactElement {
  const t = useT();
  const id = useId();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const read = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    const isLarge = (file?.size ?? 0) > LARGEST_BYTES;
    setIsTooLarge(isLarge);
    if (isLarge) input.value = '';
    onText(file && !isLarge ? await file.text() : '');
  };
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="st-in"
        type="file"
        accept=".json,application/json"
        required={required}
        onChange={({ target }) => void read(target)}
      />
      {isTooLarge && (
        <span className="st-bad" role="alert">
          {t('studio.newForm.tooLarge')}
        </span>
      )}
    </p>
  );
}
