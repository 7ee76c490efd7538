// What can be said of the form as a whole: its title, and its settings.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import type { Sentences } from '../../sentences/sentence.ts';
import type { Work } from '../../work/state.ts';
import type { Outline } from '../tree/use-outline.ts';
import { FormSettings } from './FormSettings.tsx';
import { SentenceField } from './SentenceField.tsx';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly outline: Outline;
  readonly sentences: Sentences;
}

export function OfForm({ work, form, outline, sentences }: Props): ReactElement {
  const t = useT();
  return (
    <>
      <div className="st-pane-head">
        <h2>{outline.form.title}</h2>
        <span className="st-badge">{t('studio.form.kind.form')}</span>
      </div>
      <div className="st-settings-body">
        <SentenceField
          {...{ work, sentences }}
          name={t('studio.form.title')}
          messageKey={`${form}.title`}
          otherwise={outline.form.title}
        />
        <FormSettings work={work} form={form} />
        <p className="st-choose-lead soft">{t('studio.form.chooseLead')}</p>
      </div>
    </>
  );
}
