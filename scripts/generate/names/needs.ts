// Puts together what code needs of the content: every name it uses, what the answers are that it reads, and which files need it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Named,
  type Names,
  type Need,
  type Needs,
  namesOf,
  unmetNeeds,
} from '../../../runtime/content/index.ts';
import { sourceFiles } from '../../arrows/sources.ts';
import type { Use } from './handles.ts';
import { usesIn } from './uses.ts';

/** Code that runs in production. */
const ROOMS = /^(app|server)\/.*\.tsx?$/;

/** The needs of the code below a folder, of content without faults. Names the content does not have are the compiler's to refuse. */
export async function needsOf(root: string, content: Named): Promise<Needs> {
  const names = namesOf(content);
  const files = (await sourceFiles(root)).filter((file) => ROOMS.test(file));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
  const found = new Map<string, Need>();
  const purposes: Record<string, string> = {};
  const known = new Map(texts);
  for (const [file, uses] of usesIn(known))
    for (const use of uses) {
      if (!isName(use, names)) continue;
      const need = needOf(use, names);
      const key = [need.kind, need.of ?? '', need.name, need.choice ?? ''].join('\n');
      found.set(key, joined(found.get(key), { ...need, by: [file] }));
      purposes[file] = purposeOf(known.get(file) ?? '');
    }
  const keys = [...found.keys()].sort();
  return { purposes, needs: keys.flatMap((key) => found.get(key) ?? []) };
}

/** Is there such a thing? What only looks like one is something else. */
const isName = (use: Use, names: Names): boolean =>
  unmetNeeds([{ ...needOf(use, names), by: [] }], names).length === 0;

function needOf({ kind, of, name, choice, there }: Use, { forms }: Names): Omit<Need, 'by'> {
  const about = { kind, ...(of !== undefined && { of }), name };
  if (kind === 'choice') return { ...about, ...(choice !== undefined && { choice }) };
  const field = kind === 'field' ? forms.get(of ?? '')?.fields.get(name) : undefined;
  if (!field) return about;
  const { type, format } = field.schema;
  return {
    ...about,
    type: [type ?? []].flat().join(' or '),
    ...(typeof format === 'string' && { format }),
    ...(there && field.required && { there }),
  };
}

const joined = (before: Need | undefined, need: Need): Need =>
  before === undefined
    ? need
    : {
        ...before,
        ...(need.there && { there: need.there }),
        by: [...new Set([...before.by, ...need.by])],
      };

/** The sentence with which every file of ours begins. */
function purposeOf(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  const [first = ''] = lines
    .slice(0, end)
    .map((line) => line.slice(2).trim())
    .join(' ')
    .split(/(?<=\.)\s/);
  return first.replace(/\.$/, '');
}

/** As it is written: one need a line, so that a review shows what changed. */
export function needsText({ purposes, needs }: Needs): string {
  const lines = (all: readonly string[]) => all.map((line) => `    ${line}`).join(',\n');
  const named = Object.entries(purposes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, says]) => `${JSON.stringify(file)}: ${JSON.stringify(says)}`);
  return `{\n  "purposes": {\n${lines(named)}\n  },\n  "needs": [\n${lines(needs.map((need) => JSON.stringify(need)))}\n  ]\n}\n`;
}
