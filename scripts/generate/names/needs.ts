// Puts together what code needs of the content: by file every name it uses, and what the answers are that it reads.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Named,
  type Names,
  type Need,
  type Needs,
  type NeedsOfFile,
  namesOf,
  unmetNeeds,
} from '../../../runtime/content/index.ts';
import { sourceFiles } from '../../arrows/sources.ts';
import { namedKeys, readCodeKeys } from '../../check/code-keys.ts';
import type { Use } from './handles.ts';
import { usesIn } from './uses.ts';

/** Code that runs in production: of the demo world nothing depends that a provider would change. */
const ROOMS = /^(app|server\/(?!demo\/)|runtime\/(core|react))\b.*\.tsx?$/;

/**
 * The needs of the code below a folder, of content without faults. Names the content does not have are the compiler's to
 * refuse.
 */
export async function needsOf(root: string, content: Named): Promise<Needs> {
  const names = namesOf(content);
  const files = (await sourceFiles(root)).filter((file) => ROOMS.test(file));
  const texts = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
    ),
  );
  const messages = namedKeys(await readCodeKeys(root), names.messages);
  const uses = usesIn(texts);
  const calls = callsByFile(texts, names);
  const all = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    all.flatMap(([file, text]): readonly [string, NeedsOfFile][] => {
      const needs = [...needsIn(uses.get(file) ?? [], names), ...(calls.get(file) ?? [])];
      const keys = messages.get(file) ?? [];
      if (needs.length + keys.length === 0) return [];
      const own = {
        ...(needs.length > 0 && { needs }),
        ...(keys.length > 0 && { messages: keys }),
      };
      return [[file, { for: purposeOf(text), ...own }]];
    }),
  );
}

/** Each name once, sorted. What only looks like a name is something else. */
function needsIn(uses: readonly Use[], names: Names): readonly Need[] {
  const found = new Map<string, Need>();
  for (const use of uses) {
    const need = needOf(use, names);
    if (unmetNeeds([{ ...need, by: [] }], names).length > 0) continue;
    const key = [need.kind, need.of ?? '', need.name, need.choice ?? ''].join('\n');
    found.set(key, { ...need, ...(found.get(key)?.there && { there: true as const }) });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, need]) => need);
}

/** Every call belongs to the code that answers it, or else to that which makes it. */
function callsByFile(
  texts: ReadonlyMap<string, string>,
  { calls = new Map() }: Names,
): ReadonlyMap<string, readonly Need[]> {
  const found = new Map<string, readonly Need[]>();
  const answering = [...texts].filter(([file]) => file.startsWith('server/calls/'));
  for (const [name, type] of [...calls].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [file = 'server/calls/mount.ts'] =
      answering.find(([, text]) => text.includes(`id: '${name}'`)) ??
      [...texts].find(([, text]) => text.includes(`'${name}'`)) ??
      [];
    found.set(file, [...(found.get(file) ?? []), { kind: 'call', name, type }]);
  }
  return found;
}

function needOf({ kind, of, name, choice, there }: Use, { forms }: Names): Need {
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

/** As it is written: one need a line, so that a review shows what changed, and two who change other files do not meet. */
export function needsText(needs: Needs): string {
  const files = Object.entries(needs).map(
    ([file, { for: purpose, needs: own = [], messages = [] }]) => {
      const parts = [
        `    "for": ${JSON.stringify(purpose)}`,
        ...(own.length > 0
          ? [`    "needs": [\n${indented(own.map((need) => JSON.stringify(need)))}\n    ]`]
          : []),
        ...(messages.length > 0 ? [`    "messages": ${JSON.stringify(messages)}`] : []),
      ];
      return `  ${JSON.stringify(file)}: {\n${parts.join(',\n')}\n  }`;
    },
  );
  return `{\n${files.join(',\n')}\n}\n`;
}

const indented = (lines: readonly string[]): string =>
  lines.map((line) => `      ${line}`).join(',\n');
