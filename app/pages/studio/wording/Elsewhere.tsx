// What other changes in work make of the sentence that is open: whoever is published second would meet it too late.

import { memo, type ReactElement } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { SentenceText } from '../sentences/SentenceText.tsx';
import type { Sentence } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { inChange } from '../shell/there.ts';
import type { Work } from '../work/state.ts';
import { useOfWork } from '../work/use-work.ts';

interface Props {
  readonly sentence: Sentence;
  readonly work: Work;
}

const ASK_EVERY_MS = 10_000;

/** Nothing where no other change is about it. It is not drawn anew at each key somebody types. */
export const Elsewhere = memo(function Elsewhere({
  sentence: { key, long },
  work,
}: Props): ReactElement | null {
  const t = useT();
  const payload = { key, change: useOfWork(work, ({ id }) => id) };
  const { data } = useCall('studio_elsewhere', payload, { refreshInterval: ASK_EVERY_MS });
  if (!data || data.data.length === 0) return null;
  return (
    <ul className="st-elsewhere" role="status">
      {data.data.map(({ id, name, owner, own, text }) => {
        const called = name || t('studio.change.unnamed');
        return (
          <li key={id}>
            <StudioIcon name="change" small />
            <div>
              <p>
                {t(own ? 'studio.elsewhere.own' : 'studio.elsewhere.other', { email: owner })}{' '}
                <Link to={inChange('/studio/wording', id, { key })}>{called}</Link>
              </p>
              {!long && (
                <p className="st-elsewhere-text">
                  {text === '' ? t('studio.elsewhere.gone') : <SentenceText text={text} />}
                </p>
              )}
            </div>
          </li>
        );
      })}
      <li className="small soft">{t('studio.elsewhere.lead')}</li>
    </ul>
  );
});
