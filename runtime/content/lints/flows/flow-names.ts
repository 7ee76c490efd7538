// Lint: a status flow speaks of states, roles, forms, mails and switches that exist, and each of its moves has words.
import { type Flow, nearestOf, START, SYSTEM, stateNamed, toPointer } from '../../../core/index.ts';
import { reportName } from '../../link/link-calls.ts';
import { HOUSE_FILE } from '../../model/house.ts';
import type { LinkedForm, Model } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { typeOf } from '../../schema/types-of.ts';
import { fieldAt, nearestField } from '../common/field-lookup.ts';
import type { WholeLint } from '../common/lint.ts';

export const flowNames: WholeLint = ({ model, report }) => {
  const read = new Set<string>();
  for (const { file, flow } of model.flows.values()) {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    if (flow.id !== name) reportName(file, flow.id, name, report);
    for (const named of namesIn(flow, model)) reportUnknown(named, file, report);
    for (const { key, place } of wordsOf(flow)) {
      read.add(key);
      if (model.messages.has(key)) continue;
      report({
        code: 'unknown-message',
        file,
        place,
        message: `There is no message "${key}".`,
        remedy: `Add it to messages/${model.locale}/flows.json.`,
        nearest: nearestOf(key, [...model.messages.keys()]),
        about: key,
      });
    }
  }
  if (!model.incomplete) reportUnread(model, read, report);
};

/** A name that stands somewhere, and those it may be; nothing is known where `known` is absent. */
interface Named {
  readonly place: string;
  readonly name: string;
  readonly known: readonly string[];
  /** What it should be one of: "a role of this house". */
  readonly kind: string;
  readonly remedy: string;
}

function namesIn(flow: Flow, model: Model): readonly Named[] {
  const moves = [
    { place: '/start', from: undefined, form: undefined, ...flow.start },
    ...flow.moves.map((move, at) => ({ place: `/moves/${at}`, ...move })),
  ];
  const waiting = flow.states.flatMap(({ waits, answered }, at) =>
    Object.entries({ waits, answered }).flatMap(([word, role]) =>
      role === undefined ? [] : roleIn(model, `/states/${at}/${word}`, role, []),
    ),
  );
  const ways = moves.flatMap(({ place, who, from, to, form, mails = [] }) => [
    ...stateIn(flow, `${place}/to`, to),
    ...(Array.isArray(from) ? from : []).flatMap((name, at) =>
      stateIn(flow, `${place}/from/${at}`, String(name)),
    ),
    ...roleIn(model, `${place}/who`, who, [SYSTEM]),
    ...(form === undefined ? [] : formIn(model, `${place}/form`, form)),
    ...mails.flatMap(({ mail, to: reader, switch: turned }, at) => [
      ...mailIn(model, `${place}/mails/${at}/mail`, mail),
      ...roleIn(model, `${place}/mails/${at}/to`, reader, []),
      ...(turned === undefined ? [] : switchIn(model, `${place}/mails/${at}/switch`, turned)),
    ]),
  ]);
  return [...waiting, ...ways];
}

function stateIn(flow: Flow, place: string, name: string): readonly Named[] {
  if (stateNamed(flow, name)) return [];
  const known = flow.states.map((state) => state.name);
  const kind = `a state of "${flow.id}"`;
  return [{ place, name, known, kind, remedy: 'Add it to "states", or correct it.' }];
}

function roleIn(
  { house, unread }: Model,
  place: string,
  name: string,
  besides: readonly string[],
): readonly Named[] {
  const known = [...Object.keys(house.roles), ...besides];
  if (unread.has(HOUSE_FILE) || known.includes(name)) return [];
  const remedy = `Known are: ${known.join(', ')}. ${HOUSE_FILE} declares them.`;
  return [{ place, name, known, kind: 'a role of this house', remedy }];
}

function formIn({ forms, incomplete }: Model, place: string, name: string): readonly Named[] {
  const known = forms.map(({ id }) => id);
  if (incomplete || known.includes(name)) return [];
  const remedy = 'Make the form in schemas/forms, or ask nothing.';
  return [{ place, name, known, kind: 'a form', remedy }];
}

function mailIn({ messages, locale }: Model, place: string, name: string): readonly Named[] {
  const known = [...messages.keys()].flatMap((key) =>
    key.startsWith(MAIL) ? [key.slice(MAIL.length)] : [],
  );
  if (known.includes(name)) return [];
  const remedy = `Write it in messages/${locale}/mail/${name}.md.`;
  return [{ place, name, known, kind: 'a mail', remedy }];
}

const MAIL = 'mail.';

/** A form that is there, and in it something to answer with yes or no. */
function switchIn(
  model: Model,
  place: string,
  { form: id, field }: { readonly form: string; readonly field: string },
): readonly Named[] {
  const unknown = formIn(model, `${place}/form`, id);
  const form = model.forms.find((one) => one.id === id);
  if (unknown.length > 0 || form === undefined || isSwitch(form, field)) return unknown;
  const near = nearestField(form, field);
  const kind = `a yes-or-no field of "${id}"`;
  const remedy = 'Name a field of the type boolean.';
  return [{ place: `${place}/field`, name: field, known: near ? [near] : [], kind, remedy }];
}

const isSwitch = (form: LinkedForm, field: string): boolean => {
  const node = fieldAt(form, toPointer(field));
  return node !== undefined && typeOf(node.schema) === 'boolean';
};

function reportUnknown(
  { place, name, known, kind, remedy }: Named,
  file: string,
  report: Report,
): void {
  const near = nearestOf(name, known);
  report({
    code: 'unknown-name',
    file,
    place,
    message: `"${name}" is not ${kind}.`,
    remedy: didYouMean(near, remedy),
    nearest: near,
  });
}

/** Message keys of a flow: its name, how it begins, and each move; of these what is done, what was, and what is asked first. */
function wordsOf({
  id,
  moves,
  retired,
}: Flow): readonly { readonly key: string; readonly place: string }[] {
  const named = (name: string, place: string) =>
    ['move', 'done'].map((word) => ({ key: `flows.${id}.${word}.${name}`, place }));
  return [
    { key: `flows.${id}.title`, place: '/id' },
    { key: `flows.${id}.${START}`, place: '/start' },
    { key: `flows.${id}.done.${START}`, place: '/start' },
    ...moves.flatMap(({ name }, at) => named(name, `/moves/${at}/name`)),
    ...moves.flatMap(({ name, confirm }, at) =>
      confirm ? [{ key: `flows.${id}.confirm.${name}`, place: `/moves/${at}/confirm` }] : [],
    ),
    ...(retired?.moves ?? []).map(({ name }, at) => ({
      key: `flows.${id}.done.${name}`,
      place: `/retired/moves/${at}/name`,
    })),
  ];
}

function reportUnread(model: Model, read: ReadonlySet<string>, report: Report): void {
  for (const { key, file, place } of model.messages.values()) {
    if (!key.startsWith('flows.') || read.has(key)) continue;
    const near = nearestOf(key, [...read]);
    report({
      code: 'unused-message',
      file,
      place,
      message: `No status flow reads the message "${key}".`,
      remedy: didYouMean(near, 'Correct the key, or remove the message.'),
      nearest: near,
      about: key,
    });
  }
}
