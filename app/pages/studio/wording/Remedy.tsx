// The press that puts right what is wrong, with what the sentence will say then: nobody presses what they cannot foresee.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { Differences } from '../sentences/Differences.tsx';
import type { Sentences } from '../sentences/sentence.ts';
import type { Work } from '../work/state.ts';
import type { SentenceCommand } from '../work/types.ts';
import type { Problem } from './use-problems.ts';

type Mend = NonNullable<Problem['mend']>;

/** A remedy as what is done to sentences. */
const commandsOf = (mend: Mend): readonly SentenceCommand[] =>
  mend.map(({ kind, key, text, use }) =>
    use === undefined ? { kind, key, text: text ?? '' } : { kind, key, use },
  );

interface OutcomeProps {
  readonly mend: Mend;
  readonly sentences: Sentences;
}

/** Against what each sentence says now. */
export function Outcome({ mend, sentences }: OutcomeProps): ReactElement {
  const t = useT();
  return (
    <>
      {mend.map(({ key, text, use }) => {
        const other = use === undefined ? undefined : sentences.get(use);
        return (
          <p key={key} className="small st-outcome">
            {t(other ? 'studio.fix.willUse' : 'studio.fix.willSay', {
              name: other?.about ?? '',
            })}{' '}
            <Differences
              before={sentences.get(key)?.text ?? ''}
              after={other?.text ?? text ?? ''}
            />
          </p>
        );
      })}
    </>
  );
}

interface MendButtonProps {
  readonly mend: Mend;
  readonly work: Work;
}

export function MendButton({ mend, work }: MendButtonProps): ReactElement {
  const t = useT();
  return (
    <button type="button" className="btn" onClick={() => work.act(commandsOf(mend))}>
      {t('studio.fix.mend')}
    </button>
  );
}
