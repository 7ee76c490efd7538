// Lint: a migration leads to fields that are there, and from a row to a place in the same row.
import type { Migration } from '../../../core/index.ts';
import { joinPointer, parsePointer, toPointer } from '../../../core/index.ts';
import type { LinkedForm } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { fieldAt, nearestField } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';

export const migrationPaths = ofUnits((form, { report }) => {
  for (const { file, migrations } of form.declared) {
    for (const [index, migration] of migrations.entries()) {
      for (const { path, place } of targetsOf(migration)) {
        const at = { file, place: joinPointer(['migrations', index, ...place]) };
        if (!isKnown(form, migrations.slice(index + 1), path))
          reportUnknown(form, path, at, report);
        else if (migration.from !== undefined && !isSameRow(migration.from, path))
          reportRows(migration.from, path, at, report);
      }
    }
  }
});

interface Target {
  readonly path: string;
  readonly place: readonly (string | number)[];
}

/** Where a migration writes. */
function targetsOf({ op, to, field }: Migration): readonly Target[] {
  if (op === 'drop') return [];
  if (typeof to === 'string') return [{ path: to, place: ['to'] }];
  if (to !== undefined) return to.map((path, index) => ({ path, place: ['to', index] }));
  return field === undefined ? [] : [{ path: field, place: ['field'] }];
}

/** A field of this form, or one that a later migration carries on. */
function isKnown(form: LinkedForm, later: readonly Migration[], path: string): boolean {
  if (fieldAt(form, toPointer(path)) !== undefined) return true;
  return later.some(({ from, field }) => from === path || field === path);
}

/** `contacts.*.phone` can become `contacts.*.tel`, but nothing outside its row. */
function isSameRow(from: string, to: string): boolean {
  return rowOf(from) === rowOf(to);
}

function rowOf(path: string): string {
  const tokens = parsePointer(toPointer(path));
  return joinPointer(tokens.slice(0, tokens.lastIndexOf('*') + 1));
}

interface At {
  readonly file: string;
  readonly place: string;
}

function reportUnknown(form: LinkedForm, path: string, at: At, report: Report): void {
  const near = nearestField(form, path);
  report({
    code: 'unknown-field',
    ...at,
    message: `The migration leads to "${path}", which is no field of this form.`,
    remedy: didYouMean(near, 'Name a field of this form; * stands for every row of a list.'),
    nearest: near,
  });
}

function reportRows(from: string, to: string, at: At, report: Report): void {
  report({
    code: 'migration-rows',
    ...at,
    message: `The migration from "${from}" to "${to}" leaves the row it is in.`,
    remedy: 'Write * for the rows of the same list in both, or name one row by its number.',
  });
}
