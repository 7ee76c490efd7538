// Shortens what ajv writes, for the browsers that read it while somebody waits for a form: half as long, and it says the same.

import { isObject, type Json, type JsonObject, type Schema } from '../../core/index.ts';

/** One error as ajv adds it to those found so far, wherever it collects all of them. */
const ADDED =
  /const (err\d+) = \{(.*?)\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/gs;
/** Each validator begins with this. */
const START = 'let vErrors = null;let errors = 0;';
const ADD =
  'const add = (instancePath, path, keyword, params) => {const error = {instancePath, schemaPath: path + "/" + keyword, keyword, params};if(vErrors === null){vErrors = [error];}else {vErrors.push(error);}errors++;};';
/** Names of ajv's own: a schema that says one of them might be taken for code, and is left as it is. */
const OWN = /vErrors|schema11|const err/;

/**
 * The source of a validator as ajv's standalone code has it (without texts, all errors), shorter: an error is one call in
 * place of five statements, and of the schema it carries along no more is left than what it reads of it.
 */
export function compacted(code: string, schema: Schema): string {
  const text = JSON.stringify(schema);
  if (OWN.test(text)) return code;
  const short = code
    .replaceAll(ADDED, (whole, _name: string, held: string) => {
      const error = heldIn(held);
      return error
        ? `add(${error.place},"${error.path}","${error.keyword}",${error.params});`
        : whole;
    })
    .replaceAll(START, START + ADD);
  const carried = `const schema11 = ${text};`;
  return short.includes(carried) ? withoutUnread(short, carried, schema) : short;
}

/** What such an error holds where texts are left out. The path of its schema ends in its keyword. */
function heldIn(held: string) {
  // In a text of the schema the quotation mark would stand behind a backslash.
  const [where, rest] = splitAt(held, ',schemaPath:"');
  const [path, end] = splitAt(rest, '",keyword:"');
  const [keyword, params] = splitAt(end, '",params:');
  if (!params.startsWith('{') || !params.endsWith('}') || !path.endsWith(`/${keyword}`)) return;
  const [name, place] = splitAt(where, ':');
  if (name !== 'instancePath') return;
  return { place: place || name, path: path.slice(0, -keyword.length - 1), keyword, params };
}

/** What stands before the first of these words, and what behind it. */
function splitAt(text: string, words: string): readonly [string, string] {
  const at = text.indexOf(words);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + words.length)];
}

/** A path into the schema, in ajv's spelling, and one step of it. */
const READ = /schema11((?:\.[\w$]+|\["(?:[^"\\]|\\.)*"\]|\[\d+\])*)/g;
const STEP = /\.([\w$]+)|\[("(?:[^"\\]|\\.)*"|\d+)\]/g;

function withoutUnread(code: string, carried: string, schema: Schema): string {
  const others = code.replace(carried, () => '');
  const reads = [...others.matchAll(READ)].map(([, path = '']) => stepsOf(path));
  if (reads.length === 0) return others;
  const result = reads.reduce<Json>((some, steps) => withRead(some, schema, steps), {});
  return code.replace(carried, () => `const schema11 = ${JSON.stringify(result)};`);
}

const stepsOf = (path: string): readonly string[] =>
  [...path.matchAll(STEP)].map(
    ([, name, inBrackets = '']) => name ?? String(JSON.parse(inBrackets)),
  );

/** `kept` with what stands there in `whole`; of a list only the places that are read, as members of their numbers. */
function withRead(result: Json, whole: Json | undefined, [step, ...rest]: readonly string[]): Json {
  if (step === undefined) return whole ?? null;
  if (result === whole) return result;
  const before: JsonObject = isObject(result) ? result : {};
  const inside = Object(whole)[step] as Json | undefined;
  return { ...before, [step]: withRead(before[step] ?? {}, inside, rest) };
}
