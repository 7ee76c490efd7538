// Lists the calls a form makes: where it loads, saves and submits, and what its widgets ask.
import type { CallPlace, Json, JsonObject, UiSchema } from '../../core/index.ts';
import { isObject, joinPointer, parsePointer, toDotted } from '../../core/index.ts';
import type { FormFile, LinkedForm } from '../model/model.ts';

export interface UsedCall {
  readonly id: string;
  readonly file: string;
  readonly place: string;
}

/** Every mention of a call in a form, with its place. */
export function usedCalls({ form, file, sections }: LinkedForm): readonly UsedCall[] {
  const found: UsedCall[] = [];
  if (form.load !== undefined) found.push({ id: form.load.call, file, place: '/load/call' });
  const { draft, submit } = form;
  if (draft?.save !== undefined) found.push({ id: draft.save, file, place: '/draft/save' });
  if (submit?.call !== undefined) found.push({ id: submit.call, file, place: '/submit/call' });
  const { record } = form;
  if (record !== undefined) {
    found.push({ id: record.load.call, file, place: '/record/load/call' });
    found.push({ id: record.save.call, file, place: '/record/save/call' });
    for (const [index, id] of (record.save.refreshes ?? []).entries())
      found.push({ id, file, place: `/record/save/refreshes/${index}` });
  }
  for (const [field, calls] of Object.entries(form.uploads ?? {})) {
    for (const { id, tokens } of callsOf({ 'ui:options': { calls } }))
      found.push({ id, file, place: joinPointer(['uploads', field, ...tokens.slice(1)]) });
  }
  for (const { ui, uiFile } of sections) {
    for (const { node, pointer } of uiNodes(ui)) {
      if (isGivenItsCalls(form, pointer)) continue;
      const at = [...parsePointer(pointer), 'ui:options'];
      for (const { id, tokens } of callsOf(node))
        found.push({ id, file: uiFile, place: joinPointer([...at, ...tokens]) });
    }
  }
  return found;
}

/** Is this an upload whose calls stand in form.json? Given is its place in the layout. */
export const isGivenItsCalls = ({ uploads }: FormFile, uiPointer: string): boolean =>
  uploads !== undefined &&
  Object.hasOwn(uploads, toDotted(uiPointer.replace(/\/items(?=\/|$)/g, '/*')));

export interface WidgetCall {
  readonly id: string;
  readonly role: CallPlace;
  /** Where it is named in `ui:options`. */
  readonly tokens: readonly string[];
  /** What is declared to be sent with it. */
  readonly sent: JsonObject;
  /** Members of a file that are sent with a call about it, where not all are. */
  readonly file?: readonly Json[];
}

const WORDS = ['options', 'fill', 'check', 'source'] as const;
const ROLES = ['list', 'add', 'delete', 'download'] as const;

/** The calls one UI node declares for its widget. */
export function callsOf(ui: UiSchema): readonly WidgetCall[] {
  const options = ui['ui:options'];
  if (!isObject(options)) return [];
  const asked = WORDS.flatMap((role): readonly WidgetCall[] => {
    const inner = options[role];
    if (!isObject(inner) || typeof inner.call !== 'string') return [];
    const sent = isObject(inner.with) ? inner.with : {};
    return [{ id: inner.call, role, tokens: [role, 'call'], sent }];
  });
  const calls = isObject(options.calls) ? options.calls : {};
  return [...asked, ...ROLES.flatMap((role) => fileCalls(calls, role))];
}

/** A call of an upload, as its id alone or with more to say. */
function fileCalls(calls: JsonObject, role: (typeof ROLES)[number]): readonly WidgetCall[] {
  const named = calls[role];
  const sent = isObject(calls.with) ? calls.with : {};
  if (typeof named === 'string') return [{ id: named, role, tokens: ['calls', role], sent }];
  if (!isObject(named) || typeof named.call !== 'string') return [];
  const file = Array.isArray(named.file) ? { file: named.file } : {};
  return [{ id: named.call, role, tokens: ['calls', role, 'call'], sent, ...file }];
}

/** Every node of a UI schema with its pointer in the file. */
export function uiNodes(
  ui: UiSchema,
  pointer = '',
): readonly { node: UiSchema; pointer: string }[] {
  return [
    { node: ui, pointer },
    ...Object.entries(ui).flatMap(([name, child]) =>
      name.startsWith('ui:') || name.startsWith('$') || !isObject(child)
        ? []
        : uiNodes(child, `${pointer}${joinPointer([name])}`),
    ),
  ];
}
