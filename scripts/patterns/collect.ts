// Collects every regular expression of the code: literals, and those that are put together while it runs.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '../arrows/parse.ts';
import { sourceFiles } from '../arrows/sources.ts';

export interface Pattern {
  readonly file: string;
  readonly line: number;
  /** As it stands in the code: `/a+/g`, or all of `new RegExp(…)`. */
  readonly written: string;
  /** Nothing of one that is put together while it runs. */
  readonly literal?: { readonly source: string; readonly flags: string };
}

/** Where texts from outside may come; tests write their own. */
const ROOMS = /^(app|runtime|scripts|server)\//;
/** `text.match('a+')` makes a regular expression of the text, too. */
const FROM_TEXT = new Set(['match', 'matchAll', 'search']);

/** Those of every source file below a folder. Throws where a file cannot be parsed. */
export async function patternsOfCode(root: string): Promise<readonly Pattern[]> {
  const files = (await sourceFiles(root)).filter(
    (file) => ROOMS.test(file) && !file.endsWith('.css'),
  );
  const found = await Promise.all(
    files.map(async (file) => patternsIn(file, await readFile(join(root, file), 'utf8'))),
  );
  return found.flat();
}

/** Those of one source text. */
export function patternsIn(file: string, text: string): readonly Pattern[] {
  const { program, lineAt } = parse(file, text);
  const found: Pattern[] = [];
  for (const node of nodesOf(program)) {
    const written = text.slice(Number(node.start), Number(node.end));
    const place = { file, line: lineAt(Number(node.start)), written };
    if (isNode(node.regex)) {
      const { pattern, flags } = node.regex;
      found.push({ ...place, literal: { source: String(pattern), flags: String(flags) } });
    } else if (makesOne(node)) found.push(place);
  }
  return found;
}

interface Node {
  readonly [name: string]: unknown;
}

function makesOne({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false;
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 'RegExp';
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return false;
  const [first] = Array.isArray(given) ? given : [];
  const isText =
    isNode(first) && (first.type === 'TemplateLiteral' || typeof first.value === 'string');
  return FROM_TEXT.has(String(callee.property.name)) && isText;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesOf(one);
    return;
  }
  if (!isNode(value)) return;
  if (typeof value.type === 'string') yield value;
  for (const [name, inner] of Object.entries(value)) if (name !== 'regex') yield* nodesOf(inner);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
