// One answer as text: choices by their label, dates and money as people write them, secrets by their last four.
import {
  formatNamed,
  isList,
  isNoAnswer,
  isObject,
  type Json,
  type JsonObject,
} from '../../../runtime/core/index.ts';
import { lastFour } from '../crypto.ts';
import type { DocumentWords } from '../ports.ts';
import type { Question } from './question.ts';

/** `''` where there is no answer. */
export function answerText(question: Question, words: DocumentWords): string {
  const { value, info } = question;
  if (info?.secret) return typeof value === 'string' ? lastFour(value) : '';
  if (!isList(value)) return oneText(value, question, words);
  const parts = value.map((part) => oneText(part, question, words));
  return parts.filter((part) => part !== '').join(', ');
}

function oneText(value: Json | undefined, question: Question, words: DocumentWords): string {
  const { info, schema, ui } = question;
  if (value === null || value === undefined || isNoAnswer(value, ui)) return '';
  const option = info?.options?.[String(value)];
  if (option) return words.t(option);
  if (typeof value === 'boolean')
    return words.t(value ? 'documents.form.yes' : 'documents.form.no');
  if (isObject(value)) return wholeText(value, ui);
  if (ui['ui:widget'] === 'money') return formatNamed('money')(value);
  return formatNamed(schema.format === 'date' ? 'date' : 'text')(value);
}

/** A choice kept as a whole object shows the property its list of options is labelled by. */
function wholeText(value: JsonObject, ui: Question['ui']): string {
  const options = member(member(ui, 'ui:options'), 'options');
  const label = isObject(options) && typeof options.label === 'string' ? options.label : '';
  const text = value[label];
  return typeof text === 'string' ? text : '';
}

function member(parent: Json | undefined, name: string): Json | undefined {
  return isObject(parent) ? parent[name] : undefined;
}
