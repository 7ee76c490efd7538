// What is asked of a command when it is made: how much it brings, letters that a file can hold, and whose words it is to have.
import { isShowable } from '../../core/index.ts';
import type { ContentSource } from '../model/types.ts';
import { tooDeepAt } from '../read/depth.ts';
import type { Command, CommandFault, MemberPart, Part, SetFile, UseOther } from './command.ts';
import { ownWordsAt, placeOf, textAt } from './sentences.ts';

/** As the check has it for a sentence and for a long text. */
const LONGEST_SENTENCE = 2_000;
const LONGEST_TEXT = 100_000;
/** No file of content is as large as half of it. */
export const LARGEST_FILE = 1_000_000;

/** NUL, half a letter, and what stands for one that was lost. */
const UNFIT = /[\0\uFFFD]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Letters that nobody sees and a preview marks sentences by: with them in it, it would take one for another. */
const MARKS = /[\u2061-\u2064]/;

/** Why nobody may make such a command on this content; undefined where it is right. */
export function faultOfNew(source: ContentSource, command: Command): CommandFault | undefined {
  if (command.kind === 'file') return faultOfFile(command);
  if (command.kind === 'base') return undefined;
  if (command.kind === 'act') return faultOfParts(source, command.parts);
  if ('use' in command) return faultOfUse(source, command);
  const isLong = placeOf(source, command.key)?.kind === 'long';
  return 'text' in command ? faultOfText(command.text, isLong) : undefined;
}

/** What stands in a file is asked of the whole file, once it is known. */
function faultOfParts(source: ContentSource, parts: readonly Part[]): CommandFault | undefined {
  for (const part of parts) {
    // Whose words an act uses may be there only with its other parts.
    if (part.kind === 'sentence' && 'use' in part) continue;
    const fault = part.kind === 'member' ? faultOfMember(part) : faultOfNew(source, part);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfMember({ file, at, value }: MemberPart): CommandFault | undefined {
  if (!isPathOfContent(file) || !file.endsWith('.json')) return 'path';
  if (at.some((name) => name === '__proto__' || UNFIT.test(name))) return 'letters';
  const text = value === undefined ? '' : JSON.stringify(value);
  if (text.length > LARGEST_FILE) return 'too-long';
  if (tooDeepAt(text) !== undefined) return 'too-deep';
  return UNFIT.test(text) ? 'letters' : undefined;
}

function faultOfText(text: string, long: boolean): CommandFault | undefined {
  if (text.length > (long ? LONGEST_TEXT : LONGEST_SENTENCE)) return 'too-long';
  if (long && text.trim() === '') return 'empty-long';
  return isShowable(text) && !MARKS.test(text) ? undefined : 'letters';
}

function faultOfFile({ path, text }: SetFile): CommandFault | undefined {
  if (!isPathOfContent(path)) return 'path';
  if (text === null) return undefined;
  if (text.length > LARGEST_FILE) return 'too-long';
  if (path.endsWith('.json') && tooDeepAt(text) !== undefined) return 'too-deep';
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

function faultOfUse(source: ContentSource, { key, use }: UseOther): CommandFault | undefined {
  if (placeOf(source, use)?.kind === 'long') return 'uses-unknown';
  for (let at: string | undefined = use, steps = 0; at !== undefined; steps += 1) {
    if (at === key || steps > MOST_STEPS) return 'uses-itself';
    const next = ownWordsAt(source, at);
    at = next && 'use' in next ? next.use : undefined;
  }
  return textAt(source, use) === undefined ? 'uses-unknown' : undefined;
}

/** One that uses another that uses another …; more would be a circle. */
const MOST_STEPS = 100;
