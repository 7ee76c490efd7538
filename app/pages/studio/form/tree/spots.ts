// Where something of an outline is put: the spot of a drop, and the spots there are to choose from.

import type { DragTarget } from '@headless-tree/core';
import type { Act } from '../../work/types.ts';
import type { OutlineNode, OutlineTree } from './nodes.ts';

type Move = Extract<Act, { do: 'move' }>;
export type Spot = Move['to'];

/** Behind everything there is in a step, a group, a list or a group of fields. */
export function spotInside(tree: OutlineTree, node: OutlineNode): Spot {
  const { section } = node;
  const last = [...node.children].reverse().map((id) => tree.nodes.get(id));
  const field = last.find((one) => one?.kind === 'field');
  const after = field?.kind === 'field' ? field.field.field : '';
  if (node.kind === 'field') return { section, inside: node.field.field, group: '', after };
  if (node.kind === 'group') return { section, inside: '', group: node.group.id, after };
  const group = last.find((one) => one?.kind === 'group');
  return group ? spotInside(tree, group) : { section, inside: '', group: groupOf(field), after };
}

const groupOf = (node: OutlineNode | undefined): string =>
  node?.kind === 'field' ? node.group : '';

/** Right behind a field, in what it stands in. */
export function spotAfter(tree: OutlineTree, node: OutlineNode): Spot {
  if (node.kind !== 'field') return spotInside(tree, node);
  const parent = tree.nodes.get(node.parent);
  const inside = parent?.kind === 'field' ? parent.field.field : '';
  const group = inside === '' ? node.group : '';
  return { section: node.section, inside, group, after: node.field.field };
}

/** What a drop comes down to; undefined where nothing can be dropped. */
export function spotOfDrop<T>(
  tree: OutlineTree,
  moved: readonly OutlineNode[],
  target: DragTarget<T>,
  childrenOf: (id: string) => readonly string[],
): Move | undefined {
  const fields = moved.flatMap((node) => (node.kind === 'field' ? [node] : []));
  const [first] = fields;
  const holder = tree.nodes.get(target.item.getId());
  if (!first || fields.length !== moved.length || !holder) return undefined;
  if (fields.some(({ section }) => section !== first.section)) return undefined;
  if (holder.kind === 'field' && !holdsFields(holder)) return undefined;
  const to =
    'childIndex' in target
      ? between(tree, holder, childrenOf(holder.id).slice(0, target.childIndex))
      : spotInside(tree, holder);
  if (to === undefined || fields.some(({ field }) => isIn(to, first.section, field.field)))
    return undefined;
  return { do: 'move', section: first.section, fields: fields.map(({ field }) => field.field), to };
}

const holdsFields = (node: OutlineNode): boolean =>
  node.kind === 'field' && ['rows', 'group'].includes(node.field.kind);

/** A field cannot stand in itself. */
const isIn = (to: Spot, section: string, way: string): boolean =>
  to.section === section && (to.inside === way || to.inside.startsWith(`${way}/`));

/** Behind the last of those that stand before it. */
function between(
  tree: OutlineTree,
  holder: OutlineNode,
  before: readonly string[],
): Spot | undefined {
  const last = tree.nodes.get(before.at(-1) ?? '');
  if (last?.kind === 'field') return spotAfter(tree, last);
  // Between groups no field can stand.
  if (last) return undefined;
  return { ...spotInside(tree, holder), after: '' };
}

/**
 * All spots of a form, each with what it is called and how deep it stands. Where a step is made of groups, only these are some: they
 * are called with their step where there are several.
 */
export function spotsIn(tree: OutlineTree): readonly NamedSpot[] {
  const all: NamedSpot[] = [];
  const walk = (id: string, depth: number, before: string): void => {
    const node = tree.nodes.get(id);
    if (!node || (node.kind === 'field' && !holdsFields(node))) return;
    if (isOfGroups(tree, node)) {
      const step = tree.top.length > 1 ? `${node.label}: ` : '';
      for (const child of node.children) walk(child, depth, step);
      return;
    }
    all.push({ id, label: before + node.label, depth, spot: spotInside(tree, node), node });
    for (const child of node.children) walk(child, depth + 1, '');
  };
  for (const id of tree.top) walk(id, 0, '');
  return all;
}

const isOfGroups = (tree: OutlineTree, { kind, children }: OutlineNode): boolean =>
  kind === 'step' &&
  children.length > 0 &&
  children.every((child) => tree.nodes.get(child)?.kind === 'group');

export interface NamedSpot {
  readonly id: string;
  readonly label: string;
  readonly depth: number;
  readonly spot: Spot;
  readonly node: OutlineNode;
}
