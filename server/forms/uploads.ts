// What a form declares of the files that are uploaded for it: the browser's widget reads the same.
import {
  type FileKind,
  type FormBundle,
  type FormNode,
  formTree,
  isList,
  isObject,
  type JsonObject,
} from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import { keepsDraftHere } from './drafted.ts';

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

/** The call that takes the files of forms that have no calls of their own. */
const GENERAL = 'form_file_add';
/** Where a schema sets no bound of its own. */
const MOST_OF_A_FIELD = 20;
const FEW_ROWS = 10;

const OF_FORMS = new WeakMap<FormBundle, readonly FormNode[]>();

/** The uploads of a form whose files go with its submission: all of them, where its draft is kept by the calls of all forms. */
export function generalUploads(form: FormBundle): readonly FormNode[] {
  const all = keepsDraftHere(form);
  const known =
    OF_FORMS.get(form) ??
    uploadsBelow(formTree(form).root).filter((node) => all || callOf(node) === GENERAL);
  OF_FORMS.set(form, known);
  return known;
}

/** The rules of such an upload, by its field; undefined where there is none. */
export function uploadAt(form: FormBundle, field: string): UploadRules | undefined {
  const node = generalUploads(form).find(({ pointer }) => pointer === field);
  if (!node) return undefined;
  const rules = rulesOf(node);
  const most = Number.isFinite(rules.most) ? rules.most : MOST_OF_A_FIELD;
  // What a row may hold, the judge says; all rows together have room for a few of them.
  return { ...rules, most: field.includes('*') ? most * FEW_ROWS : most };
}

/** Bytes of the largest file that any of them takes; a form that has none has no such address. */
export function largestUpload(form: FormBundle): number {
  const uploads = generalUploads(form);
  if (uploads.length === 0) throw new Refusal('NOT_FOUND');
  return Math.max(...uploads.map((node) => rulesOf(node).maxBytes));
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
