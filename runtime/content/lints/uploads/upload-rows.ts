// Lint: the rows of an upload have a place for all that it writes of a file, and for every type it offers.
import type { Schema } from '../../../core/index.ts';
import {
  answerKind,
  isList,
  isObject,
  sendsFiles,
  toDotted,
  widgetNamed,
} from '../../../core/index.ts';
import { widgetAt } from '../../compile/nodes.ts';
import { optionsOf, uiPlace } from '../../link/fields.ts';
import { callsOf } from '../../link/used-calls.ts';
import type { FieldNode, Model } from '../../model/model.ts';
import { ofUnits } from '../common/lint.ts';

export const uploadRows = ofUnits((form, { model, report }) => {
  for (const field of form.fields.values()) {
    const widget = widgetAt(field.schema, field.ui);
    if (widgetNamed(widget)?.asked !== 'upload') continue;
    const file = form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file;
    const [code, rows] = ['upload-misfit', `The rows of "${toDotted(field.pointer)}"`] as const;
    for (const { option, type } of unheldTypes(field)) {
      report({
        code,
        file,
        place: `${uiPlace(field)}/ui:options/${option}`,
        message: `${rows} may not hold the type "${type}", which it offers: what is sent with it would be refused.`,
        remedy: `Add "${type}" to the choices of "fileType" of its items, or take it out here.`,
      });
    }
    // What holds no rows is no upload: that is told of its widget.
    if (!sendsFiles(widget) || answerKind(field.schema) !== 'rows') continue;
    const { properties = {}, additionalProperties } = field.schema.items ?? {};
    const written = additionalProperties === false ? writtenBy(field, model) : membersOf(field);
    const missing = written.filter((one) => !Object.hasOwn(properties, one));
    if (missing.length > 0) {
      report({
        code,
        file,
        place: `${uiPlace(field)}/ui:widget`,
        message: `${rows} have no ${missing.map((one) => `"${one}"`).join(' and no ')}, which an upload writes of a file.`,
        remedy: missing.includes('fileType')
          ? 'Add it to the properties of its items, or take the shared block: "items": { "$ref": "../../blocks/upload.schema.json" }.'
          : `Take the shared block in ${field.file}: ${FILES}; or add to the properties of its items what is missing.`,
      });
    }
  }
});

/** The schema of files of any type. */
export const FILES = '{ "type": "array", "items": { "$ref": "../../blocks/file.schema.json" } }';

/** Types that are offered, and are none of those that the rows are judged by. */
function unheldTypes({ schema, ui }: FieldNode) {
  const held = schema.items?.properties?.fileType?.enum;
  if (held === undefined) return [];
  const { types, documents } = optionsOf(ui);
  const listed = [
    ...(isList(types) ? types : []).map((type) => ({ option: 'types', type })),
    ...(isObject(documents) ? Object.keys(documents) : []).map((type) => ({
      option: 'documents',
      type,
    })),
  ];
  return listed.filter(({ type }) => !held.includes(type));
}

/** Without a name a file could not be shown, whatever else its row may hold. */
const SHOWN: readonly string[] = ['name'];

/** A file that goes with the form is found again by its key. */
const membersOf = ({ ui }: FieldNode): readonly string[] =>
  callsOf(ui).some(({ id }) => id === 'form_file_add') ? [...SHOWN, 'Key'] : SHOWN;

/** What rows that hold nothing else must have: what is chosen with a file, and what the call says of one it took. */
function writtenBy({ ui }: FieldNode, { calls }: Model): readonly string[] {
  const { types } = optionsOf(ui);
  const add = callsOf(ui).find(({ role }) => role === 'add');
  const answer: Schema | undefined = add && calls.get(add.id)?.responses['200'];
  const answered = Object.keys(answer?.properties?.data?.properties ?? {});
  return [...new Set([...SHOWN, ...(types === undefined ? [] : ['fileType']), ...answered])];
}
