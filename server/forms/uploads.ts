// What a form declares of the files that a call uploads for it: the browser's widget reads the same.
import {
  type FileKind,
  type FormBundle,
  type FormNode,
  formTree,
  isList,
  isObject,
  type JsonObject,
} from '../../runtime/core/index.ts';

export interface UploadRules {
  readonly kinds: readonly FileKind[];
  /** What the file may be said to be; anything where empty. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** How many files the list has room for. */
  readonly most: number;
}

const RULES = new WeakMap<FormBundle, Map<string, UploadRules | undefined>>();

/** The rules of the upload that makes this call; undefined where the form has none. */
export function uploadRules(form: FormBundle, call: string): UploadRules | undefined {
  const known = RULES.get(form) ?? new Map<string, UploadRules | undefined>();
  RULES.set(form, known);
  if (!known.has(call)) {
    const node = uploadsBelow(formTree(form).root).find((one) => callOf(one) === call);
    known.set(call, node && rulesOf(node));
  }
  return known.get(call);
}

const uploadsBelow = (node: FormNode): readonly FormNode[] => [
  ...(node.uiOptions.calls === undefined ? [] : [node]),
  ...[...node.children.values()].flatMap(uploadsBelow),
];

function callOf({ uiOptions: { calls } }: FormNode) {
  const add = isObject(calls) ? calls.add : undefined;
  return isObject(add) ? add.call : add;
}

function rulesOf({ uiOptions, schema }: FormNode): UploadRules {
  const { kinds, types, maxBytes } = uiOptions;
  return {
    kinds: objectsIn(kinds) as unknown as readonly FileKind[],
    types: isList(types) ? types.map(String) : [],
    maxBytes: typeof maxBytes === 'number' ? maxBytes : Number.POSITIVE_INFINITY,
    most: typeof schema.maxItems === 'number' ? schema.maxItems : Number.POSITIVE_INFINITY,
  };
}

const objectsIn = (value: JsonObject[string]): readonly JsonObject[] =>
  isList(value) ? value.filter(isObject) : [];
