// "Move to…": where a field is to stand, chosen by name, so that nobody has to drag anything.

import { type ReactElement, useMemo, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Choose } from '../../shell/Choose.tsx';
import type { Work } from '../../work/state.ts';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import { type NamedSpot, type Spot, spotAfter, spotsIn } from '../tree/spots.ts';
import { ActDialog } from './ActDialog.tsx';

interface Props {
  readonly work: Work;
  readonly tree: OutlineTree;
  readonly node: Extract<OutlineNode, { kind: 'field' }>;
  readonly onEnd: () => void;
}

export function MoveDialog({ work, tree, node, onEnd }: Props): ReactElement {
  const t = useT();
  const [to, setTo] = useState<Spot>();
  return (
    <ActDialog
      work={work}
      title={t('studio.form.moveTitle', { of: node.label })}
      does={t('studio.form.moveDo')}
      acts={() => to && [{ do: 'move', section: node.section, fields: [node.field.field], to }]}
      onDone={() => undefined}
      onEnd={onEnd}
    >
      <SpotChoice tree={tree} without={node.id} begin={node.parent} onSpot={setTo} />
    </ActDialog>
  );
}

interface ChoiceProps {
  readonly tree: OutlineTree;
  /** Not in itself, nor behind itself. */
  readonly without?: string;
  /** The id of what is chosen at first. */
  readonly begin: string;
  /** The id of what it is put behind at first. */
  readonly behind?: string;
  readonly onSpot: (spot: Spot) => void;
}

const FIRST = 'first';

/** In what, and behind which field of it. */
export function SpotChoice(props: ChoiceProps): ReactElement {
  const { tree, without = '', begin, behind, onSpot } = props;
  const t = useT();
  const spots = useMemo(
    () => spotsIn(tree).filter(({ id }) => without === '' || !`${id}/`.startsWith(`${without}/`)),
    [tree, without],
  );
  // At the end of a step that is made of groups; where nothing is chosen, of the form.
  const lastIn = (section?: string): NamedSpot | undefined =>
    spots.findLast(
      ({ node }) => node.kind !== 'field' && (section === undefined || node.section === section),
    );
  const at = (id: string): NamedSpot | undefined =>
    spots.find((one) => one.id === id) ?? lastIn(tree.nodes.get(id)?.section) ?? lastIn();
  const [inside, setInside] = useState(at(begin)?.id ?? '');
  const fields = fieldsOf(tree, at(inside), without);
  const [after, setAfter] = useState(behind ?? fields.at(-1)?.id ?? FIRST);
  const say = (next: NamedSpot | undefined, nextAfter: string): void => {
    const field = tree.nodes.get(nextAfter);
    if (next) onSpot(field ? spotAfter(tree, field) : { ...next.spot, after: '' });
  };
  // What is chosen at first is a choice, too.
  useState(() => queueMicrotask(() => say(at(inside), after)));
  const chooseInside = (value: string): void => {
    const end = fieldsOf(tree, at(value), without).at(-1)?.id ?? FIRST;
    setInside(value);
    setAfter(end);
    say(at(value), end);
  };
  const chooseAfter = (value: string): void => {
    setAfter(value);
    say(at(inside), value);
  };
  const names = fields.map(({ id, label }) => [id, label] as const);
  return (
    <>
      <Choose
        label={t('studio.form.into')}
        value={inside}
        choices={spots.map(({ id, label, depth }) => [id, '\u00a0\u00a0'.repeat(depth) + label])}
        onChoose={chooseInside}
      />
      <Choose
        label={t('studio.form.behind')}
        value={after}
        choices={[[FIRST, t('studio.form.beforeAll')], ...names]}
        onChoose={chooseAfter}
      />
    </>
  );
}

/** The fields right in it. */
const fieldsOf = (
  tree: OutlineTree,
  spot: NamedSpot | undefined,
  without: string,
): readonly OutlineNode[] =>
  (spot?.node.children ?? []).flatMap((id) => {
    const node = tree.nodes.get(id);
    return node?.kind === 'field' && id !== without ? [node] : [];
  });
