// Beside a sentence: what would make it plainer. Whoever words it may know better.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { plainHints } from '../sentences/plain-words.ts';

const SAID = {
  instead: 'studio.plain.instead',
  spare: 'studio.plain.spare',
  passive: 'studio.plain.passive',
  twice: 'studio.plain.twice',
  shouting: 'studio.plain.shouting',
} as const;

/** `read` is the text as people read it, without marks. */
export function PlainHints({ read }: { readonly read: string }): ReactElement | null {
  const t = useT();
  const hints = plainHints(read, {
    heavy: t('studio.plain.heavy'),
    negative: t('studio.plain.negative'),
    passive: t('studio.plain.auxiliary'),
  });
  if (hints.length === 0) return null;
  return (
    <>
      <dt>{t('studio.plain.title')}</dt>
      <dd>
        <ul className="st-hints">
          {hints.map(({ kind, found, say }) => (
            <li key={`${kind} ${found}`}>{t(SAID[kind], { found, say })}</li>
          ))}
        </ul>
      </dd>
    </>
  );
}
