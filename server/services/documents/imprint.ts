// What a printed document says of itself, and what stands above and below its pages.

export interface Imprint {
  readonly title: string;
  /** Printed above every page and named as the author. */
  readonly provider: string;
  readonly language: string;
  /** The sentence below every page. */
  readonly pageOf: (page: number, pages: number) => string;
  /** What else stands below every page: the number of what it belongs to. */
  readonly reference?: string;
  /** Nothing above and below the text, but the space for it. */
  readonly bare?: true;
  readonly date?: Date;
  /** Of a page that is shown within another one, in points. */
  readonly box?: BoxSize;
}

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** The same as it goes from thread to thread. */
export interface PlainImprint extends Omit<Imprint, 'pageOf'> {
  /** The sentence below every page, with `PAGE` and `PAGES` where the numbers go. */
  readonly footer: string;
}

export const PAGE = '{page}';
export const PAGES = '{pages}';

/** The imprint as the printer takes it. */
export function imprintOf({ footer, ...imprint }: PlainImprint): Imprint {
  return {
    ...imprint,
    pageOf: (page, pages) => footer.replaceAll(PAGE, String(page)).replaceAll(PAGES, String(pages)),
  };
}
