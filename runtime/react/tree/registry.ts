// RJSF's registry made by hand: only what a constant tree needs. Stock fields, templates and widgets live in the live room.

import type { FormContextType, GlobalFormOptions, Registry } from '@rjsf/utils';
import { ObjectTemplate } from './ObjectTemplate.tsx';
import { SchemaField } from './SchemaField.tsx';

const FORM_OPTIONS: GlobalFormOptions = {
  idPrefix: 'root',
  idSeparator: '_',
  useFallbackUiForUnsupportedType: false,
};

/** The schema of a release holds no `$ref` and no condition outside live nodes, so there is nothing to retrieve. */
const constantSchema = {
  retrieveSchema: <T>(schema: T): T => schema,
  isSelect: () => false,
  getDisplayLabel: () => false,
};

/** One registry for all forms: it holds no state. */
export const registry = {
  fields: { SchemaField },
  templates: { ObjectFieldTemplate: ObjectTemplate, ButtonTemplates: {} },
  widgets: {},
  rootSchema: {},
  formContext: {} as FormContextType,
  translateString: (text: string) => text,
  globalFormOptions: FORM_OPTIONS,
  schemaUtils: constantSchema,
} as unknown as Registry;
