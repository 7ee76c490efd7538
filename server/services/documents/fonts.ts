// The fonts of printed documents: a main one, and others for the signs it lacks, tried in this order (decision 0053).
// Only this file knows fontkit, which reads the same fonts for pdfmake.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';
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

/** The files of the main font by style. */
export function mainFiles(): Styles {
  const found = require('pdfmake/fonts/Roboto.js') as { readonly [MAIN]: Styles };
  return found[MAIN];
}

/** The other fonts as pdfmake is told of them: each by its name, which `otherFont` gives for all its styles. */
export function otherFiles(): Readonly<Record<string, Styles>> {
  const styles = (name: string): Styles => ({
    normal: name,
    bold: name,
    italics: name,
    bolditalics: name,
  });
  return Object.fromEntries(Object.keys(OTHERS).map((name) => [name, styles(name)]));
}

export const isOther = (name: string): name is Other => Object.hasOwn(OTHERS, name);

const bytes = new Map<Other, Buffer>();

/** One of the other fonts, read when a text first needs it: most documents need none. */
export function otherFont(name: Other): Buffer {
  const known = bytes.get(name) ?? unpacked(readFileSync(OTHERS[name]()));
  bytes.set(name, known);
  return known;
}

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const opened = new Map<FontName, Font>();

function fontOf(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const { create } = require('fontkit') as { create(font: Buffer): Font };
  const font = create(isOther(name) ? otherFont(name) : readFileSync(mainFiles().normal));
  opened.set(name, font);
  return font;
}

function ofPackage(file: string): string {
  return require.resolve(`@fontsource/${file}`);
}
