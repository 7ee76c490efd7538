// What would make a sentence plainer: hints, which hold nobody up. The words they go by are content, so that each house and language has its own.

export interface PlainHint {
  readonly kind: 'instead' | 'spare' | 'passive' | 'twice' | 'shouting';
  /** What it is about, as it stands there. */
  readonly found: string;
  /** Plainer words for it; '' where it is another kind of hint. */
  readonly say: string;
}

/** Lists as they stand in the messages: entries parted by semicolons, what to say instead behind a colon. */
export interface PlainLists {
  /** Heavy words with plainer ones; without one they can be left out. */
  readonly heavy: string;
  /** Words that say no. */
  readonly negative: string;
  /** What stands before a participle where nobody says who does it. */
  readonly passive: string;
}

/** More are read by nobody. */
const MOST = 4;
/** A text of a whole page is looked at as far as somebody would read hints about it. */
const LONGEST = 20_000;

/** Of a text as people read it, each once, in the order of its sentences. */
export function plainHints(text: string, lists: PlainLists): readonly PlainHint[] {
  const found = new Map<string, PlainHint>();
  const rules = rulesOf(lists);
  for (const sentence of text.slice(0, LONGEST).split(/(?<=[.!?:;])\s+|\n/))
    for (const hint of rules.flatMap((rule) => rule(sentence)))
      if (found.size < MOST) found.set(`${hint.kind} ${hint.found.toLowerCase()}`, hint);
  return [...found.values()];
}

type Rule = (sentence: string) => readonly PlainHint[];

function rulesOf({ heavy, negative, passive }: PlainLists): readonly Rule[] {
  const heavies = entriesOf(heavy).map(([word, say]) => ({ pattern: whole(word), say }));
  const negatives = entriesOf(negative).map(([word]) => whole(word));
  const auxiliaries = new Set(entriesOf(passive).map(([word]) => word.toLowerCase()));
  return [
    (sentence) =>
      heavies.flatMap(({ pattern, say }) => {
        const [found] = pattern.exec(sentence) ?? [];
        if (found === undefined) return [];
        return [{ kind: say === '' ? 'spare' : 'instead', found, say }];
      }),
    (sentence) => passivesIn(wordsOf(sentence), auxiliaries),
    (sentence) => {
      const [first, second] = negatives.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? []);
      if (first === undefined || second === undefined) return [];
      return [{ kind: 'twice', found: `${first} … ${second}`, say: '' }];
    },
    (sentence) => {
      const loud = wordsOf(sentence).filter((word) => /^\p{Lu}{4,}$/u.test(word));
      return loud.length > 1 ? [{ kind: 'shouting', found: loud.join(' '), say: '' }] : [];
    },
  ];
}

/** "is (usually) needed": an auxiliary, and a participle at once or after an adverb. */
function passivesIn(
  words: readonly string[],
  auxiliaries: ReadonlySet<string>,
): readonly PlainHint[] {
  const at = words.findIndex((word, place) => {
    const next = words[place + 1]?.endsWith('ly') ? words[place + 2] : words[place + 1];
    return auxiliaries.has(word.toLowerCase()) && /\p{L}{2}(?:ed|en|wn)$/u.test(next ?? '');
  });
  if (at < 0) return [];
  const length = words[at + 1]?.endsWith('ly') ? 3 : 2;
  return [{ kind: 'passive', found: words.slice(at, at + length).join(' '), say: '' }];
}

const wordsOf = (sentence: string): readonly string[] => sentence.match(/[\p{L}’']+/gu) ?? [];

const entriesOf = (list: string): readonly (readonly [word: string, say: string])[] =>
  list.split(';').flatMap((entry) => {
    const [word = '', say = ''] = entry.split(':').map((part) => part.trim());
    return word === '' ? [] : [[word, say] as const];
  });

const whole = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu');

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
