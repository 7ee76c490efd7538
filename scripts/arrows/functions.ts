// Measures the functions of a source file: declared, assigned, methods and those written in place.
import type { Parsed } from './parse.ts';

export interface Measured {
  /** As it is called; what has no name is `(unnamed)`. */
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** What gives its name to the function it holds, and where the name stands. */
const NAMING: Readonly<Record<string, string>> = {
  VariableDeclarator: 'id',
  Property: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
};

/** Every function of a text with its lines from first to last, those inside others included. */
export function functionsOf({ program, lineAt }: Parsed): readonly Measured[] {
  const found: Measured[] = [];
  const visit = (node: unknown, named: string | undefined): void => {
    if (Array.isArray(node)) {
      for (const entry of node) visit(entry, named);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const type = 'type' in node ? String(node.type) : '';
    const isFunction = FUNCTIONS.has(type);
    if (isFunction && 'start' in node && 'end' in node) {
      const line = lineAt(Number(node.start));
      const name = nameAt(node, 'id') ?? named ?? '(unnamed)';
      found.push({ name, line, lines: lineAt(Number(node.end)) - line + 1 });
    }
    const place = NAMING[type];
    const inside = place === undefined ? (isFunction ? undefined : named) : nameAt(node, place);
    for (const value of Object.values(node)) visit(value, inside);
  };
  visit(program, undefined);
  return found;
}

/** The name an identifier or a text key at a place of a node has. */
function nameAt(node: object, place: string): string | undefined {
  const held: unknown = Reflect.get(node, place);
  if (typeof held !== 'object' || held === null) return undefined;
  if ('name' in held && typeof held.name === 'string') return held.name;
  return 'value' in held && typeof held.value === 'string' ? held.value : undefined;
}
