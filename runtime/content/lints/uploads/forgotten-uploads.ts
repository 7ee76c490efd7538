// Lint: what is a file by its schema is asked for by a widget that takes files, not as words to type.
import { isObject, type Schema, toDotted, widgetNamed } from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { uiPlace } from '../../link/fields.ts';
import type { FieldNode, LinkedForm } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { ofUnits } from '../common/lint.ts';

export const forgottenUploads = ofUnits((form, { report }) => {
  for (const field of form.fields.values()) {
    if (field.unseen) continue;
    const widget = widgetAt(field.schema, field.ui);
    if (widgetNamed(widget)?.rows !== undefined && holdsFiles(field.schema))
      reportRows(form, field, report);
    const word = isForWords(widget) ? fileWord(field.schema) : undefined;
    if (word !== undefined) reportText(field, word, report);
  }
});

/** Is it one in which any text is typed, and nothing but text? */
function isForWords(widget: string): boolean {
  const { suits, formats } = widgetNamed(widget) ?? { suits: [] };
  return suits.length === 1 && suits[0] === 'text' && formats === undefined;
}

/** Rows as an upload writes them: the name of each file, and the key it is kept under. */
function holdsFiles({ items }: Schema): boolean {
  const { properties = {} } = isObject(items) ? items : {};
  return Object.hasOwn(properties, 'name') && Object.hasOwn(properties, 'Key');
}

function reportRows(form: LinkedForm, field: FieldNode, report: Report): void {
  const name = toDotted(field.pointer);
  report({
    code: 'upload-without-widget',
    file: form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file,
    place: uiPlace(field),
    message: `The rows of "${name}" are files ("name" and "Key"), and the layout asks for them as words to type.`,
    remedy: `Write "ui:widget": "upload" for "${name}" in the layout.`,
    about: name.replaceAll('.*', ''),
  });
}

/** Kinds of content that nobody types. */
const MEDIA =
  /^(image|audio|video|font)\/|^application\/(pdf|zip|octet-stream|msword|rtf|vnd\.)|^\*\/\*$/;

/** The word by which a schema says that a text is a file. */
function fileWord(schema: Schema): string | undefined {
  const { format, contentEncoding, contentMediaType, pattern } = schema;
  if (format === 'binary' || format === 'data-url') return 'format';
  if (typeof contentMediaType === 'string' && MEDIA.test(contentMediaType))
    return 'contentMediaType';
  if (contentEncoding === 'base64') return 'contentEncoding';
  return typeof pattern === 'string' && /^\^?data:/.test(pattern) ? 'pattern' : undefined;
}

function reportText({ schema, file, place, pointer, ui }: FieldNode, word: string, report: Report) {
  const isNamed = schema.format === 'data-url' && ui['ui:widget'] !== undefined;
  report({
    code: 'upload-without-widget',
    file,
    place: `${place}/${word}`,
    message: `"${toDotted(pointer)}" is a file by its "${word}", and a box to type in is drawn for it.`,
    remedy: isNamed
      ? 'Take its "ui:widget" out of the layout: a button to choose a file is drawn then.'
      : 'Make it a list of files, { "type": "array", "maxItems": 1, "items": { "$ref": "../../blocks/file.schema.json" } }, and write "ui:widget": "upload" in the layout.',
  });
}
