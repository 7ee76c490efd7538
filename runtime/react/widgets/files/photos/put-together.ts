// Makes one PDF of photos that is no larger than its place takes: as fine as they were read where that fits, else coarser.

import type { PhotoPage } from './photo-stack.ts';
import { coarser, type Fineness } from './picture.ts';

/** What a page takes in a PDF besides its photo, and the PDF besides its pages, in bytes; rather too much. */
const BESIDES = 1024;

/** The last is what print of usual size can still be read at. */
const STEPS: readonly Fineness[] = [
  { pixels: 1900, quality: 0.75 },
  { pixels: 1600, quality: 0.65 },
  { pixels: 1250, quality: 0.55 },
];

/** The PDF; undefined where the pages do not fit at any fineness. Throws where it cannot be made. */
export async function putTogether(
  pages: readonly PhotoPage[],
  { name, maxBytes = Number.POSITIVE_INFINITY }: PdfWanted,
): Promise<File | undefined> {
  const room = maxBytes - BESIDES * (pages.length + 1);
  const jpegs = await fitting(pages, room);
  if (!jpegs) return undefined;
  const { pdfOf } = await import('./photo-pdf.ts');
  const drawn = pages.map(({ turn }, at) => ({ jpeg: jpegs[at] ?? new Blob(), turn }));
  const body = await pdfOf(drawn, name.replace(/\.pdf$/i, ''));
  return new File([body], name, { type: body.type });
}

export interface PdfWanted {
  /** With its ending. */
  readonly name: string;
  readonly maxBytes: number | undefined;
}

async function fitting(
  pages: readonly PhotoPage[],
  room: number,
): Promise<readonly Blob[] | undefined> {
  const whole = pages.map(({ picture }) => picture.jpeg);
  if (sizeOf(whole) <= room) return whole;
  for (const step of STEPS) {
    const made = await coarserWithin(pages, step, room);
    if (made) return made;
  }
  return undefined;
}

/** Stops at the page that has no room. */
async function coarserWithin(
  pages: readonly PhotoPage[],
  step: Fineness,
  room: number,
): Promise<readonly Blob[] | undefined> {
  const made: Blob[] = [];
  for (const { picture } of pages) {
    const jpeg = await coarser(picture, step);
    // A photo that was small already may become larger.
    made.push(jpeg.size < picture.jpeg.size ? jpeg : picture.jpeg);
    if (sizeOf(made) > room) return undefined;
  }
  return made;
}

const sizeOf = (all: readonly Blob[]): number => all.reduce((sum, { size }) => sum + size, 0);
