// Says whose words stand now in place of one's own, with both, until it is read.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { Differences } from '../sentences/Differences.tsx';
import type { Sentences } from '../sentences/sentence.ts';
import type { Work } from '../work/state.ts';
import { useReplaced } from './use-replaced.ts';

interface Props {
  readonly work: Work;
  readonly sentences: Sentences;
  readonly onOpen: (key: string) => void;
}

const SHOWN = 3;

export function Replaced({ work, sentences, onOpen }: Props): ReactElement {
  const t = useT();
  const [replaced, heard] = useReplaced(work);
  return (
    <div role="status" className={replaced.length > 0 ? 'st-clashes' : undefined}>
      {replaced.slice(0, SHOWN).map(({ own, theirs }) => (
        <section key={theirs.seq}>
          <p className="strong">
            {t('studio.replaced.title', {
              ...{ email: theirs.by, about: sentences.get(theirs.key)?.about ?? theirs.key },
            })}
          </p>
          <p>
            <Differences before={own.text} after={theirs.text} />
          </p>
          <button type="button" className="linkbtn" onClick={() => onOpen(theirs.key)}>
            {t('studio.fix.open')}
          </button>
        </section>
      ))}
      {replaced.length > SHOWN && (
        <p className="soft">{t('studio.replace.morePlaces', { count: replaced.length - SHOWN })}</p>
      )}
      {replaced.length > 0 && (
        <div className="st-acts st-heard">
          <button type="button" className="btn" onClick={heard}>
            {t('studio.replaced.heard')}
          </button>
        </div>
      )}
    </div>
  );
}
