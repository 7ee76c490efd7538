// A text in the pieces it is printed in: each sign in a font that has it, phone numbers whole, right-to-left words in their order.
import { type FontName, fontFor, hasSign, MAIN } from './fonts.ts';
import { PHONE } from './phones.ts';

export interface Piece {
  readonly text: string;
  readonly font?: FontName;
  /** Not to be broken over lines. */
  readonly noWrap?: true;
  /** May be broken anywhere: a word that no line has room for. */
  readonly wordBreak?: 'break-all';
}

/** A long address, or keys held down; the longest of ours, a hash, has 64 signs. */
const LONG_WORD = /(\S{75,})/;

/** The pieces of a text; those in the main font name none. */
export function piecesOf(text: string): readonly Piece[] {
  const composed = text.normalize('NFC');
  let last = 0;
  const pieces: Piece[] = [];
  for (const { 0: phone, index } of composed.matchAll(PHONE)) {
    pieces.push(...inLines(composed.slice(last, index)), { text: phone, noWrap: true });
    last = index + phone.length;
  }
  return [...pieces, ...inLines(composed.slice(last))];
}

/** Words that are too long for a line go on in the next. */
function inLines(text: string): readonly Piece[] {
  return text.split(LONG_WORD).flatMap((part, at): readonly Piece[] => {
    const pieces = inFonts(part);
    return at % 2 === 0 ? pieces : pieces.map((piece) => ({ ...piece, wordBreak: 'break-all' }));
  });
}

/** What every font of the house has; most texts have nothing else. */
const PLAIN = /^[\n\x20-\x7e\u00a0-\u017f]*$/;
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const NO_BREAK = '\u00a0';

interface InFont {
  text: string;
  readonly font: FontName;
}

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });

function inFonts(text: string): readonly Piece[] {
  if (text === '') return [];
  if (PLAIN.test(text)) return [{ text }];
  const pieces: InFont[] = [];
  for (const { segment } of clusters.segment(text)) {
    const piece = pieceOf(segment);
    const last = pieces.at(-1);
    if (last?.font === piece.font) last.text += piece.text;
    else pieces.push(piece);
  }
  return rightToLeft(pieces).map(({ font, ...piece }) =>
    font === MAIN ? piece : { ...piece, font },
  );
}

/** A sign with its accents stays in one font. One that no font has is told by its number, as tables of signs have it. */
function pieceOf(cluster: string): InFont {
  if (/^\s+$/.test(cluster)) return { text: cluster, font: MAIN };
  const signs = [...cluster];
  const seen = signs.filter((sign) => !IGNORABLE.test(sign));
  const font = fontFor(seen);
  if (font === undefined) return { text: seen.map(numberOf).join(''), font: MAIN };
  const shown = signs.filter((sign) => !IGNORABLE.test(sign) || hasSign(font, sign));
  return { text: shown.join(''), font };
}

const numberOf = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Words that run from right to left follow each other that way only where they are drawn as one. */
function rightToLeft(pieces: readonly InFont[]) {
  const joined: InFont[] = [];
  for (const [index, piece] of pieces.entries()) {
    const [before, space] = joined.slice(-2);
    const follows =
      before !== undefined &&
      space?.text === ' ' &&
      RIGHT_TO_LEFT.test(piece.text) &&
      before.font === piece.font &&
      RIGHT_TO_LEFT.test(before.text);
    if (!follows || index < 2) joined.push({ ...piece });
    else {
      joined.pop();
      before.text += `${NO_BREAK}${piece.text}`;
    }
  }
  return joined;
}
