// Rows in which nothing is answered. What only says of which kind a row is (`item.badge`), such as "Secondary", is no answer.

import type { Answers, FormBundle, FormNode, Json } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';
import { isBlank } from '../values/values.ts';
import { formTree } from './form-tree.ts';

/** The member of a list's rows that says of which kind they are; empty where none does. */
export function badgeOf({ uiOptions: { item } }: Pick<FormNode, 'uiOptions'>): string {
  const badge = isObject(item) ? item.badge : undefined;
  return typeof badge === 'string' ? memberNamed(badge) : '';
}

/** The members whose answers make the heading of a row. */
export function titleOf({ uiOptions: { item } }: Pick<FormNode, 'uiOptions'>): readonly string[] {
  const title = isObject(item) ? item.title : undefined;
  return isList(title) ? title.map((name) => memberNamed(String(name))) : [];
}

/** Was nothing filled in but the kind of row? */
export const isUnanswered = (row: Json, badge: string): boolean =>
  isObject(row) && Object.keys(row).every((name) => name === badge || isBlank(row[name] ?? null));

const BADGES = new WeakMap<FormBundle, readonly (readonly [name: string, badge: string])[]>();

/** The lists of a form whose rows are of a kind, worked out once. */
function badgesOf(form: FormBundle): readonly (readonly [name: string, badge: string])[] {
  const known = BADGES.get(form);
  if (known) return known;
  const badges = [...formTree(form).root.children]
    .map(([name, node]) => [name, badgeOf(node)] as const)
    .filter(([, badge]) => badge !== '');
  BADGES.set(form, badges);
  return badges;
}

/** The answers without rows that somebody added and left empty. */
export function withoutUnansweredRows(form: FormBundle, answers: Answers): Answers {
  let rest = answers;
  for (const [name, badge] of badgesOf(form)) {
    const rows = answers[name];
    if (!isList(rows)) continue;
    const answeredRows = rows.filter((row) => !isUnanswered(row, badge));
    if (answeredRows.length < rows.length) rest = { ...rest, [name]: answeredRows };
  }
  return rest;
}

/** Content writes a neighbour as `./name`. */
const memberNamed = (reference: string): string => reference.replace(/^\.\//, '');
