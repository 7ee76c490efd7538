// Finds one field in a released form by its dotted path, `*` for a row.
import {
  type FormBundle,
  parsePointer,
  type Schema,
  type UiSchema,
} from '../../runtime/core/index.ts';

/** One field as content declares it. */
export interface Found {
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly required: boolean;
}

/** The declaration of a field of a form: its schema, its layout, whether its parent requires it. */
export function find(form: FormBundle, path: string): Found {
  const [top = '', ...rest] = path.split('.');
  const section = form.sections.find(({ owns }) => owns.includes(top));
  if (!section) throw new Error(`No section has ${top}.`);
  const start: Found = { schema: section.schema, ui: section.ui, required: false };
  return [top, ...rest].reduce((at, name) => step(at, name, path), start);
}

function step({ schema, ui }: Found, name: string, path: string): Found {
  const below = name === '*' ? schema.items : schema.properties?.[name];
  if (!below) throw new Error(`There is no field ${path}.`);
  const node = ui[name === '*' ? 'items' : name];
  return {
    schema: below,
    ui: typeof node === 'object' && node !== null ? (node as UiSchema) : {},
    required: schema.required?.includes(name) ?? false,
  };
}

/** `/a/0` → `a.0`. */
export const dotted = (pointer: string): string => parsePointer(pointer).join('.');
