// Collects the regular expressions of content: of schemas (`pattern`, names of `patternProperties`) and of rules (what
// `matches` compares with), wherever they stand.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PatternOfContent {
  readonly file: string;
  /** As ajv and the rules read it: with the flag `u`. */
  readonly source: string;
}

const FOLDERS = ['schemas', 'rules'];

/** Those of every JSON file of content below a folder. Throws where one cannot be parsed. */
export async function patternsOfContent(root: string): Promise<readonly PatternOfContent[]> {
  const found: PatternOfContent[] = [];
  for (const folder of FOLDERS) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
      const file = `${folder}/${name}`.replaceAll('\\', '/');
      const text = await readFile(join(root, file), 'utf8');
      for (const source of inValue(JSON.parse(text))) found.push({ file, source });
    }
  }
  return found;
}

function inValue(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { pattern, patternProperties, operator, value: operand } = value as Record<string, unknown>;
  return [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(typeof patternProperties === 'object' ? Object.keys(patternProperties ?? {}) : []),
    ...(/(^|:)matches$/.test(String(operator)) && typeof operand === 'string' ? [operand] : []),
    ...Object.values(value).flatMap(inValue),
  ];
}
