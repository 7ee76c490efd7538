// Schema errors as faults: each at the control that shows it, with the section it stands in.
import type { FormTree } from '../form/form-tree.ts';
import { questionOf } from '../form/places.ts';
import type { Fault, JsonObject, Pointer, SchemaError } from '../model/types.ts';
import { childPointer } from '../values/paths.ts';

/** Errors of the schema as faults, in the order in which they were found. */
export function schemaFaults(errors: readonly SchemaError[], tree: FormTree): readonly Fault[] {
  const faults: Fault[] = [];
  for (const error of errors) if (isSaid(error)) faults.push(schemaFault(error, tree));
  return faults;
}

/**
 * Is this error told? `if` only says that a branch failed, which says itself what is wrong; what is wrong with the name of a
 * member is said once, at that member.
 */
export const isSaid = ({ keyword, propertyName }: SchemaError): boolean =>
  keyword !== 'if' && (propertyName === undefined || keyword === 'propertyNames');

function schemaFault(error: SchemaError, tree: FormTree): Fault {
  const name = memberOf(error);
  const place = name === undefined ? error.instancePath : childPointer(error.instancePath, name);
  return faultAt(tree, place, codeOf(error), paramsOf(error));
}

/** The member an error is about, where it is told at the object that lacks it, has one too many or one of another name. */
export const memberOf = ({ keyword, params }: SchemaError): string | undefined => {
  const { missingProperty: missing, additionalProperty: extra, propertyName: misnamed } = params;
  if (typeof missing === 'string') return missing;
  if (keyword === 'propertyNames' && typeof misnamed === 'string') return misnamed;
  return keyword === 'additionalProperties' && typeof extra === 'string' ? extra : undefined;
};

function codeOf(error: SchemaError): string {
  if (typeof error.params.missingProperty === 'string') return 'required';
  return error.keyword === 'additionalProperties' && memberOf(error) !== undefined
    ? 'unknown'
    : error.keyword;
}

/** What the sentence of an error's fault may say. */
export function paramsOf(error: SchemaError): JsonObject {
  if (typeof error.params.missingProperty === 'string') return {};
  const extra = memberOf(error);
  return extra === undefined ? error.params : { name: extra };
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
  const byPlace = new Map<Pointer, Fault>();
  for (const fault of faults) {
    const known = byPlace.get(fault.path);
    if (known === undefined || rankOf(fault) < rankOf(known)) byPlace.set(fault.path, fault);
  }
  return [...byPlace.values()];
}
