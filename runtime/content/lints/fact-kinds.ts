// What is known of a fact before anybody answers: by the schema of its field, or by the program for what is known besides.
import { ABOUT_FACT, CONTEXT_FACTS, type Schema } from '../../core/index.ts';
import type { LinkedForm, RuleFile } from '../model/model.ts';
import { fieldIn } from './field-lookup.ts';
import { type FactKind, kindsOf } from './operator-kinds.ts';

/** Of which kinds the answers to a fact are, and what its items are if it is a list. What is absent is not known. */
export interface Side {
  readonly kinds?: readonly FactKind[] | undefined;
  readonly item?: Schema | undefined;
}

/** What is known of the fact of that name in a rule. */
export function sideOf(form: LinkedForm, rule: RuleFile, fact: string): Side {
  if (fact === 'row.$index') return { kinds: ['number'] };
  const known = knownKinds(fact);
  if (known !== undefined) return { kinds: known };
  const schema = fieldIn(form, rule, fact)?.schema;
  if (schema === undefined) return {};
  if (fact.includes('*')) return { kinds: ['list'], item: schema };
  return { kinds: kindsOf(schema), item: schema.items };
}

/** The kinds of a fact that the program itself tells; of loaded records nothing is known. */
export function knownKinds(fact: string): readonly FactKind[] | undefined {
  if (fact === 'context.today') return ['date'];
  return NAMES.has(fact) ? ['words'] : undefined;
}

/** Facts of the context that are names of something. */
const NAMES: ReadonlySet<string> = new Set(
  [...CONTEXT_FACTS, ABOUT_FACT].map((name) => `context.${name}`),
);

/** Can an answer of one of these kinds be of one that is wanted? A day may stand in any text; what is not known may be anything. */
export const overlap = (
  wanted: readonly FactKind[] | undefined,
  kinds: readonly FactKind[] | undefined,
): boolean =>
  wanted === undefined ||
  kinds === undefined ||
  kinds.some(
    (kind) =>
      wanted.includes(kind) ||
      (kind === 'date' && wanted.includes('text') && !wanted.includes('number')),
  );

/** May what is of some kinds be written where others are taken? A number does not become a text by that, nor the other way. */
export function fits(
  kinds: readonly FactKind[] | undefined,
  taken: readonly FactKind[] | undefined,
): boolean {
  const areTexts = taken?.some((kind) => kind === 'text' || kind === 'words' || kind === 'date');
  const isDate = kinds?.length === 1 && kinds[0] === 'date';
  if (taken && isDate) return taken.includes('date') || taken.includes('text');
  return overlap(areTexts ? [...(taken ?? []), 'text', 'words'] : taken, kinds);
}

const AS_SAID: Readonly<Record<FactKind, string>> = {
  text: 'a text',
  words: 'a text',
  number: 'a number',
  date: 'a date',
  'yes or no': 'yes or no',
  list: 'a list',
  group: 'a group of fields',
};

/** The kinds as a sentence names them, each once; where days are wanted, texts that are none are told from those that may be. */
export function aKind(
  kinds: readonly FactKind[] | undefined,
  wanted: readonly FactKind[] = [],
): string {
  const areDays = wanted.includes('date') && !wanted.includes('words');
  const said = (kinds ?? []).map((kind) =>
    kind === 'words' && areDays ? 'a text that is never a date' : AS_SAID[kind],
  );
  return [...new Set(said)].join(' or ');
}
