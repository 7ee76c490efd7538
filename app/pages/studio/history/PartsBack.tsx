// Forms and sections that differ: each comes back with all that is its own, its layout, its rules and its wording.

import type { ReactElement } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import { useT } from '../../../portal/portal.tsx';

interface Props {
  /** The release they come back from. */
  readonly number: number;
  readonly parts: AnswerOf<'studio_compare'>['data']['parts'];
  readonly onBack: (part: string) => void;
}

export function PartsBack({ number, parts, onBack }: Props): ReactElement | null {
  const t = useT();
  if (parts.length === 0) return null;
  return (
    <details className="history-parts">
      <summary>{t('studio.history.parts', { number })}</summary>
      <ul>
        {parts.map(({ part, is, name }) => (
          <li key={part}>
            <span>
              <b>{name}</b> <small>{t(`studio.history.${is}`)}</small>
            </span>
            <Button look="quiet" onClick={() => onBack(part)}>
              {t('studio.history.putThisBack')}
              <span className="sr"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
