// Lint: a widget suits its field, and understands every option and every call the field gives it.
import type { AnswerKind, CallPlace, Json, Schema, WidgetDescriptor } from '../../core/index.ts';
import { answerKind, FIELD_OPTIONS, isObject, nearestOf, toDotted } from '../../core/index.ts';
import { widgetAt } from '../compile/nodes.ts';
import { optionsOf, uiPlace } from '../link/fields.ts';
import { callsOf } from '../link/used-calls.ts';
import { type FieldNode, unitsOf } from '../model/model.ts';
import { didYouMean, type NewFault } from '../read/faults.ts';
import type { Lint } from './lint.ts';

type Found = Omit<NewFault, 'file'>;

/** A field with the widget that draws it. */
interface Drawn {
  readonly field: FieldNode;
  readonly widget: string;
  readonly descriptor: WidgetDescriptor;
  readonly kind: AnswerKind | undefined;
  readonly at: string;
}

export const widgetFit: Lint = ({ model, report }) => {
  for (const form of unitsOf(model)) {
    for (const field of form.fields.values()) {
      const widget = widgetAt(field.schema, field.ui);
      const descriptor = model.widgets.get(widget);
      if (descriptor === undefined) continue;
      const file = form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file;
      const kind = answerKind(field.schema);
      const drawn = { field, widget, descriptor, kind, at: uiPlace(field) };
      const misfit = misfitOf(drawn, model.widgets);
      const found = misfit === undefined ? wrongOptions(drawn) : [misfit];
      for (const fault of found) report({ ...fault, file });
    }
  }
};

/** How each kind is called where a person reads of it. */
const KIND_WORDS: Readonly<Record<AnswerKind, string>> = {
  text: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'a yes or no',
  choice: 'one of a few values',
  choices: 'several of a few values',
  rows: 'a list of objects',
  list: 'a list',
  object: 'an object',
};

function misfitOf(
  { field, widget, descriptor, kind, at }: Drawn,
  widgets: ReadonlyMap<string, WidgetDescriptor>,
): Found | undefined {
  if (kind === undefined || suits(descriptor, kind, field)) return undefined;
  const fitting = [...widgets]
    .filter(([, other]) => suits(other, kind, field) && other.chosen !== true)
    .map(([name]) => name);
  return {
    code: 'widget-misfit',
    place: `${at}/ui:widget`,
    message: `The widget "${widget}" cannot show "${toDotted(field.pointer)}", which is ${kindOf(field, kind)}${answersOf(descriptor, kind)}.`,
    remedy: `Take one that suits it: ${fitting.join(', ')}.`,
    nearest: nearestOf(widget, fitting),
  };
}

const suits = (descriptor: WidgetDescriptor, kind: AnswerKind, { schema }: FieldNode): boolean =>
  descriptor.suits.includes(kind) &&
  suitsFormat(descriptor, kind, schema) &&
  canAnswer(descriptor, schema);

const suitsFormat = ({ formats }: WidgetDescriptor, kind: AnswerKind, { format }: Schema) =>
  kind !== 'text' ||
  formats === undefined ||
  format === undefined ||
  formats.includes(String(format));

/** Whoever is asked for one of the listed values must be able to give each of them. */
function canAnswer({ answers }: WidgetDescriptor, schema: Schema): boolean {
  const listed = valuesOf(schema);
  return answers?.some((set) => listed.every((value) => set.includes(value))) ?? true;
}

/** The values a schema lists; null is no answer. */
const valuesOf = (schema: Schema): readonly Json[] =>
  (schema.enum ?? [schema.const ?? null]).filter((value) => value !== null);

/** More values are not named one by one. */
const FEW = 5;

/** How a person would say what the field asks for. */
function kindOf({ schema }: FieldNode, kind: AnswerKind): string {
  const listed = valuesOf(schema);
  if (kind === 'choice' && listed.length <= FEW) return `one of ${listed.map(plain).join(', ')}`;
  return (
    KIND_WORDS[kind] + (typeof schema.format === 'string' ? ` of format ${schema.format}` : '')
  );
}

/** What the widget could answer, where values are listed. */
const answersOf = ({ answers }: WidgetDescriptor, kind: AnswerKind): string =>
  answers === undefined || kind !== 'choice'
    ? ''
    : `: it answers ${answers.map((set) => set.map(plain).join(' or ')).join(', ')}`;

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function wrongOptions(drawn: Drawn): readonly Found[] {
  return [
    ...ignoredOptions(drawn),
    ...missingOptions(drawn),
    ...wrongMembers(drawn),
    ...ignoredCalls(drawn),
  ];
}

function ignoredOptions({ field, widget, descriptor, at }: Drawn): readonly Found[] {
  const own = descriptor.options ?? [];
  const understood: readonly string[] = [...FIELD_OPTIONS, ...own];
  return Object.keys(optionsOf(field.ui))
    .filter((name) => !understood.includes(name))
    .map((name) => {
      const near = nearestOf(name, own);
      return {
        code: 'option-ignored',
        place: `${at}/ui:options/${name}`,
        message: `The widget "${widget}" of "${toDotted(field.pointer)}" ignores the option "${name}".`,
        remedy: didYouMean(
          near,
          own.length > 0
            ? `Take it out, or choose another widget. This one understands ${own.join(', ')}.`
            : 'Take it out, or choose another widget.',
        ),
        nearest: near,
      };
    });
}

function missingOptions({ field, widget, descriptor, kind, at }: Drawn): readonly Found[] {
  const options = optionsOf(field.ui);
  const found = (descriptor.needs ?? [])
    .filter((name) => options[name] === undefined)
    .map((name) => ({
      code: 'option-missing',
      place: `${at}/ui:options`,
      message: `The widget "${widget}" of "${toDotted(field.pointer)}" shows nothing without the option "${name}".`,
      remedy: `Add "${name}" to its options.`,
    }));
  const listed = kind === undefined || kind === 'choice' || kind === 'boolean';
  if (descriptor.asksChoices !== true || listed || callIn(options.options) !== undefined)
    return found;
  return [
    ...found,
    {
      code: 'option-missing',
      place: `${at}/ui:widget`,
      message: `The widget "${widget}" of "${toDotted(field.pointer)}" has nothing to choose from.`,
      remedy: 'List the values in the schema ("enum"), or name a call in "options".',
    },
  ];
}

/** What it knows of a row must be named, and nothing else. */
function wrongMembers({ field, widget, descriptor, at }: Drawn): readonly Found[] {
  const { members } = optionsOf(field.ui);
  const known = descriptor.members;
  if (known === undefined || !isObject(members)) return [];
  const words = Object.keys(known);
  const place = `${at}/ui:options/members`;
  const of = `The widget "${widget}" of "${toDotted(field.pointer)}"`;
  const missing = words
    .filter((word) => known[word] && members[word] === undefined)
    .map((word) => ({
      code: 'option-missing',
      place,
      message: `${of} does not know which member of a row is "${word}".`,
      remedy: `Name it: "${word}": "./member".`,
    }));
  const unknown = Object.keys(members)
    .filter((word) => !words.includes(word))
    .map((word) => {
      const near = nearestOf(word, words);
      return {
        code: 'option-ignored',
        place: `${place}/${word}`,
        message: `${of} asks for no member called "${word}".`,
        remedy: didYouMean(near, `It asks for ${words.join(', ')}.`),
        nearest: near,
      };
    });
  return [...missing, ...unknown];
}

function ignoredCalls({ field, widget, descriptor, at }: Drawn): readonly Found[] {
  const made: readonly CallPlace[] = descriptor.calls ?? [];
  const understood = descriptor.options ?? [];
  return callsOf(field.ui)
    .filter(({ role, tokens }) => !made.includes(role) && understood.includes(tokens[0] ?? ''))
    .map(({ id, tokens }) => ({
      code: 'call-ignored',
      place: `${at}/ui:options/${tokens.join('/')}`,
      message: `The widget "${widget}" of "${toDotted(field.pointer)}" never makes the call "${id}".`,
      remedy: 'Take the call out, or choose a widget that asks for its choices, such as select.',
    }));
}

const callIn = (options: Json | undefined): Json | undefined =>
  isObject(options) ? options.call : undefined;
