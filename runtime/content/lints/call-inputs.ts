// Lint: what a widget sends with a call are inputs the call knows, and none that it must have is left out.
import type { Schema } from '../../core/index.ts';
import { isObject, joinPointer, nearestOf, toDotted } from '../../core/index.ts';
import { uiPlace } from '../link/fields.ts';
import { callsOf, type WidgetCall } from '../link/used-calls.ts';
import { type FieldNode, unitsOf } from '../model/model.ts';
import type { CallContract } from '../model/types.ts';
import { didYouMean, type NewFault } from '../read/faults.ts';
import type { Lint } from './lint.ts';

export const callInputs: Lint = ({ model, report }) => {
  for (const form of unitsOf(model)) {
    for (const field of form.fields.values()) {
      const file = form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file;
      for (const call of callsOf(field.ui)) {
        const contract = model.calls.get(call.id);
        if (contract === undefined || call.sent === undefined) continue;
        for (const fault of wrongInputs(field, call, contract)) report({ ...fault, file });
      }
    }
  }
};

interface Inputs {
  /** Undefined where the contract takes any. */
  readonly known: readonly string[] | undefined;
  readonly required: readonly string[];
}

function wrongInputs(
  field: FieldNode,
  { id, role, sent = {} }: WidgetCall,
  contract: CallContract,
): readonly Omit<NewFault, 'file'>[] {
  const { known, required } = inputsOf(contract);
  const at = `${uiPlace(field)}/ui:options/${role}`;
  const here = toDotted(field.pointer);
  const unknown = Object.keys(sent).filter((name) => known?.includes(name) === false);
  const missing = required.filter((name) => sent[name] === undefined);
  return [
    ...unknown.map((name) => {
      const near = nearestOf(name, known ?? []);
      return {
        code: 'unknown-input',
        place: `${at}/with${joinPointer([name])}`,
        message: `The call "${id}" at "${here}" takes no input "${name}".`,
        remedy: didYouMean(near, `It takes ${known?.join(', ') || 'none'}.`),
        nearest: near,
      };
    }),
    ...missing.map((name) => ({
      code: 'missing-input',
      place: `${at}/with`,
      message: `The call "${id}" at "${here}" must be given "${name}".`,
      remedy: `Say in "with" which answer is sent as "${name}".`,
    })),
  ];
}

/** The inputs of a call: those of its body or query, and those in its path. */
function inputsOf({ path, request }: CallContract): Inputs {
  const inPath = [...path.matchAll(/:([A-Za-z_]+)/g)].map(([, name]) => name ?? '');
  if (request === undefined) return { known: inPath, required: inPath };
  if (isObject(request.multipart)) {
    return { known: [...Object.keys(request.multipart), ...inPath], required: inPath };
  }
  const { properties, required = [], additionalProperties } = request as Schema;
  const open = properties === undefined || additionalProperties === true;
  return {
    known: open ? undefined : [...Object.keys(properties), ...inPath],
    required: [...required, ...inPath],
  };
}
