// What the source of a list says of its rows: members they have, of the kinds the call gives, and all that must be answered.
import type { RowSource, Schema } from '../../../core/index.ts';
import {
  answerKind,
  itemsOf,
  joinPointer,
  nearestOf,
  propertiesOf,
  rowSourceOf,
  toldMembers,
} from '../../../core/index.ts';
import { optionsOf } from '../../link/fields.ts';
import { didYouMean } from '../../read/faults.ts';
import { isOnlyRead } from '../rules/never-answerable.ts';
import { itemsIn, membersOf } from './answers.ts';
import { type Found, misfit, nameOf, type Reading, unknownName } from './reading.ts';

/** All of it; of a field that is no list of rows only that. */
export function ofRowSource(reading: Reading): readonly Found[] {
  const { field, at } = reading;
  const source = rowSourceOf(optionsOf(field.ui));
  if (source === undefined) return [];
  if (answerKind(field.schema) !== 'rows')
    return [
      {
        code: 'answer-misfit',
        place: at,
        message: `${nameOf(reading)} is no list of objects, so nothing fills its rows.`,
        remedy:
          'Let its "items" be an object with the members that are filled, or take "source" out.',
      },
    ];
  return [
    ...namedMembers(reading, source),
    ...answered(reading, source),
    ...unanswerable(reading, source),
    ...idle(reading, source),
  ];
}

/** The members a layout names are there, the key among those that are filled. */
function namedMembers(reading: Reading, source: RowSource): readonly Found[] {
  const { field, at } = reading;
  const filled = source.members.map(([member]) => member);
  const known = [...propertiesOf(itemsOf(field.schema) ?? {}).keys()];
  const unknown = filled.filter((member) => !known.includes(member));
  const faults = unknown.map((member) =>
    strange(`${at}/members${joinPointer([member])}`, known, {
      name: member,
      message: `A row of ${nameOf(reading)} has no "${member}".`,
    }),
  );
  const named = [source.key, ...source.change].map((name, index) => ({
    name,
    place: index === 0 ? `${at}/key` : `${at}/change/${index - 1}`,
    message: `"${name}" of ${nameOf(reading)} is none of the members that are filled.`,
  }));
  faults.push(
    ...named
      .filter(({ name }) => !filled.includes(name))
      .map(({ place, ...words }) => strange(place, filled, words)),
  );
  if (source.change.includes(source.key))
    faults.push({
      code: 'answer-misfit',
      place: `${at}/change/${source.change.indexOf(source.key)}`,
      message: `By "${source.key}" a row of ${nameOf(reading)} is known again, so nobody may change it.`,
      remedy: 'Take it out of "change".',
    });
  return faults;
}

const strange = (
  place: string,
  known: readonly string[],
  { name, message }: { readonly name: string; readonly message: string },
): Found => {
  const nearest = nearestOf(name, known);
  const remedy = didYouMean(nearest, `It has ${known.join(', ')}.`);
  return { code: 'unknown-field', place, message, remedy, nearest };
};

/** What is read of an entry is there, and is what the member takes. */
function answered(reading: Reading, source: RowSource): readonly Found[] {
  const { call, at, field, form } = reading;
  const items = itemsIn(call);
  if (items === 'none')
    return [
      {
        code: 'unknown-list',
        place: `${at}/call`,
        message: `The call "${call.id}" at ${nameOf(reading)} answers with no list to fill rows from.`,
        remedy: `Take a call that does: a list, or one under "data", in schemas/calls/<call>.json.`,
      },
    ];
  const entry = items && membersOf(items);
  return source.members.flatMap(([member, name]) => {
    const place = `${at}/members${joinPointer([member])}`;
    const unknown = unknownName(reading, entry, { name, place, of: 'An entry of' });
    const target = form.fields.get(`${field.pointer}/*/${member}`);
    if (unknown.length > 0 || target === undefined) return unknown;
    return misfit(reading, target, entry?.get(name), place);
  });
}

/** What a row must have is filled for sure, or can be answered. */
function unanswerable(reading: Reading, source: RowSource): readonly Found[] {
  const { field, form, at, call } = reading;
  const row = itemsOf(field.schema) ?? {};
  const items = itemsIn(call);
  const told = toldMembers(source);
  const from = new Map(source.members);
  return (row.required ?? []).flatMap((member): readonly Found[] => {
    const node = form.fields.get(`${field.pointer}/*/${member}`);
    const name = from.get(member);
    const isTold = told.includes(member);
    if (isTold && !mayLack(items, name ?? '')) return [];
    if (!isTold && node !== undefined && !node.unseen && !isOnlyRead(node)) return [];
    if (!isTold && name !== undefined) return [];
    return [
      {
        code: 'required-but-hidden',
        place: name === undefined ? at : `${at}/members${joinPointer([member])}`,
        message:
          name === undefined
            ? `A row of ${nameOf(reading)} must have "${member}", which is neither filled nor asked for.`
            : `A row of ${nameOf(reading)} must have "${member}", but the call "${call.id}" may leave "${name}" out.`,
        remedy:
          name === undefined
            ? `Fill it under "members", show it, or take it out of "required".`
            : `Name it under "change" so that a person can answer it, or take it out of "required".`,
      },
    ];
  });
}

/** Does the contract list the members of an entry, and this one as one that need not be there? */
function mayLack(items: Schema | 'none' | undefined, name: string): boolean {
  if (items === undefined || items === 'none') return false;
  return membersOf(items)?.has(name) === true && items.required?.includes(name) !== true;
}

/** Words beside it that say the same or the opposite, and rows of a person's own that could never be sent. */
function idle(reading: Reading, source: RowSource): readonly Found[] {
  const { field, at } = reading;
  const { item } = optionsOf(field.ui);
  const around = at.slice(0, at.lastIndexOf('/'));
  const beside = ['fixed', 'keep', 'deleted'].filter(
    (word) => typeof item === 'object' && item !== null && Object.hasOwn(item, word),
  );
  const faults = beside.map(
    (word): Found => ({
      code: 'option-ignored',
      place: `${around}/item/${word}`,
      message: `Which rows of ${nameOf(reading)} stay is said by its "source", not by "${word}".`,
      remedy: `Take "${word}" out; "add" and "remove" of the source say what a person may do.`,
    }),
  );
  const needsKey = itemsOf(field.schema)?.required?.includes(source.key) === true;
  if (source.add && needsKey)
    faults.push({
      code: 'required-but-hidden',
      place: `${at}/add`,
      message: `Rows that a person adds to ${nameOf(reading)} have no "${source.key}", which each row must have.`,
      remedy: `Take "${source.key}" out of "required", or "add" out of the source.`,
    });
  return faults;
}
