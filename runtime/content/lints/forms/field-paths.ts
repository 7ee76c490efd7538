// Lint: widget options name fields that exist: what is sent with a call, what a look-up fills, headings of rows.
import type { Json, JsonObject } from '../../../core/index.ts';
import { isObject, joinPointer, limitIn, toDotted, toPointer } from '../../../core/index.ts';
import { optionsOf, uiPlace } from '../../link/fields.ts';
import { type FieldNode, isAlone, type LinkedForm } from '../../model/model.ts';
import { didYouMean } from '../../read/faults.ts';
import { fieldAt, isExpected, nearestField, unknownContext } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';

interface Named {
  /** As written. */
  readonly path: string;
  /** The pointer it stands for. */
  readonly pointer: string;
  readonly place: string;
}

export const fieldPaths = ofUnits((form, { report }) => {
  for (const field of form.fields.values()) {
    const section = form.sections.find(({ id }) => id === field.section);
    // A section that any form can use must hold by itself.
    if (section?.shared && !isAlone(form)) continue;
    for (const { path, pointer, place } of namedBy(field)) {
      const context = path.startsWith('context.');
      const wrong = context ? unknownContext(form, path) : undefined;
      if (context ? wrong === undefined : isThere(form, pointer)) continue;
      const near = context ? wrong?.near : nearestField(form, toDotted(pointer));
      report({
        code: 'unknown-field',
        file: section?.uiFile ?? form.file,
        place: `${uiPlace(field)}/ui:options${place}`,
        message: `"${path}" at the field ${toDotted(field.pointer)} names no ${context ? 'fact' : 'field'} of this ${isAlone(form) ? 'section' : 'form'}.`,
        remedy: didYouMean(
          near && asWritten(near, path, pointer),
          'Write /field from the top, or ./field for a neighbour.',
        ),
        nearest: near,
      });
    }
  }
});

/** The nearest field as it would stand here: `./kind` beside, or in the row; `/city` from the top. */
function asWritten(near: string, path: string, pointer: string): string {
  const there = near.startsWith('context.') ? '' : toPointer(near);
  const around = path.startsWith('./') ? pointer.slice(0, -path.length + 1) : undefined;
  if (around !== undefined && there.startsWith(`${around}/`))
    return `.${there.slice(around.length)}`;
  return there === '' || there.includes('*') ? near : there;
}

const isThere = (form: LinkedForm, pointer: string): boolean =>
  fieldAt(form, pointer) !== undefined || isExpected(form, toDotted(pointer));

/** `/a` counts from the top; `./a` stands beside the field or, where rows are spoken of, in a row. */
function namedBy({ ui, pointer }: FieldNode): readonly Named[] {
  const options = optionsOf(ui);
  const beside = pointer.slice(0, pointer.lastIndexOf('/'));
  const found: Named[] = [];
  const add = (path: Json | undefined, tokens: readonly (string | number)[], inRow = false) => {
    if (typeof path !== 'string') return;
    const around = inRow ? `${pointer}/*` : beside;
    const target = path.startsWith('./') ? `${around}/${path.slice(2)}` : path;
    found.push({ path, pointer: target, place: joinPointer(tokens) });
  };
  for (const word of ['options', 'fill', 'check']) {
    const inner = options[word];
    if (!isObject(inner)) continue;
    const sent = inner.with;
    for (const [key, path] of Object.entries(isObject(sent) ? sent : {}))
      add(path, [word, 'with', key]);
    const set = inner.set;
    for (const path of Object.keys(isObject(set) ? set : {})) add(path, [word, 'set', path]);
  }
  addFileCalls(options.calls, add);
  add(options.keptIn, ['keptIn']);
  add(options.extension, ['extension']);
  add(options.classes, ['classes']);
  if (typeof options.labelBy === 'string') add(`./${options.labelBy}`, ['labelBy']);
  for (const word of ['min', 'max']) {
    const limit = limitIn(options[word])?.of ?? '';
    if (limit.includes('/')) add(limit, isObject(options[word]) ? [word, 'of'] : [word]);
  }
  const mask = options.mask;
  if (isObject(mask)) add(`./${String(mask.by)}`, ['mask', 'by']);
  const item = options.item;
  if (isObject(item)) {
    const title = Array.isArray(item.title) ? item.title : [];
    for (const [index, path] of title.entries()) add(path, ['item', 'title', index], true);
    add(item.badge, ['item', 'badge'], true);
    add(item.deleted, ['item', 'deleted'], true);
  }
  addMembers(options, add);
  addMade(options.add, add);
  addTogether(options, add);
  const columns = Array.isArray(options.columns) ? options.columns : [];
  for (const [index, name] of columns.entries()) add(`./${String(name)}`, ['columns', index], true);
  return found;
}

/** Whose files the calls of an upload are about, and which members of a file they send. */
function addFileCalls(
  calls: Json | undefined,
  add: (path: Json | undefined, tokens: readonly (string | number)[], inRow?: boolean) => void,
): void {
  if (!isObject(calls)) return;
  for (const [key, path] of Object.entries(isObject(calls.with) ? calls.with : {}))
    add(path, ['calls', 'with', key]);
  for (const [role, call] of Object.entries(calls)) {
    const members = isObject(call) && Array.isArray(call.file) ? call.file : [];
    for (const [index, name] of members.entries())
      add(`./${String(name)}`, ['calls', role, 'file', index], true);
  }
}

/** What the widget knows of a row: a member of its rows, and of the helper object in which new ones are typed. */
function addMembers(
  { members, add: made }: JsonObject,
  add: (path: Json | undefined, tokens: readonly string[], inRow?: boolean) => void,
): void {
  const from = isObject(made) && typeof made.from === 'string' ? made.from : undefined;
  for (const [word, path] of Object.entries(isObject(members) ? members : {})) {
    add(path, ['members', word], true);
    if (from !== undefined && typeof path === 'string')
      add(`${from}${path.slice(1)}`, ['members', word]);
  }
}

/** What rows get together, and what brings those back that a rule has set aside. */
function addTogether(
  { many, setAside }: JsonObject,
  add: (path: Json | undefined, tokens: readonly string[], inRow?: boolean) => void,
): void {
  if (isObject(many)) add(many.from, ['many', 'from']);
  if (!isObject(setAside)) return;
  add(setAside.by, ['setAside', 'by']);
  add(setAside.value, ['setAside', 'value'], true);
}

/** What a new row is made of, and which members only some rows have. */
function addMade(
  made: Json | undefined,
  add: (path: Json | undefined, tokens: readonly string[], inRow?: boolean) => void,
): void {
  if (!isObject(made)) return;
  add(made.from, ['add', 'from']);
  if (typeof made.all === 'string') add(`${String(made.from)}${made.all.slice(1)}`, ['add', 'all']);
  for (const [name, conditions] of Object.entries(isObject(made.only) ? made.only : {})) {
    add(`./${name}`, ['add', 'only', name], true);
    for (const other of Object.keys(isObject(conditions) ? conditions : {}))
      add(`./${other}`, ['add', 'only', name, other], true);
  }
}
