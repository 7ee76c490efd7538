// Putting back what a release had, as a change that is looked at first: all of it, a form, a section, one file, or one sentence.
import {
  applyCommand,
  type Command,
  type ContentSource,
  messagesIn,
  unedited,
} from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { filesByPart, type Part } from './parts.ts';

/** All of a release; else a form or a section, the path of a file, or the key of a sentence. */
export const ALL = 'all';

/**
 * Commands that make of `now` what `then` was. Sentences go back one by one, so that each can be looked at; a file that would
 * not be the same to the byte goes back whole. Throws where neither release has such a part.
 */
export function commandsBack(
  now: ContentSource,
  then: ContentSource,
  part: string,
): readonly Command[] {
  if (part === ALL) return filesOf(now, then).flatMap((file) => fileBack(now, then, file));
  if (now.has(part) || then.has(part)) return fileBack(now, then, part);
  const files = filesByPart(now, then).get(part as Part);
  if (files !== undefined) return files.flatMap((file) => fileBack(now, then, file));
  const [is, was] = [messagesIn(now), messagesIn(then)];
  if (!is.has(part) && !was.has(part)) throw new Refusal('RELEASE_UNKNOWN');
  return sentenceBack(is, was, part);
}

const filesOf = (now: ContentSource, then: ContentSource): readonly string[] =>
  [...new Set([...now.keys(), ...then.keys()])].sort();

function fileBack(now: ContentSource, then: ContentSource, file: string): readonly Command[] {
  const [is, was] = [now.get(file), then.get(file)];
  if (is === was) return [];
  const whole: Command = { kind: 'file', path: file, text: was ?? null };
  if (is === undefined || was === undefined || !file.startsWith('messages/')) return [whole];
  const sentences = sentencesBack(now, then, file);
  return makesTheSame(now, sentences, { file, text: was }) ? sentences : [whole];
}

type Messages = ReturnType<typeof messagesIn>;

function sentencesBack(now: ContentSource, then: ContentSource, file: string): readonly Command[] {
  const only = (source: ContentSource): Messages =>
    new Map([...messagesIn(source)].filter(([, message]) => message.file === file));
  const [is, was] = [only(now), only(then)];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  return keys.flatMap((key) => sentenceBack(is, was, key));
}

function sentenceBack(is: Messages, was: Messages, key: string): readonly Command[] {
  const [now, then] = [is.get(key), was.get(key)];
  if (!then) return now ? [{ kind: 'sentence', key, gone: true }] : [];
  if (now && now.uses === then.uses && (then.uses !== undefined || now.text === then.text))
    return [];
  const before = now ? {} : { after: keyBefore(was, key) };
  const words = then.uses === undefined ? { text: then.text } : { use: then.uses };
  return [{ kind: 'sentence', key, ...words, ...before }];
}

/** The sentence of the same file that stands before it; '' where it is the first. */
function keyBefore(messages: Messages, key: string): string {
  const file = messages.get(key)?.file;
  const keys = [...messages].filter(([, one]) => one.file === file).map(([name]) => name);
  return keys[keys.indexOf(key) - 1] ?? '';
}

function makesTheSame(
  now: ContentSource,
  commands: readonly Command[],
  { file, text }: { readonly file: string; readonly text: string },
): boolean {
  let edited = unedited(now);
  for (const command of commands) {
    const done = applyCommand(edited, command);
    if ('fault' in done) return false;
    edited = done.edited;
  }
  return edited.source.get(file) === text;
}
