// Which calls an upload makes: those the form gives it, those its section names, or those of forms that have none of their own.
import {
  childPointer,
  type GenericPointer,
  isObject,
  itemsOf,
  propertiesOf,
  type Schema,
  sendsFiles,
  toDotted,
  type UiSchema,
} from '../../core/index.ts';
import type { FormFile } from '../model/model.ts';
import { typeOf } from '../schema/types-of.ts';
import { optionsOf } from './fields.ts';

/** A form as far as it matters here: one with calls of its own says which calls its uploads make. */
type Form = Pick<FormFile, 'id' | 'submit' | 'record' | 'uploads'>;

/** The layout with these calls at every such upload, and the key of a file unseen. */
export function withFormFiles(
  ui: UiSchema,
  schema: Schema | undefined,
  form: Form,
  pointer: GenericPointer = '',
): UiSchema {
  const members = Object.entries(ui).map(([name, child]) => {
    if (name.startsWith('ui:') || !isObject(child) || schema === undefined) return [name, child];
    const isRow = name === 'items' && schema.items !== undefined;
    const below = isRow ? itemsOf(schema) : propertiesOf(schema).get(name);
    const at = isRow ? `${pointer}/*` : childPointer(pointer, name);
    return [name, withFormFiles(child, below, form, at)];
  });
  const given: UiSchema = Object.fromEntries(members);
  const options = optionsOf(ui);
  if (!sendsFiles(String(ui['ui:widget']))) return given;
  const own = form.uploads?.[toDotted(pointer)];
  if (own !== undefined) return { ...given, 'ui:options': { ...options, calls: own } };
  if (options.calls !== undefined || form.submit?.call !== undefined || form.record !== undefined)
    return given;
  // What is no list of files is told as such; nobody wrote the calls that would be made for it.
  if (schema?.items === undefined || typeOf(schema.items) !== 'object') return given;
  const key = propertiesOf(schema.items).has('Key') ? { Key: { 'ui:hidden': true } } : {};
  return {
    ...given,
    items: { ...key, ...(isObject(given.items) && given.items) },
    'ui:options': { ...options, calls: callsAt(form.id, pointer) },
  };
}

/** A row of a list remembers its own files: the call knows only which field they were uploaded at. */
const callsAt = (id: string, pointer: GenericPointer) => ({
  with: { id: { value: id }, field: { value: pointer } },
  ...(!pointer.includes('*') && { list: 'form_file_list' }),
  add: 'form_file_add',
  delete: { call: 'form_file_delete', file: ['Key'] },
  download: { call: 'form_file_download', file: ['Key'] },
});
