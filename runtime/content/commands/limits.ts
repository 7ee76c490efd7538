// What a command may bring: how much, and letters that a file can hold.
import type { CommandFault, SetFile } from './command.ts';

/** As the check has it for a sentence and for a long text. */
export const LONGEST_SENTENCE = 2_000;
export const LONGEST_TEXT = 100_000;
/** No file of content is as large as half of it. */
export const LARGEST_FILE = 1_000_000;

/** NUL, half a letter, and what stands for one that was lost. */
const UNFIT = /[\0\uFFFD]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Why a message may not say this. */
export function faultOfText(text: string, long: boolean): CommandFault | undefined {
  if (text.length > (long ? LONGEST_TEXT : LONGEST_SENTENCE)) return 'too-long';
  if (long && text.trim() === '') return 'empty-long';
  return UNFIT.test(text) ? 'letters' : undefined;
}

/** Why a file of this name may not have this text. */
export function faultOfFile({ path, text }: SetFile): CommandFault | undefined {
  if (!isPathOfContent(path)) return 'path';
  if (text === null) return undefined;
  if (text.length > LARGEST_FILE) return 'too-long';
  return UNFIT.test(text) ? 'letters' : undefined;
}

const LONGEST_PATH = 200;
const PATH = /^(schemas|rules|messages)(\/\w[\w.-]*)+\.(json|md)$/;

/** Is it the path of a file of content, and of nothing else? */
export const isPathOfContent = (path: string): boolean =>
  path.length <= LONGEST_PATH &&
  PATH.test(path) &&
  !path.includes('..') &&
  !/(^|\/)README\.md$/.test(path);
