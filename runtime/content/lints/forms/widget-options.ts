// What is wrong with the options of a widget: some it ignores, some it cannot do without, calls it never makes.
import type { AnswerKind, CallPlace, Json, WidgetDescriptor } from '../../../core/index.ts';
import { FIELD_OPTIONS, isObject, nearestOf, toDotted } from '../../../core/index.ts';
import { optionsOf } from '../../link/fields.ts';
import { callsOf } from '../../link/used-calls.ts';
import type { FieldNode } from '../../model/model.ts';
import { didYouMean, type NewFault } from '../../read/faults.ts';

export type Found = Omit<NewFault, 'file'>;

/** A field with the widget that draws it. */
export interface Drawn {
  readonly field: FieldNode;
  readonly widget: string;
  readonly descriptor: WidgetDescriptor;
  readonly kind: AnswerKind | undefined;
  readonly at: string;
}

/** All of it; the file is known to whoever asks. */
export function wrongOptions(drawn: Drawn): readonly Found[] {
  return [
    ...ignoredOptions(drawn),
    ...missingOptions(drawn),
    ...wrongMembers(drawn),
    ...ignoredCalls(drawn),
  ];
}

/** Kinds whose schema lists the values. */
const LISTED: readonly AnswerKind[] = ['choice', 'choices', 'boolean'];

function ignoredOptions({ field, widget, descriptor, kind, at }: Drawn): readonly Found[] {
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
          isLimit(name) ? undefined : near,
          isLimit(name)
            ? limitRemedy(name, kind)
            : own.length > 0
              ? `Take it out, or choose another widget. This one understands ${own.join(', ')}.`
              : 'Take it out, or choose another widget.',
        ),
        ...(isLimit(name) ? {} : { nearest: near }),
      };
    });
}

const isLimit = (name: string): boolean => name === 'min' || name === 'max';

/** Days are limited in the layout, numbers in the schema. */
function limitRemedy(name: string, kind: AnswerKind | undefined): string {
  const isNumber = kind === 'number' || kind === 'integer';
  return isNumber
    ? `A number is limited in its schema, by "${name}imum". Take it out here.`
    : `"${name}" is the ${name === 'min' ? 'first' : 'last'} day of a date: write "format": "date" in the schema of the field, or take it out.`;
}

function missingOptions({ field, widget, descriptor, kind, at }: Drawn): readonly Found[] {
  const options = optionsOf(field.ui);
  const found = (descriptor.needs ?? [])
    .filter((name) => memberAt(options, name) === undefined)
    .map((name) => ({
      code: 'option-missing',
      place: `${at}/ui:options`,
      message: `The widget "${widget}" of "${toDotted(field.pointer)}" ${name.includes('.') ? 'can do nothing' : 'shows nothing'} without the option "${name}".`,
      remedy:
        name === 'calls.add'
          ? 'Take "calls" out: the files are then sent as part of the form. If the form has a submit call of its own, say which call adds a file: "calls": { "add": "…" }.'
          : `Add "${name}" to its options.`,
    }));
  const listed = kind === undefined || LISTED.includes(kind);
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

/** What is named by a word, or by words with dots between. */
const memberAt = (options: Json | undefined, dotted: string): Json | undefined =>
  dotted
    .split('.')
    .reduce<Json | undefined>((at, name) => (isObject(at) ? at[name] : undefined), options);
