// Parts of a release that people know by name: a form or a section with all that is its own, its layout, its rules, its cases and its wording.
import type { ContentSource } from '../../../runtime/content/index.ts';

/** `form:` or `section:` and its id. */
export type Part = `form:${string}` | `section:${string}`;

const FORM = /^schemas\/forms\/([^/]+)\//;
const SECTION = /^(?:schemas\/sections\/([^/]+)\/|(?:rules|messages\/[^/]+)\/sections\/([^/.]+)\.)/;
const BESIDE_A_FORM = /^(?:rules|messages\/[^/]+)\/([^/.]+)\.(?:(?:rules|cases)\.)?json$/;

/** The files of each part that either content has, in their order. What several parts share belongs to none. */
export function filesByPart(...contents: readonly ContentSource[]): ReadonlyMap<Part, string[]> {
  const files = [...new Set(contents.flatMap((content) => [...content.keys()]))].sort();
  const forms = new Set(files.flatMap((file) => FORM.exec(file)?.[1] ?? []));
  const parts = new Map<Part, string[]>();
  for (const file of files) {
    const part = partOf(file, forms);
    if (part !== undefined) parts.set(part, [...(parts.get(part) ?? []), file]);
  }
  return parts;
}

function partOf(file: string, forms: ReadonlySet<string>): Part | undefined {
  const [, own, rulesOrWords] = SECTION.exec(file) ?? [];
  const section = own ?? rulesOrWords;
  if (section !== undefined) return `section:${section}`;
  const form = (FORM.exec(file) ?? BESIDE_A_FORM.exec(file))?.[1];
  return form !== undefined && forms.has(form) ? `form:${form}` : undefined;
}

/** The parts that are not the same in both. */
export const changedParts = (one: ContentSource, other: ContentSource): readonly Part[] =>
  [...filesByPart(one, other)]
    .filter(([, files]) => files.some((file) => one.get(file) !== other.get(file)))
    .map(([part]) => part);
