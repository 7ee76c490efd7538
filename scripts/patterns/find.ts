// Finds the regular expressions of code that nobody has proved linear, and the exceptions that nothing needs any more.
import { type Pattern, patternsOfCode } from './collect.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';
import { prove } from './prove.ts';

/** Each in words: `file:line /pattern/ grows by 2`. Proofs are kept in the folder. */
export async function slowPatterns(root: string, dir: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const pattern of await patternsOfCode(root)) {
    if (EXCEPTIONS.some((exception) => isThat(pattern, exception))) continue;
    const { file, line, written, literal } = pattern;
    const proof = literal ? await prove(literal, dir) : 'is put together while it runs';
    if (proof !== 'linear') found.push(`${file}:${line} ${written} ${proof}`);
  }
  return found;
}

/** Exceptions for what does not stand there, or is linear. */
export async function idleExceptions(root: string, dir: string): Promise<readonly string[]> {
  const patterns = await patternsOfCode(root);
  const idle: string[] = [];
  for (const exception of EXCEPTIONS) {
    const pattern = patterns.find((one) => isThat(one, exception));
    const isIdle =
      !pattern ||
      (pattern.literal &&
        (await prove({ ...pattern.literal, isException: true }, dir)) === 'linear');
    if (isIdle) idle.push(`${exception.file} ${exception.written}`);
  }
  return idle;
}

const isThat = ({ file, written }: Pattern, exception: Exception): boolean =>
  file === exception.file && written.startsWith(exception.written);
