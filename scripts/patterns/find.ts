// Finds the regular expressions of code and content that nobody has proved linear, and the exceptions that nothing needs any more.
import { patternsOfCode } from './collect.ts';
import { patternsOfContent } from './content.ts';
import { EXCEPTIONS, exceptionOf, isThat } from './exceptions.ts';
import { kept, type Proofs } from './proofs.ts';

const UNKNOWN = 'has no proof yet: npm run generate';

/** Each of code in words: `file:line /pattern/ grows by 2`. */
export async function slowPatterns(root: string, proofs: Proofs): Promise<readonly string[]> {
  const found: string[] = [];
  for (const pattern of await patternsOfCode(root)) {
    if (exceptionOf(pattern)) continue;
    const { file, line, written, literal } = pattern;
    const proof = literal ? (kept(proofs, literal) ?? UNKNOWN) : 'is put together while it runs';
    if (proof !== 'linear') found.push(`${file}:${line} ${written} ${proof}`);
  }
  return found;
}

/** Each of content in words: `file pattern grows by 2`. */
export async function slowContent(root: string, proofs: Proofs): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { file, source } of await patternsOfContent(root)) {
    const proof = kept(proofs, { source, flags: 'u' }) ?? UNKNOWN;
    if (proof !== 'linear') found.push(`${file} ${source} ${proof}`);
  }
  return found;
}

/** Exceptions for what does not stand there, or is linear. */
export async function idleExceptions(root: string, proofs: Proofs): Promise<readonly string[]> {
  const patterns = await patternsOfCode(root);
  return EXCEPTIONS.filter((exception) => {
    const pattern = patterns.find((one) => isThat(one, exception));
    return !pattern || (pattern.literal && kept(proofs, pattern.literal) === 'linear');
  }).map(({ file, written }) => `${file} ${written}`);
}
