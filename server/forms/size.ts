// Bounds the work one set of answers can make: judging costs time and memory for every row, and a body holds many.
import {
  type Answers,
  childPointer,
  type Fault,
  isList,
  type Json,
  type Schema,
} from '../../runtime/core/index.ts';
import type { ReleasedForm } from '../content/released.ts';
import { largest } from '../http/room.ts';

/** Rows of all lists together. The largest real form has some thousands. */
const MOST_ROWS = 20_000;
/** For lists whose schema sets no bound of its own. */
const MOST_ROWS_OF_A_LIST = 5000;
/** Names in one object. The largest real form has some hundreds. */
const MOST_NAMES = 2000;

/** True when no real form was filled in like this. */
export function isOverfull(answers: Answers): boolean {
  let rows = 0;
  const waiting: Json[] = [answers];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) rows += value.length;
    if (rows > MOST_ROWS) return true;
    const members = Object.values(value);
    if (!Array.isArray(value) && members.length > MOST_NAMES) return true;
    for (const member of members) if (member !== undefined) waiting.push(member);
  }
  return false;
}

/** Whoever is typing may have more in a field than it takes in the end. */
const WHILE_TYPING = 4;
/** Less than this is not worth a refusal. */
const ALWAYS_TAKEN = 32 * 1024;

/** True for more than the fields of a form can hold, with room for answers that are not right yet. */
export function isOversized(form: ReleasedForm, answers: Answers): boolean {
  const size = JSON.stringify(answers).length;
  if (size <= ALWAYS_TAKEN) return false;
  const room = form.bundle.sections.reduce((sum, { schema }) => sum + largest(schema), 0);
  return size > room * WHILE_TYPING;
}

/** A fault for every list with more rows than its schema allows. */
export function overlongLists(form: ReleasedForm, answers: Answers): readonly Fault[] {
  return form.bundle.sections.flatMap(({ id, schema }) => {
    const found: Overlong[] = [];
    lookUnder(schema, answers, '', found);
    return found.map(
      ({ path, limit }): Fault => ({ path, code: 'maxItems', params: { limit }, section: id }),
    );
  });
}

interface Overlong {
  readonly path: string;
  readonly limit: number;
}

/** Most answers are neither lists nor objects: only what was answered is looked at, and no path is made for nothing. */
function lookUnder(
  schema: Schema,
  value: Answers | readonly Json[],
  path: string,
  found: Overlong[],
): void {
  if (isList(value)) {
    const limit = typeof schema.maxItems === 'number' ? schema.maxItems : MOST_ROWS_OF_A_LIST;
    const { items } = schema;
    if (value.length > limit) found.push({ path, limit });
    else if (items)
      value.forEach((item, row) => {
        if (isContainer(item)) lookUnder(items, item, childPointer(path, row), found);
      });
    return;
  }
  const { properties } = schema;
  if (properties === undefined) return;
  for (const name of Object.keys(value)) {
    const member = value[name];
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property && isContainer(member))
      lookUnder(property, member, childPointer(path, name), found);
  }
}

const isContainer = (value: Json | undefined): value is Answers | readonly Json[] =>
  typeof value === 'object' && value !== null;
