// Lint: a default satisfies its own schema, so that nobody starts with a fault.
import { toDotted } from '../../../core/index.ts';
import { satisfies } from '../../schema/validators.ts';
import { ofForms } from '../common/lint.ts';

export const defaults = ofForms(({ fields }, { report }) => {
  for (const { schema, file, place, pointer } of fields.values()) {
    if (schema.default === undefined || satisfies(schema, schema.default) !== false) continue;
    report({
      code: 'default-refused',
      file,
      place: `${place}/default`,
      message: `The default ${JSON.stringify(schema.default)} of "${toDotted(pointer)}" is refused by the field's own schema.`,
      remedy: 'Change the default, or allow the value.',
    });
  }
});
