// The answers a new form starts with: copied from the context, completed by the schema's defaults, finished by `start` rules.

import { inLinesOf } from '../faults/unfit-answers.ts';
import { beginsEmpty } from '../form/filled.ts';
import { formTree } from '../form/form-tree.ts';
import { createJudge } from '../judge/judge.ts';
import type { Answers, FormBundle, FormNode, Json, JsonObject, Schema } from '../model/types.ts';
import { formatOf } from '../values/formats.ts';
import { getTokens, isList, isObject, toPointer } from '../values/paths.ts';
import { setAt } from '../values/set-at.ts';
import { isBlank } from '../values/values.ts';

/** Starts a form: the start mapping, then defaults where nothing is yet, then the rules of the moment `start`. */
export async function startAnswers(form: FormBundle, context: JsonObject): Promise<Answers> {
  const answers = withDefaults(form, mappedAnswers(form, context));
  const { judge } = createJudge(form, () => []);
  const judgement = await judge({ answers, context, moment: 'start' });
  return withDefaults(form, judgement.answers);
}

/** The answers with the schema's default wherever there is none yet, in rows that exist as well. */
export function withDefaults(form: FormBundle, answers: Answers): Answers {
  const filled = defaultsFor(answers, formTree(form).root);
  return isObject(filled) ? filled : answers;
}

/** A new row of a list, or a new object, with the defaults its schema gives. */
export function newItem(form: FormBundle, list: string): Json {
  const item = formTree(form).at(toPointer(list))?.children.get('*');
  return item === undefined ? {} : (defaultsFor(undefined, item) ?? {});
}

/** What the start mapping alone copies from the context; no rule adds to it. */
export function mappedAnswers(form: FormBundle, context: JsonObject): Answers {
  let answers: Answers = {};
  for (const { to, from, as } of form.start?.map ?? []) {
    const value = getTokens(context, from.split('.'));
    if (value === undefined || isBlank(value)) continue;
    const formatted = as === undefined ? value : formatOf(as)(value);
    if (isBlank(formatted)) continue;
    const at = toPointer(to);
    const isText = typeof formatted === 'string';
    // Other services keep an address in lines; nobody could see them in a field of one.
    const fitting = isText ? inLinesOf(formTree(form).at(at), formatted) : formatted;
    answers = setAt(answers, at, fitting);
  }
  return answers;
}

function defaultsFor(value: Json | undefined, node: FormNode): Json | undefined {
  const begins = startOf(node.schema);
  // What was emptied stays empty: nothing is only what nobody has said anything about.
  if (value === null && begins !== undefined) return null;
  const start = value ?? begins ?? emptyRows(node);
  const item = node.children.get('*');
  if (isList(start)) {
    return item === undefined ? start : start.map((row) => defaultsFor(row, item) ?? row);
  }
  if (start !== undefined && !isObject(start)) return start;
  const members = new Map<string, Json | undefined>(Object.entries(start ?? {}));
  for (const [name, child] of node.children) {
    const member = name === '*' ? undefined : defaultsFor(members.get(name), child);
    if (member !== undefined) members.set(name, member);
  }
  if (start === undefined && members.size === 0) return undefined;
  return Object.fromEntries(members);
}

/** An empty list or group is no answer, and must not look like one of a branch that nobody chose. */
const startOf = ({ default: start }: Schema): Json | undefined =>
  start === undefined || beginsEmpty(start) ? undefined : start;

/** A list that must have rows starts with them; a file comes with its upload, and what a call tells with its answer. */
function emptyRows({ schema, children, reads, uiOptions }: FormNode): Json | undefined {
  const comes = reads === 'files' || uiOptions.source !== undefined;
  const least = comes ? undefined : schema.minItems;
  const rowed = children.get('*')?.schema.properties !== undefined;
  return rowed && typeof least === 'number' && least > 0
    ? new Array<Json>(Math.min(least, 50)).fill({})
    : undefined;
}
