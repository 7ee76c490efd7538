// Whoever changes a step that several forms share changes it for all of them, or makes it this form's own first.

import { type ReactElement, useState } from 'react';
import { Button } from '../../../../../runtime/react/index.ts';
import { useT } from '../../../../portal/portal.tsx';
import type { Sentences } from '../../sentences/sentence.ts';
import type { Work } from '../../work/state.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import type { OutlineNode } from '../tree/nodes.ts';

interface Props {
  readonly work: Work;
  /** The form that is looked at. */
  readonly form: string;
  readonly node: OutlineNode;
  readonly sentences: Sentences;
  readonly onChoose: (id: string) => void;
}

/** Nothing where the form alone has the step. */
export function SharedBy(props: Props): ReactElement | null {
  const { form, node, sentences } = props;
  const t = useT();
  const [isAsked, ask] = useState(false);
  const others = node.step.shared.filter((one) => one !== form);
  if (others.length === 0) return null;
  const names = others.map((one) => sentences.get(`${one}.title`)?.text ?? one).join(', ');
  return (
    <div className="st-shared" role="note">
      <p>{t('studio.form.shared', { count: others.length, forms: names })}</p>
      <Button onClick={() => ask(true)}>{t('studio.form.detach')}</Button>
      {isAsked && <Detach {...props} others={names} onEnd={() => ask(false)} />}
    </div>
  );
}

interface DetachProps extends Props {
  readonly others: string;
  readonly onEnd: () => void;
}

function Detach({ work, form, node, others, onChoose, onEnd }: DetachProps): ReactElement {
  const t = useT();
  const { section, step, id } = node;
  const own = `forms/${form}/${section.slice('sections/'.length)}`;
  return (
    <ActDialog
      work={work}
      title={t('studio.form.detachTitle', { of: step.title })}
      does={t('studio.form.detachDo')}
      acts={() => [{ do: 'step-detach', form, section }]}
      onDone={() => onChoose(id.replace(section, own))}
      onEnd={onEnd}
    >
      <p>{t('studio.form.detachLead')}</p>
      <p>{t('studio.form.detachOthers', { forms: others })}</p>
    </ActDialog>
  );
}
