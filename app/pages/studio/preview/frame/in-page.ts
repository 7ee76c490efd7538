// Finds sentences in the page by their marks: where one stands, and which one was pressed.

import { keyAt, type Marked, type Marks } from './marks.ts';

/** Words of a control that are no text of the page. */
const SAID_BY_ATTRIBUTE = ['placeholder', 'aria-label', 'title', 'alt'] as const;
const HAS_SAID = SAID_BY_ATTRIBUTE.map((name) => `[${name}]`).join();

/** The elements with a mark like that and in sight, in the order of the page. */
function marked(
  root: Element,
  isLike: (mark: Marked) => boolean,
  { marksIn }: Marks,
): readonly Element[] {
  const says = (text: string): boolean => marksIn(text).some(isLike);
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

/** The elements that say a sentence: of a long text the paragraphs and items that are another than they are live, or else all of it. */
export function elementsOf(root: Element, key: string, marks: Marks): readonly Element[] {
  const found = marked(root, (mark) => mark.key === key && mark.part === undefined, marks);
  if (found.length > 0) return found;
  const runs = marked(root, (mark) => mark.key === key, marks);
  const changed = marked(root, (mark) => mark.key === key && mark.part === 'changed', marks);
  if (changed.length > 0) return [...new Set(changed.map((run) => run.closest(BLOCK) ?? run))];
  return aroundAll(runs);
}

const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, blockquote';

function aroundAll([first, ...others]: readonly Element[]): readonly Element[] {
  let around = first?.closest(BLOCK) ?? first;
  while (around && !others.every((one) => around?.contains(one)))
    around = around.parentElement ?? undefined;
  return around ? [around] : [];
}

/** Brings what is framed into sight: its middle, or its beginning where it is higher than the window. */
export function scrollTo(element: Element): void {
  const isHigh = element.getBoundingClientRect().height > window.innerHeight;
  element.scrollIntoView({ block: isHigh ? 'start' : 'center' });
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
