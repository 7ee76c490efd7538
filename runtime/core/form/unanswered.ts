// Rows in which nothing is answered. What only says of which kind a row is (`item.badge`), such as "Secondary", is no answer.

import type { Answers, FormBundle, Json, UiSchema } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';
import { isBlank } from '../values/values.ts';

/** The member of a list's rows that says of which kind they are; empty where none does. */
export function badgeOf(ui: UiSchema): string {
  const options = ui['ui:options'];
  const item = isObject(options) ? options.item : undefined;
  const badge = isObject(item) ? item.badge : undefined;
  return typeof badge === 'string' ? badge.replace(/^\.\//, '') : '';
}

/** Was nothing filled in but the kind of row? */
export const isUnanswered = (row: Json, badge: string): boolean =>
  isObject(row) && Object.keys(row).every((name) => name === badge || isBlank(row[name] ?? null));

/** The answers without rows that somebody added and left empty. */
export function withoutUnansweredRows(form: FormBundle, answers: Answers): Answers {
  let rest = answers;
  for (const { owns, ui } of form.sections) {
    for (const name of owns) {
      const rows = answers[name];
      const node = ui[name];
      const badge = isObject(node) ? badgeOf(node) : '';
      if (badge === '' || !isList(rows)) continue;
      const kept = rows.filter((row) => !isUnanswered(row, badge));
      if (kept.length < rows.length) rest = { ...rest, [name]: kept };
    }
  }
  return rest;
}
