// The way to something on a page, as data: said in the test, walked in the page.

/** A text to look for: a part of what is read, whatever its case, unless it is exact or a pattern. */
export interface Words {
  readonly text: string;
  readonly exact?: boolean;
  /** Flags of a pattern, whose source the text is then. */
  readonly flags?: string;
}

export type Step =
  | { readonly to: 'css'; readonly css: string; readonly has?: readonly Step[] }
  | { readonly to: 'text'; readonly words: Words }
  | { readonly to: 'label'; readonly words: Words }
  | { readonly to: 'role'; readonly role: string; readonly words?: Words; readonly level?: number }
  | { readonly to: 'filter'; readonly words: Words }
  | { readonly to: 'nth'; readonly index: number }
  | { readonly to: 'and' | 'or'; readonly other: readonly Step[] };

export type Steps = readonly Step[];

/** Where to press for something, or why it cannot be pressed now. */
export type Reach = { readonly x: number; readonly y: number } | { readonly not: string };

/** What a page is told and asked; each answer is JSON. */
export interface InPage {
  count(steps: Steps): number;
  /** How many of them are seen. */
  seen(steps: Steps): number;
  reach(steps: Steps): Reach;
  /** The one element; throws where there is none, or more than one. */
  one(steps: Steps): HTMLElement;
  all(steps: Steps): readonly HTMLElement[];
}

declare global {
  interface Window {
    /** Of the tests, once they have looked into this page. */
    inPage?: InPage;
  }
}
