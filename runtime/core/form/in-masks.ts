// Answers as their masks write them: two layouts of one number are one answer.
import type { FormBundle, FormNode, Json, JsonObject } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';
import { inMask } from './answer-text.ts';
import { formTree } from './form-tree.ts';

/**
 * Puts every answer of a field with a mask into the layout of that mask: `(404) 555-0142` is `(404)555-0142`. What does not
 * fit, and what is secret (it may come back in part), stays as it is.
 */
export function inMasks(form: FormBundle, answers: JsonObject): JsonObject {
  const written = asMasked(formTree(form).root, answers);
  return isObject(written) ? written : answers;
}

function asMasked(node: FormNode, value: Json): Json {
  if (typeof value === 'string' && node.reads === 'mask' && !node.secret)
    return inMask(value, node.uiOptions.mask);
  if (isList(value)) {
    const row = node.children.get('*');
    return row && hasMasks(row) ? value.map((item) => asMasked(row, item)) : value;
  }
  if (!isObject(value) || !hasMasks(node)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const child = node.children.get(name);
      return [name, child && member !== undefined ? asMasked(child, member) : member];
    }),
  );
}

const KNOWN = new WeakMap<FormNode, boolean>();

/** Lists may have thousands of rows: those without a mask are not walked. */
function hasMasks(node: FormNode): boolean {
  const known = KNOWN.get(node);
  if (known !== undefined) return known;
  const found = node.reads === 'mask' || [...node.children.values()].some(hasMasks);
  KNOWN.set(node, found);
  return found;
}
