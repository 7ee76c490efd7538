// A value as it is written in content, on one line.
import type { Json } from '../../core/index.ts';

/** The JSON of a value with spaces where people write them: `{ "years": -18 }`, `["a", "b"]`. */
export function inLine(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const members = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${inLine(one)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
