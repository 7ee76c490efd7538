// The columns and words that a form brings along to tables of what it sent.
import {
  createTexts,
  type JsonObject,
  layeredTexts,
  type Texts,
} from '../../runtime/core/index.ts';
import type { AnswerOf } from '../calls/typed.ts';

export type ReceivedForm = AnswerOf<'received_forms'>['data'][number];

/** By what the words of the form are known to the table; no message begins so. */
export const FORM_WORDS = 'received';

/** The form's own columns, of rows that have its answers in order. */
export const ownColumns = ({ columns }: Pick<ReceivedForm, 'columns'>): readonly JsonObject[] =>
  columns.map(({ align }, at) => ({
    ...{ key: `answers.${at}`, heading: `${FORM_WORDS}.column.${at}`, align },
  }));

/** The words of the portal, with those of the form where the table asks for them. */
export function textsOf(
  { columns, filters }: Pick<ReceivedForm, 'columns' | 'filters'>,
  texts: Texts,
): Texts {
  const messages = Object.fromEntries([
    ...columns.map(({ label }, at) => [`${FORM_WORDS}.column.${at}`, label] as const),
    ...filters.flatMap(({ path, label, choices }) => [
      [`${FORM_WORDS}.filter.${path}`, label] as const,
      ...choices.map((one) => [`${FORM_WORDS}.option.${path}.${one.value}`, one.label] as const),
    ]),
  ]);
  return layeredTexts(createTexts({ messages, templates: {}, locale: texts.locale }), texts);
}
