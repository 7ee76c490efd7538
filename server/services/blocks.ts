// What a printed document is made of. The makers of documents write these words; only the printer knows the PDF library.

/** Text in one manner. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly href?: string;
}

export interface Column {
  readonly heading: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Shares what is left of the page width; the others are as wide as their longest word. */
  readonly wide?: boolean;
  /** In small letters: something to compare rather than to read, such as a hash. */
  readonly fine?: true;
}

export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Blocks[] }
  | { readonly kind: 'quote'; readonly blocks: Blocks }
  /** Questions and answers, side by side. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Its headings are repeated on each page. */
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
    }
  /** A signature: a name as it was typed, or a drawing (PNG as a data URL), over a line. */
  | { readonly kind: 'signature'; readonly name: string; readonly drawing?: string }
  /** A line to fill in by hand. */
  | { readonly kind: 'blank'; readonly label: string }
  /** Room in points for what is put there once the pages are printed; found again by its name. */
  | {
      readonly kind: 'place';
      readonly name: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'rule' | 'newPage' };

export type Blocks = readonly Block[];

/** A document that stands behind the answers it goes with. */
export interface Annex {
  readonly title: string;
  readonly blocks: Blocks;
}
