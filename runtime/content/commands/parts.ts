// Carries out the parts of an act, one after the other: what comes of them, and the parts that take them back.
import { isObject, type Json } from '../../core/index.ts';
import { printJson } from '../read/print.ts';
import type { Applied, Edited, Outcome } from './applied.ts';
import type { ActCommand, CommandFault, MemberPart, Part } from './command.ts';
import { putBefore, valueIn, withMember } from './members.ts';
import { touchesOfMember } from './touches.ts';

type Step = Pick<Applied, 'edited' | 'touches'> & { readonly inverse: readonly Part[] };
type Carry = (edited: Edited, part: Part) => Step | { readonly fault: CommandFault };

/** All parts of an act, or none where one of them has no place any more. */
export function applyParts(edited: Edited, command: ActCommand, carry: Carry): Outcome {
  const { told, parts } = command;
  let now = edited;
  let inverse: readonly Part[] = [];
  const touches = new Set<string>();
  for (const part of parts) {
    const done = carry(now, part);
    if ('fault' in done) return done;
    now = done.edited;
    inverse = [...done.inverse, ...inverse];
    for (const touch of done.touches) touches.add(touch);
  }
  return {
    edited: now,
    inverse: { kind: 'act', told, parts: inverse },
    touches: [...touches],
    reading: { what: told.said, of: told.values.of ?? '', part: 'act', told },
  };
}

/** Files that were read; commands are about the same few again and again. */
const READ = new Map<string, Json | undefined>();
const MOST_READ = 60;

/** What a file says; undefined where it is not there, or is no JSON. Read once for each text. */
export function jsonOf(text: string | undefined): Json | undefined {
  if (text === undefined) return undefined;
  if (READ.has(text)) return READ.get(text);
  const value = parsed(text);
  READ.set(text, value);
  for (const oldest of READ.keys()) {
    if (READ.size <= MOST_READ) break;
    READ.delete(oldest);
  }
  return value;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Sets one member of a file, or takes it out. `write` gives the file its text. */
export function applyMember(
  edited: Edited,
  part: MemberPart,
  write: (edited: Edited, file: string, text: string) => Edited,
): Step | { readonly fault: CommandFault } {
  const { file, at } = part;
  const value = jsonOf(edited.source.get(file));
  if (value === undefined) return { fault: edited.source.has(file) ? 'not-json' : 'no-place' };
  const put = part.gone
    ? ({ gone: true } as const)
    : { value: part.value, ...(part.after !== undefined && { after: part.after }) };
  const next = withMember(value, at, put);
  if (next === undefined) return { fault: 'no-place' };
  // What names a member of a list cannot be taken from it: it would not be found again.
  const isLost = at.length > 1 && valueIn(next, at.slice(0, -1)) === undefined;
  if (hasUnread(next) || isLost) return { fault: 'not-a-member' };
  const text = knownText(edited, file, next) ?? printJson(next);
  const before = putBefore(value, at);
  const inverse = { kind: 'member', file, at, ...before } as MemberPart;
  return {
    edited: write(edited, file, text),
    inverse: [inverse],
    touches: [touchesOfMember(file, at)],
  };
}

/** Names that JavaScript puts first whatever their place, and the one it keeps for itself. */
const hasUnread = (value: Json): boolean => isObject(value) && Object.hasOwn(value, '__proto__');

/** The bytes that said the same before, whatever their layout. */
function knownText({ base, given }: Edited, file: string, value: Json): string | undefined {
  const said = JSON.stringify(value);
  return [...(given.get(file) ?? []), base.get(file)].find(
    (text) => text !== undefined && JSON.stringify(jsonOf(text)) === said,
  );
}

/** What a member is now, as one text to compare; undefined where it is not there. */
export function memberAt(
  source: ReadonlyMap<string, string>,
  file: string,
  at: readonly string[],
): string | undefined {
  const value = valueIn(jsonOf(source.get(file)), at);
  return value === undefined ? undefined : JSON.stringify(value);
}
