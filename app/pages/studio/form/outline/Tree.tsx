// The tree of an outline: walked by keys, opened and closed, its fields dragged by mouse or by keys to where they are to stand.

import {
  type DragTarget,
  dragAndDropFeature,
  hotkeysCoreFeature,
  type ItemInstance,
  keyboardDragAndDropFeature,
  selectionFeature,
  syncDataLoaderFeature,
  type TreeInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import type { Work } from '../../work/state.ts';
import { useActs } from '../acts/use-acts.ts';
import { around, type OutlineNode, type OutlineTree } from '../tree/nodes.ts';
import { spotOfDrop } from '../tree/spots.ts';
import { Moving } from './Moving.tsx';

const ROOT = '';

interface Props {
  readonly work: Work;
  readonly tree: OutlineTree;
  /** Those to show; all where nothing is looked for. */
  readonly shown: ReadonlySet<string> | undefined;
  readonly chosen: string;
  /** How many problems there are at each and in what it holds. */
  readonly counts: ReadonlyMap<string, number>;
  /** Of the form. */
  readonly name: string;
  readonly onChoose: (id: string) => void;
}

/** What is gone stays an item of the tree until that is built anew, which happens after the page is drawn. */
const GONE = { kind: 'gone' } as const;

type Node = OutlineNode | typeof GONE;
type Item = ItemInstance<Node>;

function nodeOf(item: Item): OutlineNode | undefined {
  const node = item.getItemData();
  return node.kind === 'gone' ? undefined : node;
}

export function Tree(props: Props): ReactElement {
  const { chosen, counts, name } = props;
  const t = useT();
  const made = useOutlineTree(props);
  return (
    <>
      <Moving made={made} />
      <div
        {...made.getContainerProps(t('studio.form.outlineOf', { form: name }))}
        className="st-tree"
      >
        {made.getItems().map((item) => (
          <Row
            key={item.getId()}
            {...{ item, made }}
            isOn={item.getId() === chosen}
            count={counts.get(item.getId()) ?? 0}
          />
        ))}
        <div style={made.getDragLineStyle()} className="st-drag-line" />
      </div>
    </>
  );
}

/** The tree with its keys, its dragging and what is open in it. */
function useOutlineTree({ work, tree, shown, chosen, onChoose }: Props): TreeInstance<Node> {
  const { make } = useActs(work);
  const childrenOf = useChildren(tree, shown);
  const [expanded, setExpanded] = useState<string[]>(() => [
    ...tree.top.slice(0, 1),
    ...(chosen ? around(tree, chosen) : []),
  ]);
  const nodes = useRef(tree.nodes);
  nodes.current = tree.nodes;
  const drop = async (items: Item[], target: DragTarget<Node>): Promise<void> => {
    const moved = items.flatMap((item) => nodeOf(item) ?? []);
    const act = spotOfDrop(tree, moved, target, childrenOf);
    if (act) await make([act]);
  };
  const made = useTree<Node>({
    rootItemId: ROOT,
    state: { expandedItems: shown ? [...tree.nodes.keys()] : expanded },
    setExpandedItems: (next) =>
      setExpanded((before) => (typeof next === 'function' ? next(before) : next)),
    getItemName: (item) => nodeOf(item)?.label ?? '',
    isItemFolder: (item) => childrenOf(item.getId()).length > 0,
    dataLoader: {
      getItem: (id) => nodes.current.get(id) ?? GONE,
      getChildren: (id) => [...childrenOf(id)],
    },
    onPrimaryAction: (item) => onChoose(item.getId()),
    canReorder: true,
    canDrag: (items) => items.every((item) => nodeOf(item)?.kind === 'field'),
    canDrop: (items, target) =>
      spotOfDrop(
        tree,
        items.flatMap((item) => nodeOf(item) ?? []),
        target,
        childrenOf,
      ) !== undefined,
    onDrop: (items, target) => void drop(items, target),
    indent: 20,
    features: [
      syncDataLoaderFeature,
      selectionFeature,
      hotkeysCoreFeature,
      dragAndDropFeature,
      keyboardDragAndDropFeature,
    ],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: built anew where there are other things in it
  useEffect(() => made.rebuildTree(), [childrenOf]);
  useOpened(tree, chosen, setExpanded);
  return made;
}

/** What is chosen elsewhere is in sight here. */
function useOpened(
  tree: OutlineTree,
  chosen: string,
  setExpanded: (change: (before: string[]) => string[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody closes stays closed until another is chosen
  useEffect(() => {
    if (chosen === '') return;
    setExpanded((before) => [...new Set([...before, ...around(tree, chosen)])]);
    const frame = requestAnimationFrame(() =>
      document
        .querySelector('.st-tree [aria-current="true"]')
        ?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
}

/** Ids of what stands in something, as far as it is to be shown. */
function useChildren(tree: OutlineTree, shown: ReadonlySet<string> | undefined) {
  return useMemo(() => {
    const [only] = tree.top.length === 1 ? tree.top : [];
    const of = (id: string): readonly string[] => tree.nodes.get(id)?.children ?? [];
    return (id: string): readonly string[] => {
      // A form of one section shows what stands in it.
      const all = id === ROOT ? (only === undefined ? tree.top : of(only)) : of(id);
      return shown ? all.filter((one) => shown.has(one)) : all;
    };
  }, [tree, shown]);
}

interface RowProps {
  readonly item: Item;
  readonly made: TreeInstance<Node>;
  readonly isOn: boolean;
  readonly count: number;
}

function Row({ item, isOn, count }: RowProps): ReactElement | null {
  const t = useT();
  const node = nodeOf(item);
  if (!node) return null;
  const { level } = item.getItemMeta();
  const marks = marksOf(node);
  return (
    <button
      type="button"
      {...item.getProps()}
      aria-current={isOn ? 'true' : undefined}
      className={`st-node st-node-${node.kind}${item.isDragTarget() ? ' st-node-target' : ''}`}
      style={{ paddingInlineStart: 12 + level * 20 }}
    >
      {item.isFolder() ? (
        <StudioIcon name={item.isExpanded() ? 'down' : 'right'} small />
      ) : (
        <span className="st-node-leaf" />
      )}
      <span className="st-node-label">{node.label}</span>
      {marks.map((mark) => (
        <span key={mark} className="st-node-mark">
          {t(`studio.form.mark.${mark}`)}
        </span>
      ))}
      {count > 0 && (
        <span className="st-bad">
          <StudioIcon name="alert" small />
          <span className="sr">{t('studio.form.hasProblems', { count })}</span>
        </span>
      )}
      {node.kind === 'step' && count === 0 && (
        <span className="st-n">{t('studio.form.fields', { count: fieldsIn(node.step) })}</span>
      )}
    </button>
  );
}

function marksOf(node: OutlineNode): readonly ('hidden' | 'optional')[] {
  if (node.kind !== 'field') return [];
  return node.field.hidden ? ['hidden'] : [];
}

const fieldsIn = ({ groups }: Extract<OutlineNode, { kind: 'step' }>['step']): number =>
  groups.reduce((sum, { fields }) => sum + fields.length, 0);
