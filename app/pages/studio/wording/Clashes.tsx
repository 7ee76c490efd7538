// Somebody else worded the same sentence meanwhile, or the same person in another window: both wordings, and a choice.

import type { ReactElement } from 'react';
import { useSession, useT } from '../../../portal/portal.tsx';
import { Differences } from '../sentences/Differences.tsx';
import { SentenceText } from '../sentences/SentenceText.tsx';
import type { Sentences } from '../sentences/sentence.ts';
import type { Work } from '../work/state.ts';
import type { Clash } from '../work/types.ts';
import { useWorkState } from '../work/use-work.ts';

interface Props {
  readonly work: Work;
  readonly sentences: Sentences;
}

export function Clashes({ work, sentences }: Props): ReactElement | null {
  const t = useT();
  const { clashes } = useWorkState(work);
  const me = useSession(({ staff }) => staff?.email);
  if (clashes.length === 0) return null;
  const choose = (clash: Clash, mine: boolean): void => {
    work.decide(clash, mine);
    // The buttons are gone with the choice: on to the next one, or back to the words.
    requestAnimationFrame(() => {
      const next = document.querySelector<HTMLElement>('.st-clashes button');
      (next ?? document.querySelector<HTMLElement>('.st-open textarea'))?.focus();
    });
  };
  return (
    <div className="st-clashes" role="alert">
      {clashes.map((clash) => {
        const { id, key, by, theirs, own: mine } = clash;
        const { text, use } = mine.command;
        const own = text ?? sentences.get(use ?? '')?.text ?? '';
        const isOwn = by === me;
        return (
          <section key={id}>
            <h2>{t('studio.clash.title', { about: sentences.get(key)?.about ?? key })}</h2>
            <p className="soft">
              {by === '' && t('studio.clash.liveLead')}
              {by !== '' && t(isOwn ? 'studio.clash.ownLead' : 'studio.clash.lead', { email: by })}
            </p>
            <div className="st-wording">
              <h3>
                {by === '' && t('studio.clash.live')}
                {by !== '' &&
                  t(isOwn ? 'studio.clash.elsewhere' : 'studio.clash.theirs', { email: by })}
              </h3>
              <p>
                <SentenceText text={theirs} />
              </p>
              <button type="button" className="btn" onClick={() => choose(clash, false)}>
                {t(isOwn ? 'studio.clash.takeElsewhere' : 'studio.clash.takeTheirs')}
              </button>
            </div>
            <div className="st-wording">
              <h3>{t(isOwn ? 'studio.clash.here' : 'studio.clash.yours', { email: me })}</h3>
              <p>
                <Differences before={theirs} after={own} />
              </p>
              <button type="button" className="btn" onClick={() => choose(clash, true)}>
                {t(isOwn ? 'studio.clash.takeHere' : 'studio.clash.takeMine')}
              </button>
            </div>
          </section>
        );
      })}
    </div>
  );
}
