// Lint: `uniqueBy` stands at a list of rows and names members of its rows.
import { itemsOf, nearestOf, propertiesOf, rowNameOf, toDotted } from '../../../core/index.ts';
import { didYouMean } from '../../read/faults.ts';
import { ofForms } from '../common/lint.ts';

export const rowNames = ofForms(({ fields }, { report }) => {
  for (const { schema, file, place, pointer } of fields.values()) {
    const name = rowNameOf(schema);
    if (name === undefined) continue;
    const members = [...propertiesOf(itemsOf(schema) ?? {}).keys()];
    for (const field of [...name.fields, name.at].filter((one) => !members.includes(one))) {
      const near = nearestOf(field, members);
      report({
        code: 'unknown-row-name',
        file,
        place: `${place}/uniqueBy`,
        message: `The rows of "${toDotted(pointer)}" are named by "${field}", which is no field of theirs.`,
        remedy: didYouMean(near, 'Name fields of the rows.'),
        nearest: near,
      });
    }
  }
});
