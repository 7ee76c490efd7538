// Lint: an upload offers only files that the call which takes them accepts: their types, endings and size.
import type { Json, JsonObject } from '../../../core/index.ts';
import { isObject, toDotted } from '../../../core/index.ts';
import { optionsOf, uiPlace } from '../../link/fields.ts';
import { callsOf } from '../../link/used-calls.ts';
import type { FieldNode } from '../../model/model.ts';
import { ofUnits } from '../common/lint.ts';

export const uploadLimits = ofUnits((form, { model, report }) => {
  for (const field of form.fields.values()) {
    const file = form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file;
    const call = callsOf(field.ui).find(({ role }) => role === 'add');
    const request = call && model.calls.get(call.id)?.request;
    if (call === undefined || !isObject(request?.multipart)) continue;
    for (const { option, words } of refusals(field, request.multipart)) {
      report({
        code: 'upload-refused',
        file,
        place: `${uiPlace(field)}/ui:options/${option}`,
        message: `The upload "${toDotted(field.pointer)}" offers ${words}, which the call "${call.id}" refuses.`,
        remedy: `Take it out, or let the contract schemas/calls/${call.id}.json accept it.`,
      });
    }
  }
});

interface Refusal {
  readonly option: string;
  readonly words: string;
}

function refusals({ ui }: FieldNode, parts: JsonObject): readonly Refusal[] {
  const { types, accept, maxBytes } = optionsOf(ui);
  const file = isObject(parts.file) ? parts.file : {};
  const kinds = isObject(parts.fileType) ? parts.fileType.enum : undefined;
  const most = file.maxBytes;
  return [
    ...outside(types, kinds).map((one) => ({ option: 'types', words: `files of type ${one}` })),
    ...outside(accept, file.accept).map((one) => ({ option: 'accept', words: `${one} files` })),
    ...(typeof maxBytes === 'number' && typeof most === 'number' && maxBytes > most
      ? [{ option: 'maxBytes', words: `files of ${maxBytes} bytes` }]
      : []),
  ];
}

/** What a list offers that is not in the list of what is taken; nothing where anything is. */
const outside = (listed: Json | undefined, taken: Json | undefined): readonly Json[] =>
  Array.isArray(listed) && Array.isArray(taken) ? listed.filter((one) => !taken.includes(one)) : [];
