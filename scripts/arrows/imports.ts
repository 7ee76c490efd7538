// Reads what a source file imports: static, re-exported, dynamic, by type, and `new URL('…', import.meta.url)`.
import type { Parsed } from './parse.ts';

export interface Import {
  /** As written. */
  readonly name: string;
  readonly line: number;
  /** Gone when the program runs. */
  readonly typeOnly: boolean;
}

/** Every import of a TypeScript or JavaScript text. */
export function importsOf({ module, program, text, lineAt }: Parsed): readonly Import[] {
  const found: Import[] = [];
  const seen = new Set<number>();
  for (const { moduleRequest, entries, start } of module.staticImports) {
    seen.add(moduleRequest.start);
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ name: moduleRequest.value, line: lineAt(start), typeOnly });
  }
  for (const { entries, start } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      // `import { a } …; export { a };` names the module twice for one import.
      if (!moduleRequest || seen.has(moduleRequest.start)) continue;
      found.push({ name: moduleRequest.value, line: lineAt(start), typeOnly: isType });
    }
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    if (/^(['"`]).*\1$/.test(written)) {
      found.push({ name: written.slice(1, -1), line: lineAt(start), typeOnly: false });
    }
  }
  for (const { name, offset } of inTypes(program)) {
    found.push({ name, line: lineAt(offset), typeOnly: true });
  }
  for (const { 1: name = '', index } of text.matchAll(/'(\.[^'\n]*)', ?import\.meta\.url/g)) {
    if (IS_CODE.test(name)) found.push({ name, line: lineAt(index), typeOnly: false });
  }
  return found;
}

const IS_CODE = /\.[mc]?[jt]sx?$/;

/** `import('…').Name` inside types. */
function inTypes(node: unknown): readonly { name: string; offset: number }[] {
  if (Array.isArray(node)) return node.flatMap(inTypes);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(inTypes);
  if (!('type' in node) || node.type !== 'TSImportType') return inside;
  const source: unknown = 'source' in node ? node.source : undefined;
  const value =
    typeof source === 'object' && source !== null && 'value' in source ? source.value : undefined;
  const offset = 'start' in node && typeof node.start === 'number' ? node.start : 0;
  return typeof value === 'string' ? [...inside, { name: value, offset }] : inside;
}
