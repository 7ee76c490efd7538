// The panes of the page of a form: its outline, the form, what can be said of what is chosen, and what is wrong; on a phone one at a time.

import { memo, type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import type { Sentences } from '../sentences/sentence.ts';
import { StudioFrame } from '../shell/StudioFrame.tsx';
import { useProblems } from '../wording/use-problems.ts';
import type { Work } from '../work/state.ts';
import { type FormPane, FormPhoneBar } from './FormPhoneBar.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { OutlinePane } from './outline/OutlinePane.tsx';
import { FormProblems } from './problems/FormProblems.tsx';
import { FieldStage } from './stage/FieldStage.tsx';
import type { ToShow } from './stage/use-field-frame.ts';
import { nodeOfField, type OutlineNode, type OutlineTree, treeOf } from './tree/nodes.ts';
import { placedIn } from './tree/placed.ts';
import type { Outline } from './tree/use-outline.ts';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly outline: Outline;
  readonly sentences: Sentences;
}

export const FormPanes = memo(function FormPanes(props: Props): ReactElement {
  const { work, form, outline, sentences } = props;
  const [pane, setPane] = useState<FormPane>('outline');
  const tree = useMemo(() => treeOf(outline), [outline]);
  const [chosen, choose] = useChosen(tree);
  const node = tree.nodes.get(chosen);
  const problems = useProblems(work);
  const placed = useMemo(() => placedIn(tree, outline, problems ?? []), [tree, outline, problems]);
  const latest = useRef({ sentences, tree });
  latest.current = { sentences, tree };
  const textOf = useCallback((key: string) => latest.current.sentences.get(key)?.text ?? '', []);
  const onField = useCallback(
    (pointer: string) => {
      const id = nodeOfField(latest.current.tree, pointer);
      if (id !== undefined) choose(id);
    },
    [choose],
  );
  const shown = useMemo(() => shownOf(node, outline), [node, outline]);
  return (
    <StudioFrame
      place="form"
      title={outline.form.title}
      work={work}
      where={node?.label ?? outline.form.title}
      whole
      phoneBar={<FormPhoneBar pane={pane} count={placed.length} onPane={setPane} />}
    >
      <div className={`st-form st-form-${pane}`}>
        <OutlinePane {...{ work, outline, tree, chosen, placed }} onChoose={choose} />
        <FieldStage {...{ work, form, shown, textOf, onField }} />
        <Inspector {...{ work, form, outline, tree, node, sentences, placed }} onChoose={choose} />
        <FormProblems
          {...{ work, placed, isKnown: problems !== undefined, tree }}
          onChoose={choose}
        />
      </div>
    </StudioFrame>
  );
});

/** What is chosen, by its id; the address names it, and a reload finds it. */
function useChosen(tree: OutlineTree): readonly [string, (id: string) => void] {
  const [asked, setChosen] = useState(
    () => new URLSearchParams(window.location.search).get('at') ?? '',
  );
  const chosen = tree.nodes.has(asked) ? asked : (movedTo(tree, asked) ?? asked);
  const choose = useCallback((id: string) => {
    setChosen(id);
    const url = new URL(window.location.href);
    if (id === '') url.searchParams.delete('at');
    else url.searchParams.set('at', id);
    window.history.replaceState(window.history.state, '', url);
  }, []);
  return [chosen, choose];
}

/** A field that stands in another step by now is the same field. */
const movedTo = (tree: OutlineTree, id: string): string | undefined => {
  const [, way] = id.split(':');
  return way === undefined ? undefined : nodeOfField(tree, way);
};

/** What of it the preview brings into sight; where nothing is chosen the first step. */
function shownOf(node: OutlineNode | undefined, { steps }: Outline): ToShow {
  const step = node?.step.name ?? steps[0]?.name ?? '';
  if (node?.kind === 'field') return { pointer: node.field.field, key: '', step };
  const key = node?.kind === 'group' ? node.group.title_key : (node?.step.title_key ?? '');
  return { pointer: '', key, step };
}
