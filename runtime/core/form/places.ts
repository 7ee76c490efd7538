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
  firstOnTheWay(root, place, isHeldWhole) ?? place;

/**
 * The control at which something about a place is shown: one that stands for all that lies below it. Asked for many places
 * one after the other: of neighbours, what they lie in is found once.
 */
export function controlsOf({ root }: FormTree): (place: Pointer) => Pointer {
  let around: Pointer | undefined;
  let control: Pointer | undefined;
  return (place) => {
    const parent = place.slice(0, place.lastIndexOf('/'));
    if (parent !== around) {
      around = parent;
      control = firstOnTheWay(root, parent, isControl);
    }
    return control ?? place;
  };
}

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

/** The outermost place on the way to this one, itself perhaps, whose node is such. */
function firstOnTheWay(
  root: FormNode,
  place: Pointer,
  isSuch: (node: FormNode) => boolean,
): Pointer | undefined {
  let node = root;
  // Asked of each of perhaps thousands of faults: little is made on the way.
  const isEscaped = place.includes('~');
  for (let start = 1, end = 0; start <= place.length; start = end + 1) {
    const after = place.indexOf('/', start);
    end = after < 0 ? place.length : after;
    const token = place.slice(start, end);
    const next = childOf(node, isEscaped ? unescaped(token) : token);
    if (next === undefined) return undefined;
    if (isSuch(next)) return place.slice(0, end);
    node = next;
  }
  return undefined;
}

function childOf({ children }: FormNode, token: string): FormNode | undefined {
  const named = children.get(token);
  if (named !== undefined) return named;
  const row = children.get('*');
  return row !== undefined && isIndex(token) ? row : undefined;
}

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
