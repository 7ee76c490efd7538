// Looks into a page from within: built to one script, and run in every page the tests look at.
import { queryAllByRole } from '@testing-library/dom';
import type { InPage, Reach, Step, Steps, Words } from './steps.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

function matcherOf({ text, exact, flags }: Words): (read: string) => boolean {
  if (flags !== undefined) {
    const pattern = new RegExp(text, flags);
    return (read) => pattern.test(plain(read));
  }
  const wanted = plain(text);
  if (exact) return (read) => plain(read) === wanted;
  return (read) => plain(read).toLowerCase().includes(wanted.toLowerCase());
}

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
};

const elementsOf = (root: ParentNode, css = '*'): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(css),
];

const textOf = (element: Element): string =>
  element.matches('script, style, noscript') ? '' : (element.textContent ?? '');

/** The innermost that say so. */
function withText(root: ParentNode, words: Words): HTMLElement[] {
  const matches = matcherOf(words);
  const says = new Set(elementsOf(root).filter((element) => matches(textOf(element))));
  return [...says].filter(
    (element) => ![...element.children].some((child) => says.has(child as HTMLElement)),
  );
}

function labelsOf(element: HTMLElement): string[] {
  const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const { labels } = element as HTMLInputElement;
  return [
    by.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    element.getAttribute('aria-label') ?? '',
    ...[...(labels ?? [])].map((label) => label.textContent ?? ''),
  ].filter((text) => text !== '');
}

function withLabel(root: ParentNode, words: Words): HTMLElement[] {
  const matches = matcherOf(words);
  return elementsOf(
    root,
    'input, select, textarea, button, [aria-label], [aria-labelledby]',
  ).filter((element) => labelsOf(element).some(matches));
}

function withRole(root: HTMLElement, { role, words, level }: Step & { to: 'role' }): HTMLElement[] {
  const name = words && matcherOf(words);
  return queryAllByRole(root, role, { ...(name && { name }), ...(level && { level }) });
}

function within(root: HTMLElement, step: Step): HTMLElement[] {
  if (step.to === 'css') {
    const found = elementsOf(root, step.css);
    const { has } = step;
    return has ? found.filter((element) => walk(has, element).length > 0) : found;
  }
  if (step.to === 'text') return withText(root, step.words);
  if (step.to === 'label') return withLabel(root, step.words);
  return step.to === 'role' ? withRole(root, step) : [];
}

/** In the order of the page, each once. */
const inOrder = (elements: readonly HTMLElement[]): HTMLElement[] =>
  [...new Set(elements)].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );

function next(found: readonly HTMLElement[], step: Step): HTMLElement[] {
  if (step.to === 'nth') {
    const one = found.at(step.index);
    return one ? [one] : [];
  }
  if (step.to === 'filter') {
    const matches = matcherOf(step.words);
    return found.filter((element) => matches(textOf(element)));
  }
  if (step.to === 'and') {
    const other = new Set(walk(step.other));
    return found.filter((element) => other.has(element));
  }
  if (step.to === 'or') return inOrder([...found, ...walk(step.other)]);
  return inOrder(found.flatMap((root) => within(root, step)));
}

function walk(steps: Steps, root: HTMLElement = document.documentElement): HTMLElement[] {
  return steps.reduce<HTMLElement[]>(next, [root]);
}

function one(steps: Steps): HTMLElement {
  const [first, second] = walk(steps);
  if (first === undefined) throw new Error('It is not there.');
  if (second !== undefined) throw new Error('It is there more than once.');
  return first;
}

/** Its middle, once it is in sight and nothing lies over it; a label stands for its control. */
function reach(steps: Steps): Reach {
  const found = walk(steps);
  const [element] = found;
  if (element === undefined || found.length > 1)
    return { not: `it is there ${found.length} times` };
  if (!isSeen(element)) return { not: 'it is not seen' };
  if (element.matches(':disabled')) return { not: 'it is disabled' };
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  const own = [element, ...((element as HTMLInputElement).labels ?? [])];
  if (top === null || !own.some((part) => part.contains(top) || top.contains(part)))
    return { not: `${top?.outerHTML.slice(0, 120)} lies over it` };
  return middle;
}

const inPage: InPage = {
  count: (steps) => walk(steps).length,
  seen: (steps) => walk(steps).filter(isSeen).length,
  reach,
  one,
  all: (steps) => walk(steps),
};
window.inPage = inPage;
