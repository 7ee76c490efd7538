// Draws a choice of shapes: the list of their names, and the one chosen without what is said elsewhere.

import {
  ERRORS_KEY,
  getUiOptions,
  mergeSchemas,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { Schema } from '../../core/index.ts';
import { liveContext, type ShapeFieldProps } from './context.ts';
import { memberOf } from './fits.ts';
import { shapeNames } from './shape-names.ts';
import { isChosenAround, namesOfChoice, onlyValueOf } from './shapes.ts';

interface Choosing {
  readonly shapes: readonly Schema[];
  readonly shown: number | undefined;
  readonly choose: (index: number | undefined) => void;
}

/** The list of shapes; undefined where a field around, drawn above, makes the choice. */
export function selectorOf(
  props: ShapeFieldProps,
  { shapes, shown, choose }: Choosing,
): ReactElement | undefined {
  const { registry, schema, name, uiSchema, fieldPathId } = props;
  if (isChosenAround(shapes, schema as unknown as Schema)) return;
  const word = schema.oneOf ? 'oneof' : 'anyof';
  const { title, placeholder } = getUiOptions(uiSchema, registry.globalUiOptions);
  const Select = registry.widgets.SelectWidget;
  if (Select === undefined) return;
  return (
    <Select
      id={`${fieldPathId.$id}__${word}_select`}
      name={`${name}__${word}_select`}
      schema={{ type: 'number' }}
      value={shown}
      onChange={choose}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      disabled={props.disabled === true}
      readonly={props.readonly === true}
      required={props.required === true}
      multiple={false}
      rawErrors={errorsOfChoice(props, shapes)}
      options={{
        enumOptions: shapeNames(props, shapes).map((label, value) => ({ label, value })),
      }}
      registry={registry}
      {...(placeholder !== undefined && { placeholder })}
      label={(title ?? schema.title ?? name) || liveContext(registry).texts.t('runtime.shape')}
      hideLabel={!registry.schemaUtils.getDisplayLabel(schema, uiSchema)}
    />
  );
}

/** Its own message; else that of a constant, which no field is drawn for. */
function errorsOfChoice({ errorSchema }: ShapeFieldProps, shapes: readonly Schema[]): string[] {
  const namedShapes = [...namesOfChoice(shapes)].flatMap(
    (name) => errorSchema?.[name]?.[ERRORS_KEY] ?? [],
  );
  return [...(errorSchema?.[ERRORS_KEY] ?? []), ...namedShapes];
}

/** The shape chosen, without the members that the choice itself says and those that stand around already. */
export function drawnShape(
  props: ShapeFieldProps,
  shapes: readonly Schema[],
  shown: number | undefined,
): ReactElement | null {
  const shape = shown === undefined ? undefined : shapes[shown];
  if (shape === undefined || onlyValueOf(shape) !== undefined) return null;
  const { registry, schema, uiSchema } = props;
  const { SchemaField } = registry.fields;
  if (SchemaField === undefined) return null;
  const drawn = withoutStated(shape, schema as unknown as Schema, namesOfChoice(shapes));
  const { required, type } = schema;
  const around = {
    ...(required && { required }),
    ...(type !== undefined && drawn.type === undefined && { type }),
  };
  return (
    <SchemaField
      {...props}
      schema={mergeSchemas(around, drawn as never) as RJSFSchema}
      {...uiOfShape(uiSchema, schema, shown ?? 0)}
    />
  );
}

function withoutStated(shape: Schema, around: Schema, stated: ReadonlySet<string>): Schema {
  if (shape.properties === undefined) return shape;
  const left = Object.entries(shape.properties).filter(
    ([name]) => !stated.has(name) && memberOf(around, name) === undefined,
  );
  return { ...shape, properties: Object.fromEntries(left) };
}

function uiOfShape(ui: UiSchema | undefined, schema: RJSFSchema, shown: number) {
  const list: unknown = ui?.[schema.oneOf ? 'oneOf' : 'anyOf'];
  const own = Array.isArray(list) ? (list[shown] as UiSchema | undefined) : undefined;
  const drawn = own ?? ui;
  return drawn === undefined ? {} : { uiSchema: drawn };
}
