// The outline as a tree: steps, their groups, and the fields in these, each by an id that stays with it.

import type { Field, Group, Outline, Step } from './use-outline.ts';

export type OutlineNode = {
  readonly id: string;
  readonly label: string;
  /** The id of what it stands in; '' at the top. */
  readonly parent: string;
  readonly children: readonly string[];
  readonly section: string;
} & (
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'group'; readonly group: Group; readonly step: Step }
  | { readonly kind: 'field'; readonly field: Field; readonly group: string; readonly step: Step }
);

/** By id; those at the top are the children of ''. */
export interface OutlineTree {
  readonly nodes: ReadonlyMap<string, OutlineNode>;
  readonly top: readonly string[];
}

export const stepId = (section: string): string => section;
export const groupId = (section: string, group: string): string => `${section}#${group}`;
export const fieldNode = (section: string, way: string): string => `${section}${way && `:${way}`}`;

/** A form of one section has no steps to tell apart: its groups stand at the top. */
export function treeOf({ steps, form }: Outline): OutlineTree {
  const nodes = new Map<string, OutlineNode>();
  const isOnly = steps.length === 1;
  const top = steps.map((step, at) =>
    addStep(nodes, step, isOnly ? form.title : `${at + 1} ${step.title}`),
  );
  return { nodes, top };
}

function addStep(nodes: Map<string, OutlineNode>, step: Step, title: string): string {
  const { section } = step;
  const id = stepId(section);
  const children = step.groups.flatMap((group) =>
    group.title === ''
      ? addFields(nodes, { step, group, parent: id })
      : [addGroup(nodes, step, group)],
  );
  nodes.set(id, { id, kind: 'step', label: title, parent: '', children, section, step });
  return id;
}

function addGroup(nodes: Map<string, OutlineNode>, step: Step, group: Group): string {
  const { section } = step;
  const id = groupId(section, group.id);
  const children = addFields(nodes, { step, group, parent: id });
  const parent = stepId(section);
  nodes.set(id, { id, kind: 'group', label: group.title, parent, children, section, group, step });
  return id;
}

interface Around {
  readonly step: Step;
  readonly group: Group;
  readonly parent: string;
}

function addFields(
  nodes: Map<string, OutlineNode>,
  around: Around,
  inside = '',
): readonly string[] {
  const { step, group, parent } = around;
  const { section } = step;
  const fields = group.fields.filter((field) => field.inside === inside);
  return fields.map((field) => {
    const id = fieldNode(section, field.field);
    const children = addFields(nodes, { ...around, parent: id }, field.field);
    const own = { id, label: field.label, parent, children, section };
    nodes.set(id, { ...own, kind: 'field', field, group: group.id, step });
    return id;
  });
}

/** The ids around one, the nearest first. */
export function around(tree: OutlineTree, id: string): readonly string[] {
  const found: string[] = [];
  for (let at = tree.nodes.get(id)?.parent; at; at = tree.nodes.get(at)?.parent) found.push(at);
  return found;
}

/** The node of a field by its place in the answers of the form; undefined where the form has none such. */
export const nodeOfField = (tree: OutlineTree, way: string): string | undefined =>
  [...tree.nodes.values()].find((node) => node.kind === 'field' && node.field.field === way)?.id;

/** Those whose words hold all that is looked for, with what stands around them. */
export function found(tree: OutlineTree, query: string): ReadonlySet<string> | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const shown = new Set<string>();
  for (const node of tree.nodes.values()) {
    const said = saidOf(node).toLowerCase();
    if (!words.every((word) => said.includes(word))) continue;
    for (const id of [node.id, ...around(tree, node.id)]) shown.add(id);
  }
  return shown;
}

const saidOf = (node: OutlineNode): string =>
  node.kind === 'field' ? `${node.label} ${node.field.field} ${node.field.kind}` : node.label;
