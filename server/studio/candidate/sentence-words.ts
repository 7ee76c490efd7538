// Tells of each sentence in words where it belongs, what it is about and where it is seen, for the list of all of them.
import {
  type IndexedSentence,
  type SeenIn,
  type SentencePlace,
  subjectOf,
} from '../../../runtime/content/index.ts';
import type { Texts } from '../../../runtime/core/index.ts';
import { inWords } from '../in-words.ts';
import { BY_DETAIL, BY_LONG, BY_ROLE } from './about-keys.ts';
import { headings } from './headings.ts';
import { MAIL_OF_CODE, READERS } from './mail-keys.ts';
import { pagesOf } from './pages-of-code.ts';

/** As `studio_wording` answers it. */
export interface SentenceInWords {
  readonly key: string;
  readonly text: string;
  readonly long: boolean;
  readonly kind: IndexedSentence['kind'];
  readonly group: string;
  readonly about: string;
  readonly places: SentencePlace[];
  readonly seen: string[];
  readonly pages: string[];
  readonly placeholders: { readonly name: string; readonly sample: string }[];
  readonly use?: string;
  readonly live?: string;
  readonly fixed?: string;
}

export interface ToSay {
  readonly sentences: readonly IndexedSentence[];
  /** Those that are live: what differs from them is told; none where these are live themselves. */
  readonly live: readonly IndexedSentence[] | undefined;
  /** The words in which the Studio itself speaks. */
  readonly texts: Pick<Texts, 't'>;
}

/** In the order of the index. */
export function sentencesInWords({ sentences, live, texts }: ToSay): SentenceInWords[] {
  const before = live && new Map(live.map((one) => [one.key, one]));
  // Everybody knows a field by the label they read: what a change makes of it gives it no other name yet.
  const own = new Map([...sentences, ...(live ?? [])].map(({ key, text }) => [key, text]));
  const headingOf = headings(own, texts);
  return sentences.map((sentence) => {
    const { key, text, long, kind, uses, values, compared, places } = sentence;
    const was = before?.get(key);
    const isOther = before !== undefined && (was?.text !== text || was.uses !== uses);
    return {
      ...{ key, text, long, kind },
      group: headingOf(sentence.group),
      about: aboutOf(was ?? sentence, texts),
      places: [...places],
      ...placesOf(sentence, own, texts),
      placeholders: values.map(({ name, sample }) => ({ name, sample: sample || inWords(name) })),
      ...(uses !== undefined && { use: uses }),
      ...(isOther && { live: was?.text ?? '' }),
      ...(compared !== undefined && { fixed: texts.t('server.wording.fixed') }),
    };
  });
}

/** What it does where it stands, and for what: by its role, and of an error by what is wrong. */
function aboutOf(sentence: IndexedSentence, { t }: ToSay['texts']): string {
  const { role, detail, of, key, group, long, text } = sentence;
  const asLong = long ? BY_LONG[group.kind] : undefined;
  if (asLong !== undefined) return t(asLong, { of: nameOfLong(key, text) });
  const [word = ''] = detail.split('.');
  const said = BY_DETAIL[role]?.[word] ?? BY_ROLE[role];
  if (said === undefined || (of === '' && NEEDS_NAME.has(role))) {
    const start = group.kind === 'part' ? group.id : key.split('.').slice(0, 2).join('.');
    return inWords(key.slice(start.length + 1) || key);
  }
  return t(said, { of, detail });
}

/** A mail by its subject; which of those that have the same one, or none, the words of its key tell. */
function nameOfLong(key: string, text: string): string {
  const words = inWords(key.slice(key.indexOf('.') + 1)).replaceAll(', ', ' ');
  const subject = subjectOf(text);
  return subject === undefined ? words : `${subject} (${words.toLowerCase()})`;
}

/** Nothing is said of these but what they are about. */
const NEEDS_NAME: ReadonlySet<string> = new Set([
  ...['label', 'hint', 'placeholder', 'choice', 'choiceHint', 'error', 'word', 'check'],
  ...['ruleFault', 'ruleWarn', 'flow', 'move', 'moved'],
]);

/** Where it is seen besides forms, and on which pages; of what is on none, who says it. */
function placesOf(
  { key, seen, code }: IndexedSentence,
  own: ReadonlyMap<string, string>,
  texts: ToSay['texts'],
): Pick<SentenceInWords, 'seen' | 'pages'> {
  const places = new Set(seen.map((one) => seenOf(one, own, texts)));
  const pages = [...pagesOf(code, key)];
  if (places.size > 0 || pages.length > 0 || code.length === 0) return { seen: [...places], pages };
  const isMail = key.startsWith('mail.');
  return { seen: [texts.t(isMail ? (MAIL_OF_CODE[key] ?? SENT) : TOLD)], pages };
}

const SENT = 'server.wording.seen.sent';
const TOLD = 'server.wording.seen.told';

function seenOf(
  { kind, name, to = '' }: SeenIn,
  own: ReadonlyMap<string, string>,
  { t }: ToSay['texts'],
): string {
  if (kind === 'view')
    return t('server.wording.seen.view', { of: own.get(`views.${name}.caption`) ?? inWords(name) });
  const [flow = '', move = ''] = name.split('.');
  const moves = [`flows.${flow}.move.${move}`, `flows.${flow}.${move}`];
  const title = own.get(`flows.${flow}.title`) ?? inWords(flow);
  if (kind === 'history') return t('server.wording.seen.history', { of: title });
  const said = moves.map((key) => own.get(key)).find((text) => text !== undefined);
  const readers = READERS[to];
  return t('server.wording.seen.move', {
    ...{ of: title, detail: said ?? inWords(move) },
    to: readers === undefined ? inWords(to) : t(readers),
  });
}
