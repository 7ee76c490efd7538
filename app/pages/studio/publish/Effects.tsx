// What changes for people: of each form that asks otherwise the smallest answers that show it, found by search and judged by the form itself.

import type { ReactElement } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import type { AnswerOf } from '../../../calls/typed.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { useT } from '../../../portal/portal.tsx';

type Data = AnswerOf<'studio_effects'>['data'];
type FormEffects = Data['forms'][number];
type Act = FormEffects['acts'][number];

export function Effects({ id, files }: { readonly id: string; readonly files: string }) {
  const t = useT();
  const { data, error, retry } = useCall('studio_effects', { change: id });
  // Of what was edited since it is asked anew.
  const known = data?.data.files === files ? data.data : undefined;
  if (known && !known.isFit) return null;
  return (
    <section>
      <h2>{t('studio.effects.title')}</h2>
      {error && !known && <Failed of={error} onRetry={() => void retry()} />}
      {!error && !known && <p role="status">{t('studio.effects.searching')}</p>}
      {known && <Told of={known} />}
    </section>
  );
}

function Told({ of: { isWordsOnly, forms } }: { readonly of: Data }): ReactElement {
  const t = useT();
  if (isWordsOnly) return <p>{t('studio.effects.wordsOnly')}</p>;
  if (forms.length === 0) return <p>{t('studio.effects.none')}</p>;
  return (
    <>
      <p className="soft">{t('studio.effects.lead')}</p>
      {forms.map((form) => (
        <OfForm key={form.form} of={form} />
      ))}
    </>
  );
}

function OfForm({ of }: { readonly of: FormEffects }): ReactElement {
  const t = useT();
  const { name, is, acts, unseen, isPart } = of;
  return (
    <>
      <h3>{name}</h3>
      {is !== 'changed' && <p>{t(`studio.effects.form.${is}`)}</p>}
      <ul className="publish-effects">
        {acts.map((act) => (
          <li key={JSON.stringify(act)}>
            <One of={act} />
          </li>
        ))}
      </ul>
      {unseen > 0 && <p className="soft">{t('studio.effects.unseen', { count: unseen })}</p>}
      {isPart && <p className="soft">{t('studio.effects.part')}</p>}
    </>
  );
}

function One({ of: { act, field, given, said } }: { readonly of: Act }): ReactElement {
  const t = useT();
  return (
    <>
      {given.length > 0 && (
        <span className="publish-given">
          {given.map((one) => (
            <span key={one.label}>
              {one.label} <b>{answerIn(t, one)}</b>
            </span>
          ))}
        </span>
      )}
      <span>{t(`studio.effects.act.${act}`, { field })}</span>
      {said !== '' && <q>{said}</q>}
    </>
  );
}

function answerIn(
  t: ReturnType<typeof useT>,
  { value, signs, rows }: Act['given'][number],
): string {
  if (signs > 0) return t('studio.effects.signs', { count: signs });
  if (rows > 0) return t('studio.effects.rows', { count: rows });
  return value === '' ? t('studio.effects.empty') : value;
}
