// Lint: a change that breaks answers saved under the previous release is covered by a migration.
import type { Migration } from '../../../core/index.ts';
import { migrationsBetween, nearestOf, toDotted, toPointer } from '../../../core/index.ts';
import {
  type FieldPrint,
  type Fingerprint,
  keepsDrafts,
  limitsOf,
} from '../../model/fingerprint.ts';
import { type FieldNode, type LinkedForm, migrationsOf, SHARED_FOLDER } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import { ofForms } from '../common/lint.ts';
import { narrowings } from './narrowings.ts';

export const breakingChanges = ofForms((form, { report, previous }) => {
  if (!carriesOver(form)) return;
  const reportOnce = once(report);
  for (const before of [previous[form.id] ?? []].flat()) {
    const migrations = newMigrations(form, before);
    const compared = { form, before, report: reportOnce, migrations };
    for (const [pointer, field] of Object.entries(before.fields)) compare(compared, pointer, field);
    checkNewlyRequired(compared);
  }
});

/** Drafts of several releases may miss the same. */
function once(report: Report): Report {
  const reported = new Set<string>();
  return (fault) => {
    const key = `${fault.file} ${fault.place} ${fault.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(fault);
  };
}

interface Compared {
  readonly form: LinkedForm;
  readonly before: Fingerprint;
  /** What answers of the previous release will be put through. */
  readonly migrations: readonly Migration[];
  readonly report: Report;
}

/** Drafts that stay on their release, or begin anew, are not carried over; nor are those that are never kept. */
function carriesOver({ form }: LinkedForm): boolean {
  return keepsDrafts(form) && (form.draft?.onNewRelease ?? 'migrate') === 'migrate';
}

const newMigrations = (form: LinkedForm, before: Fingerprint): readonly Migration[] =>
  migrationsBetween(before.migrations ?? [], migrationsOf(form), (place) => form.fields.has(place));

function compare(compared: Compared, pointer: string, then: FieldPrint): void {
  const { form, migrations, report } = compared;
  const now = form.fields.get(pointer);
  if (now === undefined) {
    const isCovered = covers(migrations, pointer, ['rename', 'move', 'split', 'drop']);
    // Rows of plain values are spoken of with their list.
    const isRow = pointer.endsWith('/*');
    if (!isCovered && !isRow && !isParentGone(form, pointer)) reportGone(form, pointer, report);
    return;
  }
  if (then.limits === undefined || covers(migrations, pointer, ['mapValues', 'drop'])) return;
  const [first] = narrowings(then.limits, limitsOf(now.schema));
  if (first !== undefined) reportNarrowed(now, first, form, report);
}

function checkNewlyRequired({ form, before, migrations, report }: Compared): void {
  for (const field of form.fields.values()) {
    const { pointer } = field;
    const wasRequired = before.fields[pointer]?.required === true;
    if (!field.required || wasRequired || field.schema.default !== undefined) continue;
    const around = pointer.slice(0, pointer.lastIndexOf('/')).replace(/\/\*$/, '');
    // Nobody has rows of a new list, or members of a new group, that could lack it.
    if (around !== '' && before.fields[around] === undefined) continue;
    if (covers(migrations, pointer, ['default', 'rename', 'move', 'split'])) continue;
    const dotted = toDotted(pointer);
    report({
      code: 'breaking-change',
      file: field.file,
      place: field.place,
      message: `The field "${dotted}" is required now and was not before: saved answers lack it.`,
      remedy: `Add {"op": "default", "field": "${dotted}", "value": …} to "migrations" in ${migrationsFile(field, form)} (the value null: people are asked for it when they come back), or do not require it. ${OR_PIN}`,
    });
  }
}

/** Does a migration speak of this field? */
function covers(
  migrations: readonly Migration[],
  pointer: string,
  ops: readonly Migration['op'][],
): boolean {
  return migrations.some(
    (migration) =>
      ops.includes(migration.op) &&
      touched(migration).some((path) => {
        const place = toPointer(path);
        return pointer === place || pointer.startsWith(`${place}/`);
      }),
  );
}

const touched = ({ from, to, field }: Migration): readonly string[] =>
  [from, field, ...(typeof to === 'string' ? [to] : (to ?? []))].filter(
    (path) => path !== undefined,
  );

/** Where a migration of this field belongs: with a shared section it goes to every form that uses it. */
function migrationsFile({ section }: FieldNode, { sections, file }: LinkedForm): string {
  const isShared = sections.some(({ id, shared }) => shared && id === section);
  return isShared ? `${SHARED_FOLDER}${section}/section.json` : file;
}

/** Its list or group is gone too, and is reported instead. */
function isParentGone({ fields }: LinkedForm, pointer: string): boolean {
  const parent = pointer.slice(0, pointer.lastIndexOf('/')).replace(/\/\*$/, '');
  return parent !== '' && !fields.has(parent);
}

const OR_PIN =
  'Or let drafts that are open stay with their release: "draft": {"onNewRelease": "pin"}.';

function reportGone(form: LinkedForm, pointer: string, report: Report): void {
  const dotted = toDotted(pointer);
  const near = nearestOf(dotted, [...form.fields.keys()].map(toDotted));
  report({
    code: 'breaking-change',
    file: form.file,
    place: '/migrations',
    message: `The field "${dotted}" of the previous release is gone: saved answers would lose it.`,
    remedy: didYouMean(
      near,
      `Add {"op": "rename", "from": "${dotted}", "to": "…"} or {"op": "drop", "field": "${dotted}"} to "migrations". ${OR_PIN}`,
    ),
    nearest: near,
  });
}

function reportNarrowed(field: FieldNode, what: string, form: LinkedForm, report: Report): void {
  const dotted = toDotted(field.pointer);
  report({
    code: 'breaking-change',
    file: field.file,
    place: field.place,
    message: `The field "${dotted}" ${what}: saved answers may break it.`,
    remedy: `Add {"op": "mapValues", "field": "${dotted}", "values": {"old": "new"}} to "migrations" in ${migrationsFile(field, form)}; with no values in it, people are asked to correct what they wrote. ${OR_PIN}`,
  });
}
