// Carries a command out on content in memory: what comes of it, and the command that takes it back.
import type { Json, JsonObject } from '../../core/index.ts';
import type { ContentSource } from '../model/types.ts';
import { printJson } from '../read/print.ts';
import type { Applied, Edited, Outcome } from './applied.ts';
import type {
  Command,
  CommandFault,
  Part,
  SentenceCommand,
  SetFile,
  SetText,
  TakeOut,
  UseOther,
} from './command.ts';
import { applyMember, applyParts } from './parts.ts';
import { readingOf, readingOfBase, readingOfFile } from './reads.ts';
import { keyIn, type Members, membersOf, type Place, placeOf, wordsIn } from './sentences.ts';
import { touchesOfFile, touchesOfSentence } from './touches.ts';

/** Content without any command. */
export const unedited = (base: ContentSource): Edited => ({
  ...{ source: base, base },
  given: new Map(),
});

/**
 * Carries one command out. What cannot be carried out changes nothing, and says why. Whether somebody may say such a thing is
 * asked when it is made (`faultOfNew`): what takes it back must say whatever was there.
 */
export function applyCommand(edited: Edited, command: Command): Outcome {
  if (command.kind === 'file') return applyFile(edited, command);
  if (command.kind === 'sentence') return applySentence(edited, command);
  if (command.kind === 'act') return applyParts(edited, command, applyPart);
  const inverse = { kind: 'base', from: command.to, to: command.from } as const;
  return { edited, inverse, touches: [], reading: readingOfBase(command) };
}

function applyPart(edited: Edited, part: Part): ReturnType<typeof applyMember> {
  if (part.kind === 'member') return applyMember(edited, part, withFile);
  const done = part.kind === 'file' ? applyFile(edited, part) : applySentence(edited, part);
  return 'fault' in done ? done : { ...done, inverse: [done.inverse as Part] };
}

function applyFile(edited: Edited, command: SetFile): Outcome {
  const { path, text } = command;
  const before = edited.source.get(path) ?? null;
  const next = withFile(edited, path, text);
  const given = text === null ? next : { ...next, given: alsoGiven(next, path, text) };
  return {
    edited: given,
    inverse: { kind: 'file', path, text: before },
    touches: touchesOfFile(path),
    reading: readingOfFile(path, before, text),
  };
}

function alsoGiven({ given }: Edited, path: string, text: string): Edited['given'] {
  const others = (given.get(path) ?? []).filter((one) => one !== text);
  return new Map([...given, [path, [text, ...others]]]);
}

function applySentence(edited: Edited, command: SentenceCommand): Outcome {
  const { source } = edited;
  const place = placeOf(source, command.key);
  if (!place) return { fault: 'no-sentence' };
  const done =
    place.kind === 'long' ? setLong(edited, place, command) : setShort(edited, place, command);
  if ('fault' in done) return done;
  return {
    ...done,
    touches: touchesOfSentence(command.key, place.file),
    reading: readingOf(command.key, source, done.edited.source),
  };
}

type Set = Pick<Applied, 'edited' | 'inverse'> | { readonly fault: CommandFault };

function setLong(edited: Edited, { file }: Place, command: SentenceCommand): Set {
  if (!('text' in command)) return { fault: 'long-uses' };
  const before = edited.source.get(file) ?? '';
  return {
    edited: withFile(edited, file, command.text),
    inverse: { kind: 'sentence', key: command.key, text: before },
  };
}

function setShort(edited: Edited, place: Place & { kind: 'short' }, command: SentenceCommand): Set {
  const members = membersOf(edited.source.get(place.file) ?? '');
  if (!members) return { fault: 'not-json' };
  const at = members.findIndex(([name]) => name === place.member);
  const was = members[at]?.[1];
  const before = wordsIn(was);
  if (was !== undefined && !before) return { fault: 'not-a-sentence' };
  const change = { edited, place, members, at };
  if ('gone' in command)
    return before ? takenOut(change, command, before) : { fault: 'no-sentence' };
  const { key } = command;
  const inverse = before ? { kind: 'sentence' as const, key, ...before } : gone(key);
  return { edited: withMembers(edited, place, placed(change, command)), inverse };
}

interface Change {
  readonly edited: Edited;
  readonly place: Place & { readonly kind: 'short' };
  readonly members: Members;
  /** Where the message stands; -1 where it does not. */
  readonly at: number;
}

const gone = (key: string): TakeOut => ({ kind: 'sentence', key, gone: true });

function takenOut(
  { edited, place, members, at }: Change,
  { key }: TakeOut,
  before: { readonly text: string } | { readonly use: string },
): Set {
  const previous = members[at - 1]?.[0];
  const after = previous === undefined ? '' : keyIn(place.file, previous);
  return {
    edited: withMembers(edited, place, members.toSpliced(at, 1)),
    inverse: { kind: 'sentence', key, ...before, after },
  };
}

/** The members with the message: where it was, else behind the one it is to follow, else behind those most like it. */
function placed({ place, members, at }: Change, command: SetText | UseOther): Members {
  const value: Json = 'use' in command ? { use: command.use } : command.text;
  const member = [place.member, value] as const;
  if (at >= 0) return members.with(at, member);
  const { after } = command;
  const behind = members.findIndex(([name]) => keyIn(place.file, name) === after);
  const index = after === '' || behind >= 0 ? behind + 1 : behindLike(place.member, members);
  return members.toSpliced(index, 0, member);
}

function behindLike(member: string, members: Change['members']): number {
  for (let at = member.length; at > 0; at = member.lastIndexOf('.', at - 1)) {
    const last = members.findLastIndex(([name]) => name.startsWith(`${member.slice(0, at)}.`));
    if (last >= 0) return last + 1;
  }
  return members.length;
}

function withMembers(edited: Edited, { file }: Place, members: Members): Edited {
  // Names that are numbers come first, whatever their place: so they are printed, and so they are read.
  const value = Object.fromEntries(members) as JsonObject;
  const ordered = Object.entries(value) as [string, Json][];
  return withFile(edited, file, knownText(edited, file, ordered) ?? printJson(value));
}

/** The bytes that said the same before, whatever their layout. */
function knownText({ base, given }: Edited, file: string, members: Members): string | undefined {
  const texts = [...(given.get(file) ?? []), base.get(file)];
  return texts.find((text) => text !== undefined && isSame(membersOf(text), members));
}

function isSame(one: Members | undefined, other: Members): boolean {
  return (
    one?.length === other.length &&
    one.every(([name, value], at) => {
      const [its, now] = other[at] ?? [];
      return name === its && (value === now || JSON.stringify(value) === JSON.stringify(now));
    })
  );
}

/** A file with another text keeps its place among the others; a new one stands where its name does. */
function withFile(edited: Edited, path: string, text: string | null): Edited {
  const { source } = edited;
  if (text === null)
    return { ...edited, source: new Map([...source].filter(([name]) => name !== path)) };
  const files = new Map([...source, [path, text]]);
  if (source.has(path)) return { ...edited, source: files };
  return {
    ...edited,
    source: new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
