// What stands in the way of releasing a change: each fault of the check at the sentence it is about, with what would mend it.
import {
  type ContentFault,
  type ContentSource,
  type IndexedSentence,
  mendOf,
  readJson,
} from '../../../runtime/content/index.ts';
import { isObject, type Json, parsePointer } from '../../../runtime/core/index.ts';

type Words = { readonly text: string } | { readonly use: string };

/** As `studio_problems` answers it. */
export interface Problem {
  /** The sentence it is about; '' where it is about something else. */
  readonly key: string;
  /** It keeps nothing from being released. */
  readonly level?: 'warning';
  readonly file: string;
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
  /** Commands that would put it right, where there is one sensible way. */
  readonly mend?: ({ readonly kind: 'sentence'; readonly key: string } & Words)[];
}

export interface Judged {
  readonly faults: readonly ContentFault[];
  readonly sentences: readonly IndexedSentence[];
  readonly source: ContentSource;
  /** What each sentence is about, in words, by its key. */
  readonly about: ReadonlyMap<string, string>;
}

/** In the order of the check. */
export function problemsOf({ faults, sentences, source, about }: Judged): Problem[] {
  const all = new Map(sentences.map((one) => [one.key, one]));
  const told = new Set<string>();
  return faults.flatMap((fault) => {
    const { file, place, message, remedy, code, level } = fault;
    const key = keyOf(fault, source);
    const sentence = all.get(key);
    // One mistake in a sentence that several rules find has one remedy, and is told once.
    const mistake = `${key} ${code} ${remedy}`;
    if (sentence && told.has(mistake)) return [];
    told.add(mistake);
    const mend = sentence && isOfSentence(file) && mendOf({ code, sentence, all });
    return {
      ...(level && { level }),
      ...{ key, file, place, message: inWords(movesInWords(message, all), about) },
      remedy: inWords(withoutFiles(remedy), about),
      ...(mend && { mend: [{ kind: 'sentence' as const, key, ...mend }] }),
    };
  });
}

/** A move by its button and the title of its flow. */
const movesInWords = (said: string, all: ReadonlyMap<string, IndexedSentence>): string =>
  said.replace(/"([\w-]+)" of "([\w-]+)"/g, (quoted, move: string, flow: string) => {
    const title = all.get(`flows.${flow}.title`)?.text;
    const button = (all.get(`flows.${flow}.move.${move}`) ?? all.get(`flows.${flow}.${move}`))
      ?.text;
    return title === undefined || button === undefined ? quoted : `“${button}” (${title})`;
  });

/** A key in quotes is what the sentence is about: nobody who words it knows keys. */
const inWords = (said: string, about: ReadonlyMap<string, string>): string =>
  said.replace(/"([\w.-]+)"/g, (quoted, key: string) => {
    const words = about.get(key) ?? about.get(`mail.${key}`);
    return words === undefined ? quoted : `“${words}”`;
  });

/** What is to be done in files is left out, where anything else is left. */
function withoutFiles(remedy: string): string {
  const sentences = remedy.split(/(?<=[.?!]) (?=\p{Lu})/u);
  const kept = sentences.filter((one) => !/\b(?:schemas|messages|rules)\//.test(one));
  return kept.length > 0 ? kept.join(' ') : remedy;
}

const MESSAGES = /^messages\/[^/]+\/(.+)\.(json|md)$/;

const isOfSentence = (file: string): boolean => MESSAGES.test(file);

/** The sentence at a place of a file of messages, or the one that a rule says there. */
function keyOf({ file, place }: ContentFault, source: ContentSource): string {
  const [, name = '', ending] = MESSAGES.exec(file) ?? [];
  if (ending === 'md') return name.replaceAll('/', '.');
  const tokens = place === '' ? [] : parsePointer(place);
  if (ending === 'json') {
    const [own] = tokens;
    return own === undefined ? '' : `${name.replaceAll('/', '.')}.${own}`;
  }
  if (file.startsWith('rules/')) return keyInRule(tokens, source.get(file));
  // A move of a flow names the mail that goes out.
  return file.startsWith('schemas/flows/') && tokens.at(-1) === 'mail'
    ? `mail.${String(valueAt(tokens, source.get(file)))}`
    : '';
}

/** What stands at a place of a file; undefined where nothing does. */
function valueAt(tokens: readonly string[], text: string | undefined): Json | undefined {
  const read = text === undefined ? undefined : readJson(text);
  if (read === undefined || !('value' in read)) return undefined;
  return tokens.reduce<Json | undefined>((at, token) => {
    if (Array.isArray(at)) return at[Number(token)];
    return isObject(at) ? at[token] : undefined;
  }, read.value);
}

/** `/rules/3/event/params/…`: what the rule says there. */
function keyInRule(tokens: readonly string[], text: string | undefined): string {
  const at = tokens.lastIndexOf('event');
  if (at < 0 || tokens[at + 1] !== 'params') return '';
  const said = valueAt([...tokens.slice(0, at), 'event', 'params', 'message'], text);
  return typeof said === 'string' ? said : '';
}
