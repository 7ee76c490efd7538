// The fonts of printed documents: a main one, and others for the signs it lacks, tried in this order (decision 0053).
// Only this file knows fontkit, which reads the same fonts for pdfmake.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../common/root.ts';
import { unpacked } from './woff.ts';

const require = createRequire(import.meta.url);

/** Latin, Greek, Cyrillic and Vietnamese letters. */
export const MAIN = 'Roboto';

/** In one weight each: a name in bold letters of another script is told by its size and place. */
const OTHERS = {
  Arabic: () => ofPackage('noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff'),
  Hebrew: () => ofPackage('noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff'),
  Chinese: () => join(ROOT, 'server/services/documents/fonts/noto-sans-sc.woff'),
  // Nearly every script there is, letter by letter and coarse: to be read, not to be admired.
  Any: () => ofPackage('unifontex/files/unifontex-latin-400-normal.woff'),
} satisfies Readonly<Record<string, () => string>>;

type Other = keyof typeof OTHERS;
type Styles = Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>;

/** Each style of the main font has a file of its own. */
const MAIN_STYLES: Styles = {
  normal: MAIN,
  bold: `${MAIN} bold`,
  italics: `${MAIN} italics`,
  bolditalics: `${MAIN} bold italics`,
};

const mainFile = (style: keyof Styles) => (): Buffer => {
  const files = require('pdfmake/fonts/Roboto.js') as { readonly [MAIN]: Styles };
  return readFileSync(files[MAIN][style]);
};

/** The bytes of every font, by the name of its style. */
const FILES: Readonly<Record<string, () => Buffer>> = Object.fromEntries([
  ...(Object.keys(MAIN_STYLES) as (keyof Styles)[]).map(
    (style) => [MAIN_STYLES[style], mainFile(style)] as const,
  ),
  ...Object.entries(OTHERS).map(
    ([name, file]) => [name, () => unpacked(readFileSync(file()))] as const,
  ),
]);

const ORDER = [MAIN, ...(Object.keys(OTHERS) as Other[])] as const;
export type FontName = (typeof ORDER)[number];

/** The first font that has every one of these signs; undefined where none has. */
export function fontFor(signs: readonly string[]): FontName | undefined {
  return ORDER.find((font) => signs.every((sign) => hasSign(font, sign)));
}

/** Does a font have this sign? */
export function hasSign(font: FontName, sign: string): boolean {
  return fontOf(font).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

/** The fonts as pdfmake is told of them: each style by a name that `markOf` knows. */
export function fontNames(): Readonly<Record<FontName, Styles>> {
  const plain = (name: string): Styles => ({
    normal: name,
    bold: name,
    italics: name,
    bolditalics: name,
  });
  const others = (Object.keys(OTHERS) as Other[]).map((name) => [name, plain(name)] as const);
  return { ...(Object.fromEntries(others) as Record<Other, Styles>), [MAIN]: MAIN_STYLES };
}

/** Is this a name that `fontNames` gives? */
export const isFont = (name: string): boolean => Object.hasOwn(FILES, name);

/**
 * What pdfmake takes for the bytes of that font. Read anew for each document, fonts take a third of a short one's time:
 * fontkit, once it is taught, finds the opened font under this mark.
 */
export const markOf = (name: string): Buffer => Buffer.from(MARK + name);

/** Teaches fontkit to find opened fonts by their mark, once for the process. */
export function teachMarks(): void {
  if (isTaught) return;
  isTaught = true;
  fontkit().registerFormat(Marked);
}

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

interface Fontkit {
  create(font: Buffer): Font;
  registerFormat(format: typeof Marked): void;
}

const MARK = 'opened before: ';
const fontkit = () => require('fontkit') as Fontkit;
let isTaught = false;

/** A format of fonts to fontkit: bytes that only name a font. */
class Marked {
  static probe(bytes: Buffer): boolean {
    return bytes.subarray(0, MARK.length).toString('latin1') === MARK;
  }

  constructor({ buffer }: { readonly buffer: Buffer }) {
    const font = fontOf(buffer.subarray(MARK.length).toString('latin1'));
    // Drawings of its own for each document: fontkit keeps with one the sign it was first asked for, and a Greek letter would be
    // copied out of this document as the sign of an increment that another had.
    // biome-ignore lint/correctness/noConstructorReturn: fontkit makes whatever format it found with `new`.
    return Object.create(font, { _glyphs: { value: {}, writable: true } }) as Marked;
  }
}

const opened = new Map<string, Font>();

/** Read when a text first needs it: most documents need none but the main one. */
function fontOf(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const read = FILES[name];
  if (!read) throw new Error(`There is no font ${name}.`);
  const font = fontkit().create(read());
  opened.set(name, font);
  return font;
}

function ofPackage(file: string): string {
  return require.resolve(`@fontsource/${file}`);
}
