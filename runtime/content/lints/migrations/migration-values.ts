// Lint: a fixed value that a migration writes into saved answers is one that its field takes.
import {
  isObject,
  type Json,
  joinPointer,
  type Migration,
  toPointer,
} from '../../../core/index.ts';
import { fieldAt } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';
import { refusedIn } from '../common/refused-values.ts';

export const migrationValues = ofUnits((form, { report }) => {
  for (const { file, migrations } of form.declared) {
    for (const [index, migration] of migrations.entries()) {
      const { field: path = '' } = migration;
      const field = fieldAt(form, toPointer(path));
      // What a later step takes on need not fit the field of now.
      const goesOn = migrations
        .slice(index + 1)
        .some((later) => later.from === path || later.field === path);
      if (field === undefined || field.elsewhere.length > 0 || goesOn) continue;
      for (const { value, at } of writtenBy(migration)) {
        const found = refusedIn(field.schema, value, '');
        if (found === undefined) continue;
        report({
          code: 'value-refused',
          file,
          place: joinPointer(['migrations', index, ...at]) + found.place,
          message: `A migration writes ${JSON.stringify(found.value)} into "${path}", which refuses it: ${found.why}.`,
          remedy: 'Write a value that the field takes, or null to take the answer away.',
        });
      }
    }
  }
});

/** The values it writes, each with where it says so. */
function writtenBy(
  migration: Migration,
): readonly { readonly value: Json | undefined; readonly at: readonly string[] }[] {
  const { op, value, values } = migration;
  if (op === 'default') return [{ value, at: ['value'] }];
  if (op !== 'mapValues' || !isObject(values)) return [];
  return Object.entries(values).map(([from, to]) => ({ value: to, at: ['values', from] }));
}
