// Lint: a widget suits its field, and its options (which see) suit the widget.
import type { AnswerKind, Json, Schema, WidgetDescriptor } from '../../../core/index.ts';
import { answerKind, nearestOf, toDotted } from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { uiPlace } from '../../link/fields.ts';
import type { FieldNode } from '../../model/model.ts';
import { typesOf } from '../../schema/types-of.ts';
import { ofUnits } from '../common/lint.ts';
import { FILES } from '../uploads/upload-rows.ts';
import { type Drawn, type Found, wrongOptions } from './widget-options.ts';

export const widgetFit = ofUnits((form, { model, report }) => {
  for (const field of form.fields.values()) {
    const widget = widgetAt(field.schema, field.ui);
    const descriptor = model.widgets.get(widget);
    if (descriptor === undefined) continue;
    const file = form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file;
    const kind = answerKind(field.schema);
    // One that is chosen by what stands beside it is told by the name that was written.
    const named = descriptor.chosen !== undefined ? field.ui['ui:widget'] : undefined;
    const shownName = typeof named === 'string' ? named : widget;
    const drawn = { field, widget: shownName, descriptor, kind, at: uiPlace(field) };
    const misfit = kind === undefined ? misfitOfMany(drawn) : misfitOf(drawn, kind, model.widgets);
    const found = misfit === undefined ? wrongOptions(drawn) : [misfit];
    for (const fault of found) report({ ...fault, file });
  }
});

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

/** What such a schema holds is its branches' business, and a widget chooses between them. */
const BRANCHES = ['oneOf', 'anyOf', 'allOf', 'if', '$ref'] as const;

/** A widget is told to draw what no type, or none that it can answer, is said of: whatever it wrote would pass or fail by chance. */
function misfitOfMany(drawn: Drawn): Found | undefined {
  const { field, widget, descriptor, at } = drawn;
  const { schema, ui, pointer } = field;
  const isOpen = BRANCHES.some((word) => schema[word] !== undefined);
  if (ui['ui:widget'] === undefined || (isOpen && !takesFiles(descriptor))) return undefined;
  // What is always null asks nothing, as such a widget does.
  const asksNothing = descriptor.unseen === true || descriptor.reads === 'statement';
  if (schema.type === 'null' && asksNothing) return undefined;
  const kinds = [...typesOf(schema)].flatMap((type) => answerKind({ ...schema, type }) ?? []);
  if (kinds.some((kind) => suits(descriptor, kind, field))) return undefined;
  const none = isOpen ? 'leaves open what it holds' : 'says no type';
  const shownName = kinds.length === 0 ? none : `says ${kinds.map(worded).join(' or ')}`;
  return {
    code: 'widget-misfit',
    place: `${at}/ui:widget`,
    message: `The widget "${widget}" cannot show "${toDotted(pointer)}": its schema ${shownName}.`,
    remedy: takesFiles(descriptor)
      ? asFiles(field)
      : 'Say in its schema which one "type" its answers have, or take the widget out.',
  };
}

const worded = (kind: AnswerKind): string => KIND_WORDS[kind];

function misfitOf(
  { field, widget, descriptor, at }: Drawn,
  kind: AnswerKind,
  widgets: ReadonlyMap<string, WidgetDescriptor>,
): Found | undefined {
  if (suits(descriptor, kind, field)) return undefined;
  const fitting = [...widgets]
    .filter(([, other]) => suits(other, kind, field) && other.chosen === undefined)
    .map(([name]) => name);
  return {
    code: 'widget-misfit',
    place: `${at}/ui:widget`,
    message: `The widget "${widget}" cannot show "${toDotted(field.pointer)}", which is ${kindOf(field, kind)}${answersOf(descriptor, kind)}.`,
    remedy: takesFiles(descriptor)
      ? asFiles(field)
      : `Take one that suits it: ${fitting.join(', ')}.`,
    nearest: nearestOf(widget, fitting),
  };
}

const takesFiles = ({ asked }: WidgetDescriptor): boolean => asked === 'upload';

/** Whoever names an upload means files, so that the schema is what is to be changed. */
const asFiles = ({ pointer }: FieldNode): string =>
  `It takes a list of files, each with its name and key. Write in the schema "${pointer.slice(pointer.lastIndexOf('/') + 1)}": ${FILES}, or take the widget out.`;

const suits = (descriptor: WidgetDescriptor, kind: AnswerKind, { schema }: FieldNode): boolean =>
  descriptor.suits.includes(kind) &&
  suitsFormat(descriptor, kind, schema) &&
  canAnswer(descriptor, schema);

const suitsFormat = ({ formats }: WidgetDescriptor, kind: AnswerKind, { format }: Schema) =>
  kind !== 'text' || formats === undefined || formats.includes(String(format));

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
