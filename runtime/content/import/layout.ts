// What a layout makes of a folded schema, whoever's format it is written in.
import { isObject, type JsonObject } from '../../core/index.ts';
import type { Layout } from './common/sections.ts';
import { jsonFormsLayout } from './jsonforms/form.ts';
import { isJsonForms } from './jsonforms/layout.ts';
import { importUi } from './ui.ts';

/** Takes over a layout in the format of RJSF or of JSON Forms. */
export function takeLayout(ui: JsonObject, schema: JsonObject): Layout {
  if (isJsonForms(ui)) return jsonFormsLayout(ui, schema);
  const { ui: own, ...rest } = importUi(isObject(ui) ? ui : {}, schema);
  return { ...rest, sections: [{ id: 'main', schema, ui: own }] };
}
