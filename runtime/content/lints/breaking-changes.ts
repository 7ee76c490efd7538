// Lint: a change that breaks answers given under the previous release is covered by a migration.
import type { FieldInfo, FormBundle, Json, Schema } from '../../core/index.ts';
import { nearestOf, parsePointer, toDotted, toPointer } from '../../core/index.ts';
import { didYouMean, type Report } from '../faults.ts';
import type { FieldNode, LinkedForm, Migration } from '../model.ts';
import { typesOf } from '../types-of.ts';
import type { Lint } from './lint.ts';

export const breakingChanges: Lint = ({ model, previous, report }) => {
  for (const form of model.forms) {
    const before = previous?.forms[form.id]?.bundle;
    // Drafts that stay on their release, or begin anew, are not carried over.
    if (before === undefined || form.form.draft?.onNewRelease === 'restart') continue;
    for (const info of Object.values(before.fields)) compare(form, before, info, report);
    checkNewlyRequired(form, before, report);
  }
};

function compare(form: LinkedForm, before: FormBundle, info: FieldInfo, report: Report): void {
  if (info.pointer.endsWith('/*')) return;
  const now = form.fields.get(info.pointer);
  const then = schemaAt(before, info);
  if (now === undefined) {
    if (
      !covers(form, info.pointer, ['rename', 'move', 'split', 'drop']) &&
      !isParentGone(form, info)
    ) {
      reportGone(form, info, report);
    }
    return;
  }
  const lostTypes = typesOf(then).filter((type) => !admits(typesOf(now.schema), type));
  const lostValues = lost(then.enum, now.schema.enum);
  if (covers(form, info.pointer, ['mapValues', 'drop'])) return;
  if (lostTypes.length > 0) {
    reportNarrowed(now, `no longer takes ${lostTypes.join(', ')}`, form, report);
  } else if (lostValues.length > 0) {
    reportNarrowed(
      now,
      `no longer offers ${lostValues.map((value) => JSON.stringify(value)).join(', ')}`,
      form,
      report,
    );
  }
}

function checkNewlyRequired(form: LinkedForm, before: FormBundle, report: Report): void {
  for (const field of form.fields.values()) {
    const info = before.fields[field.pointer];
    if (!field.required || info?.required === true || field.schema.default !== undefined) continue;
    if (covers(form, field.pointer, ['default', 'rename', 'move', 'split'])) continue;
    report({
      code: 'breaking-change',
      file: field.file,
      place: field.place,
      message: `The field "${toDotted(field.pointer)}" is required now and was not before: saved answers lack it.`,
      remedy: `Add {"op": "default", "field": "${toDotted(field.pointer)}", "value": …} to "migrations" in ${form.file}, or do not require it.`,
    });
  }
}

/** Does a migration speak of this field? */
function covers({ form }: LinkedForm, pointer: string, ops: readonly string[]): boolean {
  return (form.migrations ?? []).some(
    (migration) =>
      ops.includes(migration.op) &&
      touched(migration).some((path) => {
        const place = toPointer(path);
        return pointer === place || pointer.startsWith(`${place}/`);
      }),
  );
}

const touched = ({ from, to, field }: Migration): readonly string[] =>
  [from, field, ...(Array.isArray(to) ? (to as string[]) : [to as string | undefined])].filter(
    (path) => path !== undefined,
  );

/** Its list or group is gone too, and is reported instead. */
function isParentGone({ fields }: LinkedForm, { pointer }: FieldInfo): boolean {
  const parent = pointer.slice(0, pointer.lastIndexOf('/')).replace(/\/\*$/, '');
  return parent !== '' && !fields.has(parent);
}

function reportGone(form: LinkedForm, { pointer }: FieldInfo, report: Report): void {
  const dotted = toDotted(pointer);
  const near = nearestOf(dotted, [...form.fields.keys()].map(toDotted));
  report({
    code: 'breaking-change',
    file: form.file,
    place: '/migrations',
    message: `The field "${dotted}" of the previous release is gone: saved answers would lose it.`,
    remedy: didYouMean(
      near,
      `Add {"op": "rename", "from": "${dotted}", "to": "…"} or {"op": "drop", "field": "${dotted}"} to "migrations".`,
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
    message: `The field "${dotted}" ${what}: saved answers may hold it.`,
    remedy: `Add {"op": "mapValues", "field": "${dotted}", "values": {…}} to "migrations" in ${form.file}.`,
  });
}

const admits = (types: readonly string[], type: string): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

function lost(
  before: readonly Json[] | undefined,
  now: readonly Json[] | undefined,
): readonly Json[] {
  if (now === undefined) return [];
  const kept = now.map((value) => JSON.stringify(value));
  return (before ?? []).filter((value) => !kept.includes(JSON.stringify(value)));
}

/** The schema of a field in a released bundle. */
function schemaAt(bundle: FormBundle, { pointer, section }: FieldInfo): Schema {
  let schema: Schema = bundle.sections.find(({ id }) => id === section)?.schema ?? {};
  for (const token of parsePointer(pointer)) {
    schema = (token === '*' ? schema.items : schema.properties?.[token]) ?? {};
  }
  return schema;
}
