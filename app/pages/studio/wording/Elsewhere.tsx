// What other changes in work make of the sentence that is open: whoever is published second would meet it too late.

import { memo, type ReactElement } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf } from '../../../calls/typed.ts';
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

/** Empty where no other change is about it. It is not drawn anew at each key somebody types. */
export const Elsewhere = memo(function Elsewhere({
  sentence: { key, long },
  work,
}: Props): ReactElement {
  const payload = { key, change: useOfWork(work, ({ id }) => id) };
  const { data } = useCall('studio_elsewhere', payload, { refreshInterval: ASK_EVERY_MS });
  const others = data?.data ?? [];
  return (
    <div role="status">{others.length > 0 && <Others others={others} of={{ key, long }} />}</div>
  );
});

interface OthersProps {
  readonly others: AnswerOf<'studio_elsewhere'>['data'];
  /** Of a long text it is told who words it, and not what it says. */
  readonly of: Pick<Sentence, 'key' | 'long'>;
}

function Others({ others, of: { key, long } }: OthersProps): ReactElement {
  const t = useT();
  return (
    <div className="st-elsewhere">
      <ul>
        {others.map(({ id, name, owner, own, text }) => (
          <li key={id}>
            <StudioIcon name="change" small />
            <div>
              <p>
                {t(own ? 'studio.elsewhere.own' : 'studio.elsewhere.other', { email: owner })}{' '}
                <Link to={inChange('/studio/wording', id, { key })}>
                  {name || t('studio.change.unnamed')}
                </Link>
              </p>
              {!long && (
                <p className="st-elsewhere-text">
                  {text === '' ? t('studio.elsewhere.gone') : <SentenceText text={text} />}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="small soft">{t('studio.elsewhere.lead')}</p>
    </div>
  );
}
