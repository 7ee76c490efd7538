// Lint: the rows of an upload have a place for all that it writes of a file.
import type { Schema } from '../../core/index.ts';
import { toDotted } from '../../core/index.ts';
import { widgetAt } from '../compile/nodes.ts';
import { optionsOf, uiPlace } from '../link/fields.ts';
import { callsOf } from '../link/used-calls.ts';
import { type FieldNode, type Model, unitsOf } from '../model/model.ts';
import type { Lint } from './lint.ts';

export const uploadRows: Lint = ({ model, report }) => {
  for (const form of unitsOf(model)) {
    for (const field of form.fields.values()) {
      if (widgetAt(field.schema, field.ui) !== 'upload') continue;
      const { properties = {}, additionalProperties } = field.schema.items ?? {};
      const written = additionalProperties === false ? writtenBy(field, model) : SHOWN;
      const file = form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file;
      for (const member of written.filter((one) => !Object.hasOwn(properties, one))) {
        report({
          code: 'upload-misfit',
          file,
          place: `${uiPlace(field)}/ui:widget`,
          message: `The rows of "${toDotted(field.pointer)}" have no "${member}", which an upload writes of a file.`,
          remedy: `Add "${member}" to the properties of its items, or take the shared block schemas/blocks/upload.schema.json.`,
        });
      }
    }
  }
};

/** Without a name a file could not be shown, whatever else its row may hold. */
const SHOWN: readonly string[] = ['name'];

/** What rows that hold nothing else must have: what is chosen with a file, and what the call says of one it took. */
function writtenBy({ ui }: FieldNode, { calls }: Model): readonly string[] {
  const { types } = optionsOf(ui);
  const add = callsOf(ui).find(({ role }) => role === 'add');
  const answer: Schema | undefined = add && calls.get(add.id)?.responses['200'];
  const answered = Object.keys(answer?.properties?.data?.properties ?? {});
  return [...new Set([...SHOWN, ...(types === undefined ? [] : ['fileType']), ...answered])];
}
