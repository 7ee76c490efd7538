// Which of several shapes, in place of RJSF's own choice: what is shown as chosen is what is stored.

import { type FieldPathId, getTemplate, type RJSFSchema } from '@rjsf/utils';
import { type ReactElement, useEffect, useMemo, useReducer, useRef } from 'react';
import { isObject, type Json, joinPointer, type Schema, sameValue } from '../../core/index.ts';
import { keepAsked } from './branch-answers.ts';
import { speakingFor } from './chosen-shapes.ts';
import { GONE, liveContext, type ShapeFieldProps } from './context.ts';
import { drawnShape, selectorOf } from './drawn-shape.tsx';
import { isComplete } from './fits.ts';
import { isChosenAround, movedTo, shapeOf } from './shapes.ts';

/** Stands for RJSF's `OneOfField` and `AnyOfField`. */
export function ShapeField(props: ShapeFieldProps): ReactElement {
  const { registry, uiSchema, schema } = props;
  const { shapes, shown, choose } = useShape(props);
  const Template = getTemplate('MultiSchemaFieldTemplate', registry, registry.globalUiOptions);
  return (
    <Template
      schema={schema}
      registry={registry}
      {...(uiSchema && { uiSchema })}
      selector={selectorOf(props, { shapes, shown, choose })}
      optionSchemaField={drawnShape(props, shapes, shown)}
    />
  );
}

function useShape(props: ShapeFieldProps) {
  const { options, registry, schema, fieldPathId, onChange } = props;
  const value = props.formData as Json | undefined;
  const shapes = useMemo(
    () =>
      options.map((one) => registry.schemaUtils.retrieveSchema(one, value) as unknown as Schema),
    [options, registry, value],
  );
  const last = useRef<number | undefined>(undefined);
  /** What was answered in shapes when they were left, for the way back. */
  const left = useRef(new Map<number, Json | undefined>());
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const shown = shapeOf(value, shapes, last.current, (index, answer) => {
    const shape = shapes[index];
    return shape !== undefined && isComplete(answer, shape) && isRight(shape, answer, props);
  });
  last.current = shown;
  useShown(props, shown);
  const around = schema as unknown as Schema;
  useEffect(() => {
    if (shown === undefined && !isChosenAround(shapes, around)) return;
    const asked = [...namesOf(around), ...namesOf(shown === undefined ? undefined : shapes[shown])];
    keepAsked({ ...props, path: fieldPathId.path }, shapes.flatMap(namesOf), new Set(asked));
  });
  const choose = (index: number | undefined): void => {
    if (shown !== undefined) left.current.set(shown, value);
    last.current = index;
    const { isEmptied } = liveContext(registry);
    const next = movedTo(value, {
      shapes,
      around,
      next: index,
      before: index === undefined ? undefined : left.current.get(index),
      isEmptied: (name) => isEmptied([...fieldPathId.path, name]),
    });
    for (const [place, part] of changesOf(fieldPathId, value, next))
      onChange(part === undefined ? GONE : part, place);
    // Where no answer changes with the choice, nobody else draws it.
    redraw();
  };
  return { shapes, shown, choose };
}

/** Tells the form which shape is on screen, for as long as it is. */
function useShown({ registry, fieldPathId }: ShapeFieldProps, shown: number | undefined): void {
  const { showShape } = liveContext(registry);
  const place = joinPointer(fieldPathId.path);
  useEffect(() => showShape(place, shown, speakingFor), [showShape, place, shown]);
  useEffect(() => () => showShape(place, undefined, speakingFor), [showShape, place]);
}

const namesOf = (shape: Schema | undefined): readonly string[] =>
  Object.keys(shape?.properties ?? {});

/** RJSF has compiled its shapes without what they require, but with the wish that one of their members is there. */
function isRight(shape: Schema, value: Json, { registry }: ShapeFieldProps): boolean {
  const { required: _required, ...rest } = shape;
  const members = Object.keys(shape.properties ?? {}).map((name) => ({ required: [name] }));
  const one = { anyOf: members };
  const both = Array.isArray(shape.allOf) ? shape.allOf : [];
  const asked = Array.isArray(shape.anyOf)
    ? { ...rest, allOf: [...both, one] }
    : { ...rest, ...one };
  const schema = (shape.properties === undefined ? shape : asked) as unknown as RJSFSchema;
  return registry.schemaUtils.getValidator().isValid(schema, value, registry.rootSchema);
}

type Change = readonly [place: FieldPathId['path'], part: Json | undefined];

/** Member by member between objects: the root of a form holds the answers of other sections too. */
function changesOf(
  { path }: FieldPathId,
  before: Json | undefined,
  after: Json | undefined,
): readonly Change[] {
  if (path.length > 0 && !(isObject(before) && isObject(after))) return [[path, after]];
  const [from, to] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name): Change[] =>
    sameValue(from[name], to[name]) ? [] : [[[...path, name], to[name]]],
  );
}
