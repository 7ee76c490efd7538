// Texts and days that nobody means, whatever the schema allows: signs that cannot be shown, lines in a line, a year of few digits.
import type { FormTree } from '../form/form-tree.ts';
import type { Answers, Fault, FormNode, Json, Pointer } from '../model/types.ts';
import { isCalendarDate } from '../values/dates.ts';
import { childPointer, isList } from '../values/paths.ts';
import { originOf } from '../values/row-origin.ts';
import { isOneLine } from '../widgets/one-line.ts';
import { faultAt } from './schema-faults.ts';

/** A fault at every such answer. Answers are never mutated: what was looked at is not looked at again. */
export const unfitAnswers = (answers: Answers, tree: FormTree): readonly Fault[] =>
  unfitIn(answers, tree.root).map(([path, code]) => faultAt(tree, path, code, {}));

type Unfit = readonly [path: Pointer, code: string];

const NONE: readonly Unfit[] = [];
/** By the place an answer stands in; places that no form knows are one. */
const KNOWN = new WeakMap<object, WeakMap<object, readonly Unfit[]>>();
const NOWHERE = {};

function unfitIn(value: Json | undefined, node: FormNode | undefined): readonly Unfit[] {
  if (typeof value === 'string') {
    const code = unfitText(value, node);
    return code === undefined ? NONE : [['', code]];
  }
  if (typeof value !== 'object' || value === null) return NONE;
  const here = KNOWN.get(node ?? NOWHERE) ?? new WeakMap<object, readonly Unfit[]>();
  KNOWN.set(node ?? NOWHERE, here);
  const known = here.get(value);
  if (known !== undefined) return known;
  const origin = isList(value) ? originOf(value) : undefined;
  // Of a list that differs in one row from one without faults, that row says it.
  const isKnown = origin !== undefined && here.get(origin.list) === NONE;
  const names = isKnown ? [String(origin.index)] : Object.keys(value);
  const found: Unfit[] = [];
  for (const name of names) {
    const member = (value as Readonly<Record<string, Json>>)[name];
    if (isPlain(member)) continue;
    const below = unfitIn(member, node?.children.get(isList(value) ? '*' : name));
    if (below === NONE) continue;
    for (const [path, code] of below) found.push([childPointer('', name) + path, code]);
  }
  const result = found.length === 0 ? NONE : found;
  // Of a row in which nothing is found its list knows, and there may be thousands.
  if (result !== NONE || isList(value) || node?.name !== '*') here.set(value, result);
  return result;
}

/** What nearly every text is made of. */
const PLAIN = /^[\x20-\x7e\xa0-\u024f]*$/;
/** A day before this is one of few digits. */
const EARLIEST = '1000';

/** Is there nothing to find, wherever it stands? There may be thousands of answers, and nearly all of them are such. */
const isPlain = (value: Json | undefined): boolean =>
  typeof value === 'string' ? value >= EARLIEST && PLAIN.test(value) : typeof value !== 'object';

const LINES = /[\n\v\f\r\x85\u2028\u2029]/;
/**
 * Controls, half characters, the sign for a lost one, signs that turn the direction of reading for what follows, and more
 * marks over one letter than any language writes: they reach into the lines around.
 */
const UNSHOWN =
  /(?![\t\n\v\f\r\x85])\p{Cc}|\p{Mn}{7}|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufff9-\uffff]/u;

/** May a text be shown as it is, whatever it is an answer to? */
export const isShowable = (text: string): boolean => PLAIN.test(text) || !UNSHOWN.test(text);

/** A text as it stands in a field: of a one-line field in one line. */
export const inLinesOf = (node: FormNode | undefined, text: string): string =>
  isLine(node) && LINES.test(text)
    ? text
        .split(LINES)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ')
    : text;

const isLine = (node: FormNode | undefined): boolean =>
  node !== undefined && !node.unseen && isOneLine(node.widget);

function unfitText(text: string, node: FormNode | undefined): string | undefined {
  if (!PLAIN.test(text)) {
    if (UNSHOWN.test(text)) return 'characters';
    if (isLine(node) && LINES.test(text)) return 'line';
  }
  const isDay = node?.schema.format === 'date';
  return isDay && text < EARLIEST && isCalendarDate(text) ? 'format' : undefined;
}
