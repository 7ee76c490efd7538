// The history of a record as a person reads it: who, when, from where, and what in the words of the form.
import {
  type AnswerWords,
  answerText,
  childPointer,
  type FormBundle,
  formTree,
  isBlank,
  isList,
  isObject,
  type Json,
  type JsonObject,
  labelOf,
  parsePointer,
} from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context.ts';
import { answerWords } from '../services/documents/answer-words.ts';
import { changesOf } from '../store/attorney-changes.ts';
import { recordForm } from './form.ts';

type History = AnswerOf<'profile_history'>;
type Entry = History['data'][number];

const PAGE = 20;
/** Nobody reads more of one change; thousands of areas may have changed in one. */
const MOST_PLACES = 200;

/** A page of the changes of one record, newest first. */
export async function historyOf(
  server: ServerContext,
  attorneyId: string,
  {
    before,
    limit = PAGE,
  }: { readonly before?: number | undefined; readonly limit?: number | undefined },
): Promise<Pick<History, 'data' | 'next'>> {
  const found = await changesOf(server.db, attorneyId, { before, most: limit + 1 });
  const { bundle } = recordForm(server);
  const { texts, locale } = server.content;
  const words = answerWords({ locale, t: texts.t, has: texts.has, page: () => undefined });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map(({ revision, at, who, address, browser, changes }): Entry => {
      const places = changes.slice(0, MOST_PLACES).map((place) => inWords(bundle, words, place));
      const more = changes.length - places.length;
      const where = { address, browser };
      const entry = { id: revision, at: at.toISOString(), who, where, changes: places };
      return more > 0 ? { ...entry, more } : entry;
    }),
    ...(found.length > page.length && last && { next: last.revision }),
  };
}

/** `/contacts/0/phone`; a whole row is called as its list. */
const isMember = (pointer: string): boolean => parsePointer(pointer).length > 2;

/** One place in the words of the form of today. */
function inWords(
  form: FormBundle,
  words: AnswerWords,
  { path, before, after, secret }: JsonObject,
): Entry['changes'][number] {
  const pointer = String(path);
  const list = childPointer('', parsePointer(pointer)[0] ?? '');
  const node = (at: string) => formTree(form).at(at);
  const textOf = (value: Json | undefined): string => valueText(form, words, pointer, value);
  return {
    path: pointer,
    label: isMember(pointer)
      ? labelOf(words, node(pointer), pointer)
      : labelOf(words, node(list), list),
    ...(isMember(pointer) && { of: labelOf(words, node(list), list) }),
    before: secret === true ? '' : textOf(before),
    after: secret === true ? '' : textOf(after),
    ...(secret === true && { secret: true }),
  };
}

/** A row reads as its answers, one after the other. */
function valueText(
  form: FormBundle,
  words: AnswerWords,
  pointer: string,
  value: Json | undefined,
): string {
  if (isBlank(value) || value === undefined) return '';
  const node = formTree(form).at(pointer);
  const isRow = isObject(value) && node !== undefined && node.children.size > 0 && !node.options;
  if (!isRow && node) {
    const text = answerText(node, value, words);
    if (text !== '') return text;
  }
  if (isList(value))
    return value
      .map((one, index) => valueText(form, words, childPointer(pointer, index), one))
      .join('; ');
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .filter(([name]) => !formTree(form).at(childPointer(pointer, name))?.unseen)
    .map(([name, member]) => valueText(form, words, childPointer(pointer, name), member))
    .filter((text) => text !== '')
    .join(', ');
}
