// Where things with a place belong: in the order of the page, and at which control.

import type { FormBundle, FormNode, Pointer } from '../model/types.ts';
import { generic, isIndex, parsePointer, type Tokens, unescaped } from '../values/paths.ts';
import { type FormTree, isHeldWhole } from './form-tree.ts';

type Placed = { readonly path: Pointer };

/** Sorts things with a place as a person meets them: by section, by field, by row. */
export const inPageOrder = <T extends Placed>({ root }: FormTree, things: readonly T[]): T[] =>
  things.length < 2
    ? [...things]
    : things
        .map((thing) => ({ thing, tokens: parsePointer(thing.path) }))
        .sort((a, b) => comparePlaces(root, a.tokens, b.tokens))
        .map(({ thing }) => thing);

/** The question a place belongs to: the control itself where one control holds a whole object. */
export const questionOf = ({ root }: FormTree, place: Pointer): Pointer =>
  firstOnTheWay(root, place, isHeldWhole);

/** The control at which something about a place is shown: one that stands for all that lies below it. */
export const controlOf = ({ root }: FormTree, place: Pointer): Pointer =>
  firstOnTheWay(root, place, isControl);

/**
 * Does nobody see this place, so that there is no speaking of it? A place with a label has a widget that draws it, whatever
 * its layout says.
 */
export function isUnspoken(fields: FormBundle['fields'], place: Pointer): boolean {
  if (fields[generic(place)]?.label) return false;
  for (let at = generic(place); at !== ''; at = at.slice(0, at.lastIndexOf('/')))
    if (fields[at]?.unseen) return true;
  return false;
}

const isControl = ({ kind }: FormNode): boolean => kind === 'field' || kind === 'live';

/** The outermost place on the way to this one whose node is such; itself where there is none. */
function firstOnTheWay(root: FormNode, place: Pointer, isSuch: (node: FormNode) => boolean) {
  let node = root;
  // Asked of each of perhaps thousands of faults: nothing is made on the way.
  for (let start = 1, end = 0; start <= place.length; start = end + 1) {
    const after = place.indexOf('/', start);
    end = after < 0 ? place.length : after;
    const next = childOf(node, unescaped(place.slice(start, end)));
    if (next === undefined) return place;
    if (isSuch(next)) return place.slice(0, end);
    node = next;
  }
  return place;
}

const childOf = ({ children }: FormNode, token: string): FormNode | undefined =>
  children.get(token) ?? (isIndex(token) ? children.get('*') : undefined);

function comparePlaces(root: FormNode, a: Tokens, b: Tokens): number {
  let node: FormNode | undefined = root;
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [left = '', right = ''] = [a[at], b[at]];
    if (left !== right) {
      return rankOf(node, left) - rankOf(node, right) || (left < right ? -1 : 1);
    }
    node = node && childOf(node, left);
  }
  return a.length - b.length;
}

const rankOf = (node: FormNode | undefined, token: string): number =>
  isIndex(token) ? Number(token) : (node?.children.get(token)?.order ?? Number.MAX_SAFE_INTEGER);
