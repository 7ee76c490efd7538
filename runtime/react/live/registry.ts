// RJSF whole, in our theme: for nodes whose shape follows their own value. Loaded only when a form has one.

import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { Theme } from '@rjsf/mui';
import {
  ADDITIONAL_PROPERTY_FLAG,
  createSchemaUtils,
  type Registry,
  type RJSFSchema,
  replaceStringParameters,
  TranslatableString,
  type ValidatorType,
} from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { getAt, joinPointer, type Schema, type Texts } from '../../core/index.ts';
import { fieldId } from '../parts/FieldFrame.tsx';
import type { FormStore } from '../store/form-store.ts';
import { theme } from '../theme/theme.ts';
import { choosing } from './choosing.tsx';
import type { LiveContext } from './context.ts';
import { DrawnNode } from './DrawnNode.tsx';
import { framed } from './framed.tsx';
import { ListField } from './ListField.tsx';
import { NumberNode } from './NumberNode.tsx';
import { ObjectNode } from './ObjectNode.tsx';
import { ShapeField } from './ShapeField.tsx';

const TEMPLATES = framed(theme.templates ?? {}, Theme.templates);
const WIDGETS = namedByValue({
  ...getDefaultRegistry().widgets,
  ...framed(theme.widgets ?? {}, Theme.widgets),
});

/** Ours in place of those whose drawing says something else than the store holds. */
const FIELDS = {
  SchemaField: DrawnNode,
  NumberField: NumberNode,
  ArrayField: ListField,
  ObjectField: ObjectNode,
  OneOfField: ShapeField,
  AnyOfField: ShapeField,
} as unknown as Partial<Registry['fields']>;

function namedByValue(widgets: Registry['widgets']): Registry['widgets'] {
  return Object.fromEntries(Object.entries(widgets).map(([name, one]) => [name, choosing(one)]));
}

const made = new WeakMap<FormStore, Map<Schema, Registry>>();

/** The registry of one section; RJSF wants its validators' root schema to be the very same object. */
export function liveRegistry(store: FormStore, root: Schema): Registry {
  const known = made.get(store) ?? new Map<Schema, Registry>();
  made.set(store, known);
  const before = known.get(root);
  if (before) return before;
  const base = getDefaultRegistry();
  const schema = root as unknown as RJSFSchema;
  const registry: Registry = {
    ...base,
    fields: { ...base.fields, ...FIELDS } as Registry['fields'],
    templates: {
      ...base.templates,
      ...(TEMPLATES as Partial<Registry['templates']>),
    } as Registry['templates'],
    widgets: WIDGETS,
    rootSchema: schema,
    // A place is found under the id that it has everywhere else.
    globalFormOptions: { ...base.globalFormOptions, idPrefix: fieldId(''), idSeparator: '/' },
    formContext: {
      texts: store.texts,
      info: store.info,
      showShape: store.showShape,
      isEmptied: (path) => getAt(store.answers(), joinPointer(path)) === null,
    } satisfies LiveContext,
    translateString: (text, params) => translated(store.texts, text, params),
    schemaUtils: createSchemaUtils(validatorOf(store, schema), schema),
  };
  known.set(root, registry);
  return registry;
}

/** A form without conditions has no compiled RJSF validators, and needs none: nothing is ever matched. */
function validatorOf(store: FormStore, schema: RJSFSchema): ValidatorType {
  if (store.live) return forgiving(createPrecompiledValidator(store.live as never, schema));
  return {
    isValid: () => true,
    rawValidation: () => ({ errors: undefined }),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
  } as unknown as ValidatorType;
}

/**
 * While it looks for the branch that fits, RJSF adds members to schemas that allow further ones, and asks for
 * validators nobody could compile before. Such a schema is asked about without what was added; where that is unknown
 * too, the branch does not fit.
 */
function forgiving(validator: ValidatorType): ValidatorType {
  const asked = Object.create(validator) as ValidatorType;
  asked.isValid = (schema, data, root) => {
    for (const form of [schema, withoutAdded(schema)]) {
      try {
        return validator.isValid(form, data, root);
      } catch (error) {
        if (!/No precompiled validator/.test(String(error))) throw error;
      }
    }
    return false;
  };
  return asked;
}

function withoutAdded(schema: RJSFSchema): RJSFSchema {
  if (!schema.properties) return schema;
  const own = Object.entries(schema.properties).filter(
    ([, member]) => typeof member !== 'object' || !(ADDITIONAL_PROPERTY_FLAG in member),
  );
  const anyOf = Array.isArray(schema.anyOf)
    ? { anyOf: own.map(([name]) => ({ required: [name] })) }
    : {};
  return { ...schema, ...anyOf, properties: Object.fromEntries(own) };
}

const NAMES = new Map(
  Object.entries(TranslatableString).map(([name, text]) => [text as string, name]),
);

/** RJSF's own words come from `runtime.live.<name>`. */
function translated(texts: Texts, text: TranslatableString, params?: string[]): string {
  const name = NAMES.get(text) ?? '';
  return replaceStringParameters(texts.t(`runtime.live.${name}`), params);
}
