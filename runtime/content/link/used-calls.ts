// Lists the calls a form makes: where it loads, saves and submits, and what its widgets ask.
import type { UiSchema } from '../../core/index.ts';
import { isObject, joinPointer, parsePointer } from '../../core/index.ts';
import type { LinkedForm } from '../model/model.ts';

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
  for (const { ui, uiFile } of sections) {
    for (const { node, pointer } of uiNodes(ui)) {
      const options = node['ui:options'];
      if (!isObject(options)) continue;
      const at = [...parsePointer(pointer), 'ui:options'];
      for (const word of ['options', 'fill', 'check']) {
        const inner = options[word];
        if (isObject(inner) && typeof inner.call === 'string') {
          found.push({
            id: inner.call,
            file: uiFile,
            place: joinPointer([...at, word, 'call']),
          });
        }
      }
      const calls = options.calls;
      for (const [role, id] of Object.entries(isObject(calls) ? calls : {})) {
        if (typeof id === 'string')
          found.push({ id, file: uiFile, place: joinPointer([...at, 'calls', role]) });
      }
    }
  }
  return found;
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
