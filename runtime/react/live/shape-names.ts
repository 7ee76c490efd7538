// What shapes are called where a person chooses among them: by a message of their own, else by what tells them apart.

import { getUiOptions, TranslatableString } from '@rjsf/utils';
import { joinPointer, labelOf, type Pointer, type Schema } from '../../core/index.ts';
import { choiceText } from '../widgets/choices/choices.ts';
import { type LiveContext, liveContext, type ShapeFieldProps } from './context.ts';
import { namesOfChoice, onlyValueOf } from './shapes.ts';

/** One name for each shape, no two alike. */
export function shapeNames(props: ShapeFieldProps, shapes: readonly Schema[]): readonly string[] {
  const { schema, uiSchema, registry, fieldPathId } = props;
  const list: unknown = uiSchema?.[schema.oneOf ? 'oneOf' : 'anyOf'];
  const place = { pointer: joinPointer(fieldPathId.path), named: namesOfChoice(shapes) };
  const names = shapes.map((shape, index) => {
    const own = getUiOptions(Array.isArray(list) ? list[index] : undefined).shape;
    return typeof own === 'string' ? own : derived(shape, place, liveContext(registry));
  });
  return names.map((name, index) =>
    name === '' || names.indexOf(name) !== names.lastIndexOf(name) ? ordinal(props, index) : name,
  );
}

interface Place {
  readonly pointer: Pointer;
  /** Members that tell the shapes apart. */
  readonly named: ReadonlySet<string>;
}

function derived(shape: Schema, { pointer, named }: Place, { texts, info }: LiveContext): string {
  const only = onlyValueOf(shape);
  if (only !== undefined && only !== null) return choiceText(texts, info(pointer), only);
  const members = Object.entries(shape.properties ?? {});
  const constants = members.flatMap(([name, member]) => {
    const value = named.has(name) ? onlyValueOf(member) : undefined;
    return value === undefined ? [] : [choiceText(texts, info(`${pointer}/${name}`), value)];
  });
  if (constants.length > 0) return constants.join(', ');
  const labels = members.map(([name]) => {
    const at = `${pointer}/${name}`;
    return labelOf(texts, info(at), at);
  });
  if (labels.length > 0) return labels.slice(0, MOST_NAMED).join(', ');
  const kind = `runtime.kind.${String(shape.type)}`;
  return texts.has(kind) ? texts.t(kind) : '';
}

/** A shape of many members is told by its first ones. */
const MOST_NAMED = 3;

function ordinal({ schema, uiSchema, registry }: ShapeFieldProps, index: number): string {
  const { title = schema.title } = getUiOptions(uiSchema, registry.globalUiOptions);
  const number = String(index + 1);
  return title === undefined || title === ''
    ? registry.translateString(TranslatableString.OptionPrefix, [number])
    : registry.translateString(TranslatableString.TitleOptionPrefix, [title, number]);
}
