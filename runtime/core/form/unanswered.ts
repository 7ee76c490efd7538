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

/** The answers without rows that somebody added and left empty. */
export function withoutUnansweredRows(form: FormBundle, answers: Answers): Answers {
  let rest = answers;
  for (const [name, node] of formTree(form).root.children) {
    const rows = answers[name];
    const badge = badgeOf(node);
    if (badge === '' || !isList(rows)) continue;
    const kept = rows.filter((row) => !isUnanswered(row, badge));
    if (kept.length < rows.length) rest = { ...rest, [name]: kept };
  }
  return rest;
}

/** Content writes a neighbour as `./name`. */
const memberNamed = (reference: string): string => reference.replace(/^\.\//, '');
