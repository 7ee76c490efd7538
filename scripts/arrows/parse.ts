// Parses a source file once, for all that look at it.
import { parseSync } from 'rolldown/experimental';

export type Parsed = Pick<ReturnType<typeof parseSync>, 'module' | 'program'> & {
  readonly text: string;
  /** The line, from 1, of an offset into the text. */
  readonly lineAt: (offset: number) => number;
};

/** The tree and the imports of a TypeScript or JavaScript text. Throws where the text cannot be parsed. */
export function parse(file: string, text: string): Parsed {
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  return { module, program, text, lineAt };
}
