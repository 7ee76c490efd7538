// Lint: what a layout says of choices is said of a field that has such choices.
import { isObject, type Json, nearestOf, toDotted, widgetNamed } from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { optionsOf, uiPlace } from '../../link/fields.ts';
import type { FieldNode, LinkedForm } from '../../model/model.ts';
import { didYouMean, type NewFault } from '../../read/faults.ts';
import { isText, kindsOf } from '../common/fact-kinds.ts';
import { choicesOf } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';

export const choiceOptions = ofUnits((form, { model, report }) => {
  for (const field of form.fields.values()) {
    const file = form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file;
    const descriptor = model.widgets.get(widgetAt(field.schema, field.ui));
    // An option that the widget does not know is told as that.
    const knows = (name: string): boolean => descriptor?.options?.includes(name) ?? false;
    const found = [
      ...(knows('options') ? ofOptions(field) : []),
      ...(knows('tones') ? ofTones(field) : []),
      ...ofLabels(field, form),
    ];
    for (const { place, ...wrong } of found) {
      const at = `${uiPlace(field)}/ui:options${place}`;
      report({ ...wrong, code: 'no-such-choices', file, place: at });
    }
  }
});

type Wrong = Pick<NewFault, 'place' | 'message' | 'remedy' | 'nearest'>;

/** Every value that is listed at a place of the form, for a list those of its entries; undefined where none is. */
function choicesAt({ schema, elsewhere }: FieldNode): readonly Json[] | undefined {
  const all = [schema, ...elsewhere].flatMap((one) => choicesOf(one.items ?? one) ?? []);
  return all.length === 0 ? undefined : all;
}

/** Without a call, `options` says how choices that are objects are told apart. */
function ofOptions(field: FieldNode): readonly Wrong[] {
  const { options } = optionsOf(field.ui);
  if (!isObject(options) || options.call !== undefined) return [];
  const choices = choicesAt(field);
  const name = toDotted(field.pointer);
  const isBoolean = kindsOf(field.schema)?.includes('yes or no') === true;
  if (choices?.some(isObject) || (choices === undefined && !isBoolean && !suggests(field)))
    return [];
  return [
    {
      place: '/options',
      message: suggests(field)
        ? `"options" of "${name}" names no call, so nothing is looked up.`
        : `The choices of "${name}" are plain values, so "options" tells nothing apart.`,
      remedy: suggests(field)
        ? 'Add "call": the one that finds addresses, or take "options" out.'
        : `Take "options" out. The names of choices stand in messages/, as "${name.replaceAll('.*', '')}.option.<value>".`,
    },
  ];
}

const suggests = ({ schema, ui }: FieldNode): boolean =>
  widgetNamed(widgetAt(schema, ui))?.suggests === true;

/** A badge has the tone of a text, and of one that comes. */
function ofTones(field: FieldNode): readonly Wrong[] {
  const { tones } = optionsOf(field.ui);
  if (!isObject(tones)) return [];
  const name = toDotted(field.pointer);
  const kinds = kindsOf(field.schema);
  if (kinds !== undefined && !kinds.some(isText)) {
    return [
      {
        place: '/tones',
        message: `"${name}" is no text, and only texts have tones.`,
        remedy: 'Take "tones" out, or show a field that lists its values ("enum").',
      },
    ];
  }
  const values = choicesAt(field)?.map(String);
  if (values === undefined) return [];
  return Object.keys(tones)
    .filter((tone) => !values.some((one) => one.toLowerCase() === tone.toLowerCase()))
    .map((tone) => {
      const nearest = nearestOf(tone, values);
      return {
        place: `/tones/${tone.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        message: `"${name}" is never "${tone}".`,
        remedy: didYouMean(nearest, `Use one of its values: ${values.join(', ')}.`),
        nearest,
      };
    });
}

/** The label is chosen by an answer of which each is listed. */
function ofLabels({ pointer, ui }: FieldNode, { fields }: LinkedForm): readonly Wrong[] {
  const { labelBy } = optionsOf(ui);
  const around = pointer.slice(0, pointer.lastIndexOf('/'));
  const beside = typeof labelBy === 'string' ? fields.get(`${around}/${labelBy}`) : undefined;
  if (beside === undefined || choicesAt(beside) !== undefined) return [];
  return [
    {
      place: '/labelBy',
      message: `"${labelBy}" lists no values, so it chooses no label of "${toDotted(pointer)}".`,
      remedy: 'Name a field with "enum", or take "labelBy" out.',
    },
  ];
}
