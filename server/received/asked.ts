// What of a form's submissions somebody asked for, as the store is asked for it.
import {
  type FormBundle,
  type FormNode,
  isObject,
  type Json,
  type JsonObject,
  parsePointer,
  setAt,
  toPointer,
} from '../../runtime/core/index.ts';
import type { RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { attorneyOwner } from '../forms/drafted.ts';
import { attorneysBeginning } from '../store/desk/desk-find.ts';
import type { ReceivedAsked, WordsAsked } from '../store/forms/received.ts';
import { choicesIn, exportedOf, filtersOf } from './columns.ts';
import { personalPlaces } from './hidden.ts';
import { choiceLabel } from './labels.ts';
import { markedFor, type Reader } from './readers.ts';

type Server = Pick<ServerContext, 'db' | 'content'>;

/** What narrows a list. */
export type Narrowing = Pick<
  RequestOf<'received_list'>,
  'form' | 'find' | 'from' | 'until' | 'answers'
>;

/** The filters that they have: nobody finds out by narrowing what they may not see. */
export const filtersFor = (
  { content }: Pick<ServerContext, 'content'>,
  form: FormBundle,
  reader: Reader,
): readonly FormNode[] =>
  filtersOf(markedFor(form, reader), content.texts).filter(({ personal }) => personal !== true);

/** A Refusal where something is no filter of the form, or no choice of it. */
export async function narrowedBy(
  server: Server,
  form: FormBundle,
  { reader, asked }: { readonly reader: Reader; readonly asked: Narrowing },
): Promise<Omit<ReceivedAsked, 'most'>> {
  const { find = '', from, until, answers = {} } = asked;
  const filters = filtersFor(server, form, reader);
  return {
    form: form.id,
    sent: from || until ? { from, until, timeZone: form.timeZone } : undefined,
    having: chosenIn(answers as JsonObject).map(([path, value]) => partFor(filters, path, value)),
    words:
      find.trim() === '' ? undefined : await wordsFor(server, form, { reader, find: find.trim() }),
  };
}

async function wordsFor(
  { db, content }: Server,
  form: FormBundle,
  { reader, find }: { readonly reader: Reader; readonly find: string },
): Promise<WordsAsked> {
  const senders = await attorneysBeginning(db, find);
  const marked = markedFor(form, reader);
  const hidden = personalPlaces(marked);
  const asked = exportedOf(marked, content.texts).filter(({ personal }) => !personal);
  return {
    words: find.split(/\s+/).map((word) => [word, ...choicesReading(content, asked, word)]),
    owners: senders.map(attorneyOwner),
    // Of rows nothing can be left out by a way: then nothing is looked for in the list.
    without: hidden.map((pointer) => stepsToList(pointer)),
  };
}

/** So many choices that begin alike are looked for by one word. */
const MOST_CHOICES = 40;

/** Values of the choices in whose words one begins so: the page shows the words, and what is stored is the value. */
function choicesReading(
  { texts, locale }: Server['content'],
  nodes: readonly FormNode[],
  word: string,
): readonly string[] {
  const begins = word.toLocaleLowerCase(locale);
  const reads = (words: string): boolean =>
    words
      .toLocaleLowerCase(locale)
      .split(/\s+/)
      .some((one) => one.startsWith(begins));
  const values = nodes.flatMap((node) =>
    choicesIn(node).flatMap((value) =>
      // The store keeps no yes and no among its words.
      typeof value !== 'boolean' && reads(choiceLabel(texts, node, value)) ? [String(value)] : [],
    ),
  );
  return [...new Set(values)].slice(0, MOST_CHOICES);
}

function stepsToList(pointer: string): readonly string[] {
  const steps = parsePointer(pointer);
  const row = steps.indexOf('*');
  return row < 0 ? steps : steps.slice(0, row);
}

/** Each way that ends in a text. */
const chosenIn = (answers: JsonObject, around = ''): readonly (readonly [string, Json])[] =>
  Object.entries(answers).flatMap(([name, value = null]) => {
    const path = `${around}${name}`;
    return isObject(value) ? chosenIn(value, `${path}.`) : [[path, value] as const];
  });

/** The part of an answer that says so; of several choices one of them. */
function partFor(filters: readonly FormNode[], path: string, value: Json): JsonObject {
  const node = filters.find(({ pointer }) => pointer === toPointer(path));
  const choice = node && choicesIn(node).find((one) => String(one) === String(value));
  if (node === undefined || choice === undefined) throw new Refusal('BAD_REQUEST');
  return setAt({}, node.pointer, node.schema.items === undefined ? choice : [choice]);
}
