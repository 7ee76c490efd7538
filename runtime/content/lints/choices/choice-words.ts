// Lint: of the choices a person sees, none is left without a name, unless its value reads as one.
import { isObject, type Json, toDotted, widgetNamed } from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { type FieldNode, type LinkedForm, lacksMessages, type Model } from '../../model/model.ts';
import { firstKey } from '../../texts/field-words.ts';
import { choicesOf } from '../common/field-lookup.ts';
import type { WholeLint } from '../common/lint.ts';

/** One choice without a name, and the key that should say it. */
export interface Unnamed {
  readonly field: FieldNode;
  readonly value: Json;
  readonly key: string;
}

export const choiceWords: WholeLint = ({ model, report }) => {
  if (lacksMessages(model)) return;
  for (const form of model.forms) {
    for (const { field, value, key } of unnamedChoices(form, model)) {
      report({
        code: 'missing-choice-label',
        file: field.file,
        place: field.place,
        message: `The choice ${JSON.stringify(value)} of "${toDotted(field.pointer)}" has no label.`,
        remedy: `Add "${key.slice(key.indexOf('.') + 1)}" to the messages, with the words a person reads.`,
        nearest: key,
        about: key,
      });
    }
  }
};

/** The choices that a person sees by their values alone. */
export const unnamedChoices = (form: LinkedForm, model: Model): readonly Unnamed[] =>
  [...form.fields.values()].flatMap((field) => {
    const all = seenChoices(field, form, model);
    const isNamed = (value: Json): boolean =>
      firstKey(model.messages, field.prefixes, wordOf(value)) !== undefined;
    // Of a list that somebody else wrote, values may be all there is; where one has a name, the others are forgotten.
    return all.some(isNamed)
      ? all
          .filter((value) => !isNamed(value) && !isWords(value))
          .map((value) => ({ field, value, key: `${field.prefixes[0] ?? ''}.${wordOf(value)}` }))
      : [];
  });

const wordOf = (value: Json): string => `option.${String(value)}`;

/** What each choice of each field reads as to a person, where there are choices. */
export const namedChoices = (form: LinkedForm, model: Model) =>
  [...form.fields.values()].map((field) => ({
    field,
    choices: seenChoices(field, form, model).map((value) => {
      const key = firstKey(model.messages, field.prefixes, wordOf(value));
      const words = key === undefined ? undefined : model.messages.get(key)?.text;
      return { value: String(value), key: key ?? '', words: words ?? String(value) };
    }),
  }));

/** None where the widget has words of its own for its two answers, or shows nothing. */
function seenChoices(field: FieldNode, form: LinkedForm, model: Model): readonly Json[] {
  const { schema, ui, unseen, pointer } = field;
  const widget = widgetAt(schema, ui);
  if (unseen || model.widgets.get(widget)?.answers !== undefined) return [];
  if (isInsideControl(pointer, form)) return [];
  return (choicesOf(schema.items ?? schema) ?? []).filter(
    (value) => value !== null && value !== '' && !isObject(value),
  );
}

/** "Prefer not to answer" reads as it stands, and so do "Mr" and 5; "prefer_not" and the code "PNA" do not. */
const isWords = (value: Json): boolean =>
  !/^[\w-]+$/.test(String(value)) || /^(\d+|\p{Lu}\p{Ll}*|\p{Lu}{2})$/u.test(String(value));

/** Inside a row or object that one widget draws as a whole, in its own words. */
function isInsideControl(pointer: string, { fields }: LinkedForm): boolean {
  for (let at = up(pointer); at !== ''; at = up(at)) {
    const widget = fields.get(at)?.ui['ui:widget'];
    if (widget !== undefined && widgetNamed(String(widget))?.rows === undefined) return true;
  }
  return false;
}

const up = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
