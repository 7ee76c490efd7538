// Which uploads take photos although they keep none, which of the chosen files are photos, and what a PDF of them is called.

import type { FileKind, JsonObject, Texts } from '../../../../core/index.ts';
import { listOption } from '../../../nodes/options.ts';

const PDF = 'application/pdf';
const PICTURE = 'image/';
/** Drawn from words and not taken by a camera: it may be of any size, and asks for other files. */
const DRAWING = 'image/svg+xml';
/** Browsers that do not know a kind of picture leave its media type out. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.heic', '.heif', '.webp'];

/** Where an upload keeps PDF and no pictures, photos become a PDF, unless its layout says that they do not. */
export function takesPhotos(options: JsonObject): boolean {
  if (options.photos === false) return false;
  const kinds = listOption(options, 'kinds') as unknown as readonly FileKind[];
  return (
    kinds.some(({ type }) => type === PDF) && !kinds.some(({ type }) => type.startsWith(PICTURE))
  );
}

/** What a file control offers to choose: the endings of the upload, and photos where it takes them. */
export const offeredFiles = (options: JsonObject): readonly string[] => [
  ...listOption(options, 'accept').map(String),
  ...(takesPhotos(options) ? [ANY_PICTURE] : []),
];

/** What a control for photos alone offers. */
export const ANY_PICTURE = 'image/*';

/** The photos among chosen files, and the others. */
export function photosAmong(files: readonly File[]): {
  readonly photos: readonly File[];
  readonly others: readonly File[];
} {
  return { photos: files.filter(isPhoto), others: files.filter((file) => !isPhoto(file)) };
}

function isPhoto({ name, type }: File): boolean {
  if (type !== '') return type.startsWith(PICTURE) && type !== DRAWING;
  const lower = name.toLowerCase();
  return ENDINGS.some((ending) => lower.endsWith(ending));
}

/**
 * What a PDF of photos is called, without its ending, until a person says otherwise: "IMG 2041 to 2043", after the first and the
 * last where a camera has numbered them, else after the first; with a number behind it where another file has that name.
 */
export function suggestedName(
  texts: Texts,
  photos: readonly string[],
  taken: readonly string[],
): string {
  const names = photos.map(baseName);
  const [first = ''] = names;
  const last = names.at(-1) ?? '';
  const start = beforeNumber(first);
  const isCounted = last !== first && start !== first && beforeNumber(last) === start;
  const name = isCounted
    ? texts.t('runtime.photos.range', { first, last: last.slice(start.length) })
    : first;
  const known = new Set(taken.map((one) => one.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!known.has(pdfName(tried).toLowerCase())) return tried;
  }
}

/** A name with the ending of a PDF, which it has once. */
export const pdfName = (name: string): string =>
  name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`;

function baseName(name: string): string {
  const dot = name.lastIndexOf('.');
  return (dot > 0 ? name.slice(0, dot) : name).replaceAll('_', ' ').trim();
}

function beforeNumber(name: string): string {
  let end = name.length;
  while (end > 0 && /\d/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
