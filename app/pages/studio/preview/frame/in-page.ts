// Finds sentences in the page by their marks: where one stands, and which one was pressed.

import { keyAt, type Marks } from './marks.ts';

/** Words of a control that are no text of the page. */
const SAID_BY_ATTRIBUTE = ['placeholder', 'aria-label', 'title', 'alt'] as const;
const HAS_SAID = SAID_BY_ATTRIBUTE.map((name) => `[${name}]`).join();

/** The elements that say a sentence and are in sight, in the order of the page. */
export function elementsOf(root: Element, key: string, { marksIn }: Marks): readonly Element[] {
  const says = (text: string): boolean => marksIn(text).some((mark) => mark.key === key);
  const found = new Set<Element>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.parentElement && says(node.data))
      found.add(node.parentElement);
  for (const element of root.querySelectorAll(HAS_SAID))
    if (SAID_BY_ATTRIBUTE.some((name) => says(element.getAttribute(name) ?? '')))
      found.add(element);
  return inOrder([...found].filter(isInSight));
}

const inOrder = (elements: readonly Element[]): readonly Element[] =>
  elements.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );

/** The same of a sentence, or else of the first of those that say its words which is there. */
export function elementsSaying(
  root: Element,
  { key, same = [] }: { readonly key: string; readonly same?: readonly string[] },
  marks: Marks,
): readonly Element[] {
  for (const one of [key, ...same]) {
    const found = elementsOf(root, one, marks);
    if (found.length > 0) return found;
  }
  return [];
}

/** Choices of a closed list are in sight as the list is. */
function isInSight(element: Element): boolean {
  const seen =
    element instanceof HTMLOptionElement ? (element.closest('select') ?? element) : element;
  return seen.getClientRects().length > 0 && getComputedStyle(seen).visibility !== 'hidden';
}

/** What is framed for a sentence: the whole field where it is of one. */
export function framedFor(element: Element): Element {
  return element.closest('.f-field') ?? element.closest('select') ?? element;
}

/** The sentence under a point of the page; undefined where there is none. */
export function keyUnder(x: number, y: number, marks: Marks): string | undefined {
  const at = caretAt(x, y);
  if (at === undefined) return undefined;
  const { node, offset } = at;
  // Between two texts of one element the browser names the element.
  const text = node instanceof Text ? node : undefined;
  return text && keyAt(marks, text.data, offset);
}

/** The sentence that a control under a press says by an attribute, or that a key pressed says by its text. */
export function keyOfControl(target: Element, isByKey: boolean, marks: Marks): string | undefined {
  const control = target.closest('a, button, input, select, textarea, label, summary') ?? target;
  const said = SAID_BY_ATTRIBUTE.map((name) => control.getAttribute(name) ?? '');
  const texts = isByKey ? [control.textContent ?? '', ...said] : said;
  return texts.flatMap((text) => marks.marksIn(text).map(({ key }) => key))[0];
}

interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** Browsers have it by two names. */
interface Carets {
  caretPositionFromPoint?(x: number, y: number): { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?(x: number, y: number): Range | null;
}

function caretAt(x: number, y: number): Caret | undefined {
  const page = document as unknown as Carets;
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
