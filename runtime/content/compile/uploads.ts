// Tells each upload of a layout what its schema and the house say of files: their types, and how their kinds are recognised.
import {
  type FileKind,
  isObject,
  itemsOf,
  type JsonObject,
  propertiesOf,
  type Schema,
  type UiSchema,
  widgetNamed,
} from '../../core/index.ts';
import { optionsOf } from '../link/fields.ts';
import type { House } from '../model/house.ts';

/** The layout with `kinds` and `types` at every upload. */
export function withFileKinds(ui: UiSchema, schema: Schema | undefined, house: House): UiSchema {
  const members = Object.entries(ui).map(([name, child]) => {
    if (name.startsWith('ui:') || !isObject(child) || schema === undefined) return [name, child];
    const below = name === 'items' ? itemsOf(schema) : propertiesOf(schema).get(name);
    return [name, withFileKinds(child, below, house)];
  });
  const own: JsonObject =
    widgetNamed(String(ui['ui:widget']))?.asked === 'upload'
      ? { 'ui:options': uploadOptions(ui, schema, house) }
      : {};
  return { ...Object.fromEntries(members), ...own };
}

function uploadOptions(ui: UiSchema, schema: Schema | undefined, house: House): JsonObject {
  const options = optionsOf(ui);
  const rows = schema && itemsOf(schema);
  const types = rows && propertiesOf(rows).get('fileType')?.enum;
  const kinds = kindsFor(options, house);
  return {
    ...(types && { types }),
    ...options,
    ...(kinds.length > 0 && { kinds: kinds as unknown as readonly JsonObject[] }),
  };
}

/** The kinds of the house that an upload accepts: all, where it names no endings. */
function kindsFor({ accept }: JsonObject, { files }: House): readonly FileKind[] {
  const kinds = Object.values(files);
  if (!Array.isArray(accept)) return kinds;
  return kinds.flatMap((kind) => {
    const endings = kind.endings.filter((ending) => accept.includes(ending));
    return endings.length > 0 ? [{ ...kind, endings }] : [];
  });
}
