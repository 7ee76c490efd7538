// How a sentence reads with examples in its places: made into the program that a release would make of it, and filled by the same code.

import {
  createTexts,
  type JsonObject,
  setAt,
  type TextProgram,
  type TextValue,
} from '../../../../runtime/core/index.ts';

type Samples = readonly { readonly name: string; readonly sample: string }[];

/** Undefined of a sentence that is not complete, such as one with an open brace: it cannot be read yet. */
export function readsAs(text: string, samples: Samples): string | undefined {
  const program = programIn(text);
  if (!program) return undefined;
  try {
    const texts = createTexts({ locale: 'en-US', messages: {}, templates: { it: program } });
    return texts.t('it', valuesOf(samples));
  } catch {
    return undefined;
  }
}

/** Examples as values: `contact.phone` is a member of `contact`; a whole number is one. */
export function valuesOf(samples: Samples): JsonObject {
  return samples.reduce<JsonObject>((values, { name, sample }) => {
    const value = /^\d{1,9}$/.test(sample) ? Number(sample) : sample;
    return setAt(values, `/${name.replaceAll('.', '/')}`, value) as JsonObject;
  }, {});
}

const TOKEN = /\{\{\{?\s*([^{}]*?)\s*\}?\}\}/g;
const WORD = /"([^"]*)"|'([^']*)'|([^\s"']+)/g;
const HELPERS: readonly string[] = ['date', 'money', 'plural', 'noun', 'default'];

interface Open {
  readonly if: TextValue;
  readonly isUnless: boolean;
  readonly yes: TextProgram[number][];
  readonly no: TextProgram[number][];
  inElse: boolean;
}

function programIn(text: string): TextProgram | undefined {
  const whole: TextProgram[number][] = [];
  const open: Open[] = [];
  const add = (part: TextProgram[number]): void => {
    const at = open.at(-1);
    if (!at) whole.push(part);
    else (at.inElse ? at.no : at.yes).push(part);
  };
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) add(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (!take(match[1] ?? '', open, add)) return undefined;
  }
  if (end < text.length) add(text.slice(end));
  return open.length > 0 || /\{\{|\}\}/.test(text.replaceAll(TOKEN, '')) ? undefined : whole;
}

/** False of what is no placeholder, helper or choice. */
function take(inside: string, open: Open[], add: (part: TextProgram[number]) => void): boolean {
  const begun = /^#(if|unless)\s+(\S+)$/.exec(inside);
  if (begun) {
    const [, word, name = ''] = begun;
    const isUnless = word === 'unless';
    open.push({ if: { get: name.split('.') }, isUnless, yes: [], no: [], inElse: false });
    return true;
  }
  const at = open.at(-1);
  if (inside === 'else') {
    if (at) at.inElse = true;
    return at !== undefined;
  }
  if (/^\/(if|unless)$/.test(inside)) {
    const closed = open.pop();
    if (!closed) return false;
    add(choiceOf(closed));
    return true;
  }
  const value = valueIn(inside);
  if (value) add(value);
  return value !== undefined;
}

function valueIn(inside: string): TextValue | undefined {
  const words = [...inside.matchAll(WORD)];
  const [[first = ''] = [], ...rest] = words;
  if (rest.length === 0)
    return /^[A-Za-z_][\w.]*$/.test(first) ? { get: first.split('.') } : undefined;
  if (!HELPERS.includes(first)) return undefined;
  return {
    call: first as Extract<TextValue, { readonly call: unknown }>['call'],
    of: rest.map(([, double, single, bare]) => {
      const quoted = double ?? single;
      return quoted === undefined ? { get: (bare ?? '').split('.') } : { is: quoted };
    }),
  };
}

function choiceOf({ if: asked, isUnless, yes, no }: Open): TextProgram[number] {
  // biome-ignore lint/suspicious/noThenProperty: so programs call it
  return { if: asked, then: isUnless ? no : yes, else: isUnless ? yes : no };
}
