// What can be said of a field, from the everyday to what programmers need: made from the descriptions of the content itself.

import { type ReactElement, type ReactNode, useState } from 'react';
import { useCall } from '../../../../calls/reading.tsx';
import { useT } from '../../../../portal/portal.tsx';
import type { Sentences } from '../../sentences/sentence.ts';
import type { Work } from '../../work/state.ts';
import { useAskedAgain } from '../../work/use-asked-again.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';
import { KindDialog } from '../acts/KindDialog.tsx';
import { NodeMenu } from '../acts/NodeMenu.tsx';
import { useActs } from '../acts/use-acts.ts';
import { FieldRules } from '../rules/FieldRules.tsx';
import type { Inspected } from '../tree/inspected.ts';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import type { PlacedProblem } from '../tree/placed.ts';
import { Choices } from './Choices.tsx';
import { SentenceField } from './SentenceField.tsx';
import { SharedBy } from './SharedBy.tsx';
import { UsedBy } from './UsedBy.tsx';
import { WordField } from './WordField.tsx';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly tree: OutlineTree;
  readonly node: Extract<OutlineNode, { kind: 'field' }>;
  readonly sentences: Sentences;
  readonly placed: readonly PlacedProblem[];
  readonly onChoose: (id: string) => void;
}

export function OfField(props: Props): ReactElement {
  const { work, form, node, sentences, placed } = props;
  const { section, field } = node;
  const t = useT();
  const inspected = useInspected(work, section, field.field);
  const wrong = placed.filter(({ at }) => at === node.id);
  const { make, refused } = useActs(work);
  return (
    <>
      <div className="st-pane-head">
        <h2>{node.label}</h2>
        <span className="st-badge">{t(`studio.form.kind.${field.kind}`)}</span>
        <NodeMenu {...props} />
      </div>
      <div className="st-settings-body">
        {wrong.map(({ problem }) => (
          <p key={problem.message} className="st-bad" role="note">
            {problem.message} {problem.remedy}
          </p>
        ))}
        {refused !== '' && <p className="st-bad">{refused}</p>}
        <SharedBy {...props} />
        <SentenceField
          {...{ work, sentences }}
          name={t('studio.form.label')}
          messageKey={field.label_key}
          otherwise={field.label}
        />
        <SentenceField
          {...{ work, sentences }}
          name={t('studio.form.hint')}
          messageKey={field.label_key.replace(/label$/, 'hint')}
        />
        {field.answered && (
          <label className="st-tick">
            <input
              type="checkbox"
              checked={field.required}
              onChange={({ target }) =>
                void make([
                  { do: 'require', section, field: field.field, required: target.checked },
                ])
              }
            />
            <span>{t('studio.form.required')}</span>
          </label>
        )}
        {inspected && inspected.kinds.length > 0 && (
          <KindOfAnswer {...{ work, node }} kinds={inspected.kinds} />
        )}
        {inspected && (
          <Words {...{ work, section, sentences, inspected }} field={field.field}>
            <FieldRules {...{ work, form, section }} field={field.field} />
          </Words>
        )}
      </div>
    </>
  );
}

interface KindProps {
  readonly work: Work;
  readonly node: Props['node'];
  readonly kinds: Inspected['kinds'];
}

/** What it is, and the way to another. */
function KindOfAnswer({ work, node, kinds }: KindProps): ReactElement {
  const t = useT();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <p className="st-kind-line">
        {t('studio.form.kindIs', { kind: t(`studio.form.kind.${node.field.kind}`) })}{' '}
        <button type="button" className="linkbtn" onClick={() => setIsAsked(true)}>
          {t('studio.form.kindChange')}
        </button>
      </p>
      {isAsked && <KindDialog {...{ work, node, kinds }} onEnd={() => setIsAsked(false)} />}
    </>
  );
}

/** Asked again after each command of the change; what was known stays until then. */
function useInspected(work: Work, section: string, field: string): Inspected | undefined {
  const change = useOfWork(work, idOf);
  const asked = { change, section, field };
  const { data, retry } = useCall('studio_field', asked, { keepPreviousData: true });
  useAskedAgain(work, retry);
  const known = data?.data;
  return known?.field === field && known.section === section ? known : undefined;
}

interface WordsProps {
  readonly work: Work;
  readonly section: string;
  readonly field: string;
  readonly sentences: Sentences;
  readonly inspected: Inspected;
  /** What stands between the everyday and the rest. */
  readonly children: ReactNode;
}

/** Behind a heading each; the everyday stands in sight. */
const LEVELS = ['advanced', 'programmers'] as const;

function Words({ work, section, field, sentences, inspected, children }: WordsProps): ReactElement {
  const t = useT();
  const wordsOf = (level: 'everyday' | (typeof LEVELS)[number]) =>
    inspected.words
      .filter((word) => word.level === level)
      .map((word) => (
        <WordField
          key={`${word.of} ${word.name}`}
          {...{ work, word }}
          actOf={(said) => ({
            ...{ do: 'set', section, field, of: word.of, name: word.name },
            ...said,
          })}
        />
      ));
  return (
    <>
      {inspected.choices.length > 0 && (
        <Choices {...{ work, section, field, sentences }} choices={inspected.choices} />
      )}
      {wordsOf('everyday')}
      {children}
      {LEVELS.map((level) => {
        const all = wordsOf(level);
        if (all.length === 0) return null;
        return (
          <details key={level} className="st-level">
            <summary>{t(`studio.form.level.${level}`)}</summary>
            {all}
          </details>
        );
      })}
      <UsedBy uses={inspected.uses} />
    </>
  );
}
