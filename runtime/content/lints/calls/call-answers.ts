// Lint: what a widget reads of a call's answer is there by the contract, and is of the kind its field asks for.

import type { Schema } from '../../../core/index.ts';
import {
  answerKind,
  isObject,
  itemsOf,
  type Json,
  joinPointer,
  placeOf,
  widgetNamed,
} from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { optionsOf, uiPlace } from '../../link/fields.ts';
import { type FieldNode, isAlone } from '../../model/model.ts';
import { fieldAt } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';
import { itemsIn, type Members, membersOf, namesIn } from './answers.ts';
import { type Found, misfit, nameOf, type Reading, unknownName } from './reading.ts';
import { ofRowSource } from './row-sources.ts';

const READERS: Readonly<Record<string, (reading: Reading) => readonly Found[]>> = {
  options: (reading) => ofChoices(reading),
  fill: (reading) => ofFill(reading),
  check: (reading) => ofCheck(reading),
  source: (reading) => ofRowSource(reading),
};

export const callAnswers = ofUnits((form, { model, report }) => {
  for (const field of form.fields.values()) {
    const section = form.sections.find(({ id }) => id === field.section);
    if (section?.shared && !isAlone(form)) continue;
    for (const [word, read] of Object.entries(READERS)) {
      const declared = optionsOf(field.ui)[word];
      const call = isObject(declared) ? model.calls.get(String(declared.call)) : undefined;
      if (!isObject(declared) || call === undefined) continue;
      const at = `${uiPlace(field)}/ui:options/${word}`;
      for (const fault of read({ form, field, declared, call, at, model }))
        report({ ...fault, file: section?.uiFile ?? form.file });
    }
  }
});

/** Choices need a list; of a list of objects, the members that are held and shown. */
function ofChoices(reading: Reading): readonly Found[] {
  const { call, at, declared } = reading;
  const items = itemsIn(call);
  if (items === undefined) return [];
  if (items === 'none')
    return [
      {
        code: 'unknown-list',
        place: `${at}/call`,
        message: `The call "${call.id}" at ${nameOf(reading)} answers with no list to choose from.`,
        remedy: `Take a call that does: a list, or one under "data", in schemas/calls/<call>.json.`,
      },
    ];
  const members = membersOf(items);
  const unknown = ['value', 'label'].flatMap((word) =>
    unknownName(reading, members, { name: declared[word], place: `${at}/${word}`, of: 'A row of' }),
  );
  return unknown.length > 0 ? unknown : [...unnamed(reading, members), ...misfits(reading, items)];
}

/** A row is held by one of its members, unless it is held whole; something of it is shown. */
function unnamed(reading: Reading, members: Members): readonly Found[] {
  const { field, declared, at } = reading;
  const { value, label, whole } = declared;
  const isHeldWhole = whole === true || answerKind(field.schema) === 'object';
  if (members === undefined || value !== undefined) return [];
  if (isHeldWhole ? label !== undefined : isSuggested(field)) return [];
  return [
    {
      code: 'missing-word',
      place: at,
      message: `The choices of ${nameOf(reading)} are objects, and nothing says which member of one is ${isHeldWhole ? 'shown' : 'the answer'}.`,
      remedy: `Add "${isHeldWhole ? 'label' : 'value'}": one of ${[...members.keys()].join(', ')}.`,
    },
  ];
}

/** An address is typed; what is found only helps. */
const isSuggested = ({ schema, ui }: FieldNode): boolean =>
  widgetNamed(widgetAt(schema, ui))?.suggests === true;

function misfits(reading: Reading, items: Schema): readonly Found[] {
  const { field, declared, at } = reading;
  const kind = answerKind(field.schema);
  if (declared.whole === true && kind !== undefined && kind !== 'object' && kind !== 'choice')
    return [
      {
        code: 'answer-misfit',
        place: `${at}/whole`,
        message: `The choices of ${nameOf(reading)} are kept whole, but the field is no object.`,
        remedy: 'Take "whole" out, or let the field be an object with the members of a choice.',
      },
    ];
  const given =
    declared.value === undefined || declared.whole === true
      ? items
      : memberOf(items, declared.value);
  // Of several choices each is one of the list.
  const one = itemsOf(field.schema);
  const asked = one === undefined ? field : { ...field, schema: one };
  return misfit(reading, asked, given, declared.value === undefined ? `${at}/call` : `${at}/value`);
}

const memberOf = (schema: Schema, name: Json): Schema | undefined =>
  membersOf(schema)?.get(String(name));

/** Names that a look-up fills fields from; what an address suggests fills the same. */
function ofFill(reading: Reading): readonly Found[] {
  const { form, field, declared, call, at, model } = reading;
  const { options } = optionsOf(field.ui);
  const other =
    isObject(options) && isSuggested(field) ? model.calls.get(String(options.call)) : undefined;
  const suggested = other && itemsIn(other);
  const more = typeof suggested === 'object' ? membersOf(suggested) : undefined;
  const own = namesIn(call);
  // Of suggestions that are left open, anything may come.
  if (own === undefined || (other !== undefined && more === undefined)) return [];
  const names = new Map([...(more ?? []), ...own]);
  return Object.entries(isObject(declared.set) ? declared.set : {}).flatMap(([to, name]) => {
    const place = `${at}/set${joinPointer([to])}`;
    const unknown = unknownName(reading, names, { name, place, of: 'The answer of' });
    const target = fieldAt(form, placeOf(to, field.pointer));
    if (unknown.length > 0 || target === undefined) return unknown;
    return misfit(reading, target, names.get(String(name)), place);
  });
}

/** A check that can never say no would take any answer. */
function ofCheck(reading: Reading): readonly Found[] {
  const { call, at } = reading;
  const names = namesIn(call);
  if (names === undefined || call.responses['409'] !== undefined) return [];
  if (names.has('available') || names.has('valid') || canFail(names.get('status'))) return [];
  return [
    {
      code: 'unknown-answer',
      place: `${at}/call`,
      message: `The call "${call.id}" that checks ${nameOf(reading)} never says no: it answers neither "available" nor "valid".`,
      remedy: 'Take a call that answers one of them as a yes or no.',
    },
  ];
}

const canFail = (status: Schema | undefined): boolean =>
  status !== undefined && (status.enum ?? [status.const ?? 'Failed']).includes('Failed');
