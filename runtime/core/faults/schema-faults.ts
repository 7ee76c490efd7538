// Schema errors as faults: each at the control that shows it, with the section it stands in.
import type { FormTree } from '../form/form-tree.ts';
import { questionOf } from '../form/places.ts';
import type { Fault, JsonObject, Pointer, SchemaError } from '../model/types.ts';
import { childPointer } from '../values/paths.ts';

/** `if` only says that a branch failed and is left out; the branch says itself what is wrong. */
export function schemaFaults(errors: readonly SchemaError[], tree: FormTree): readonly Fault[] {
  const faults: Fault[] = [];
  for (const error of errors) if (error.keyword !== 'if') faults.push(schemaFault(error, tree));
  return faults;
}

function schemaFault({ keyword, instancePath, params }: SchemaError, tree: FormTree): Fault {
  const { missingProperty: missing, additionalProperty: extra } = params;
  if (typeof missing === 'string') {
    return faultAt(tree, childPointer(instancePath, missing), 'required', {});
  }
  if (keyword === 'additionalProperties' && typeof extra === 'string') {
    return faultAt(tree, childPointer(instancePath, extra), 'unknown', { name: extra });
  }
  return faultAt(tree, instancePath, keyword, params);
}

/** A fault at the question a place belongs to. */
export function faultAt(tree: FormTree, path: Pointer, code: string, params: JsonObject): Fault {
  const place = questionOf(tree, path);
  return { path: place, code, params, section: tree.sectionOf(place) };
}

const FIRST: Readonly<Record<string, number>> = {
  required: 0,
  options: 2,
  rule: 3,
  tooEarly: 4,
  tooLate: 4,
};

const rankOf = ({ code }: Fault): number => FIRST[code] ?? 1;

/** The gravest fault of each place: missing before malformed before refused by a rule, which knows more of a day than its limits. */
export function onePerPlace(faults: readonly Fault[]): readonly Fault[] {
  const kept = new Map<Pointer, Fault>();
  for (const fault of faults) {
    const known = kept.get(fault.path);
    if (known === undefined || rankOf(fault) < rankOf(known)) kept.set(fault.path, fault);
  }
  return [...kept.values()];
}
