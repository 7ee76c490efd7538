// What is wrong with a form, each at the thing of its outline that it is about.

import type { Problem } from '../../wording/use-problems.ts';
import { fieldNode, type OutlineTree, stepId } from './nodes.ts';
import type { Outline, Step } from './use-outline.ts';

export interface PlacedProblem {
  readonly problem: Problem;
  /** The id of what it is about in the outline; '' where it is of the form as a whole. */
  readonly at: string;
}

/** Those of this form and of what it is made of, in the order of the check. */
export function placedIn(
  tree: OutlineTree,
  { form, steps }: Outline,
  problems: readonly Problem[],
): readonly PlacedProblem[] {
  return problems.flatMap((problem) => {
    const step = steps.find((one) => filesOf(form.id, one).includes(problem.file));
    const at = nodeOf(tree, steps, problem);
    if (at !== undefined) return [{ problem, at }];
    if (step) return [{ problem, at: stepId(step.section) }];
    return isOfForm(form.id, problem) ? [{ problem, at: '' }] : [];
  });
}

const filesOf = (form: string, { section, name }: Step): readonly string[] =>
  section.startsWith('sections/')
    ? [`schemas/${section}/section.schema.json`, `schemas/${section}/section.ui.json`]
    : [`schemas/forms/${form}/${name}.schema.json`, `schemas/forms/${form}/${name}.ui.json`];

const isOfForm = (form: string, { file, key }: Problem): boolean =>
  file.startsWith(`schemas/forms/${form}/`) ||
  file.startsWith(`rules/${form}.`) ||
  key.startsWith(`${form}.`);

/** The field whose key a sentence has, or that a place of a schema or layout names. */
function nodeOf(
  tree: OutlineTree,
  steps: readonly Step[],
  { file, place, key }: Problem,
): string | undefined {
  const names = place.split('/').filter((name) => name !== '' && name !== 'properties');
  for (const step of steps) {
    const isSchema = /\.(schema|ui)\.json$/.test(file) && sectionOf(file) === step.section;
    for (let count = names.length; isSchema && count > 0; count -= 1) {
      const way = names.slice(0, count).map((name) => (name === 'items' ? '*' : name));
      const id = fieldNode(step.section, `/${way.join('/')}`);
      if (tree.nodes.has(id)) return id;
    }
  }
  if (key === '') return undefined;
  for (const node of tree.nodes.values()) {
    const own = node.kind === 'field' ? stemOf(node.field.label_key) : '';
    if (own !== '' && key.startsWith(`${own}.`)) return node.id;
  }
  return undefined;
}

const stemOf = (labelKey: string): string => labelKey.replace(/\.label$/, '');

/** `schemas/forms/visit/main.schema.json` is of `forms/visit/main`. */
const sectionOf = (file: string): string =>
  file
    .replace(/^schemas\//, '')
    .replace(/\.(schema|ui)\.json$/, '')
    .replace(/^(sections\/[^/]+)\/section$/, '$1');

/** How many stand at something or in what it holds. */
export function countsOf(
  tree: OutlineTree,
  placed: readonly PlacedProblem[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { at } of placed)
    for (let id = at; id !== ''; id = tree.nodes.get(id)?.parent ?? '')
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
