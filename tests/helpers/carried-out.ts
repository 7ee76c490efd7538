// Acts on the shipped content, carried out as a change does it.
import { expect } from 'vitest';
import {
  type Act,
  applyCommand,
  type ContentSource,
  commandOf,
  type Edited,
  unedited,
} from '../../runtime/content/index.ts';
import { built } from './releases.ts';

/** Carries an act out; throws with the fault where it cannot be. */
export function carriedOut(edited: Edited, act: Act) {
  const command = commandOf(edited.source, act);
  if ('fault' in command) throw new Error(command.fault);
  const made = applyCommand(edited, command);
  if ('fault' in made) throw new Error(made.fault);
  return made;
}

/** Content with these acts done, one after the other. */
export const contentAfter = (source: ContentSource, ...acts: readonly Act[]): Edited =>
  acts.reduce((edited, act) => carriedOut(edited, act).edited, unedited(source));

/** The same, and sees that taking it back leaves every byte as it was. */
export function doneAndTakenBack(source: ContentSource, act: Act) {
  const made = carriedOut(unedited(source), act);
  const back = applyCommand(made.edited, made.inverse);
  if ('fault' in back) throw new Error(back.fault);
  expect([...back.edited.source]).toEqual([...source]);
  return made;
}

/** A file of JSON; null where it is not there. */
export const jsonOf = ({ source }: Edited, file: string) => JSON.parse(source.get(file) ?? 'null');

/** What the check says of it, in lines. */
export async function faultsIn({ source }: Edited): Promise<readonly string[]> {
  const { faults } = await built(source);
  return faults.map(({ file, place, message }) => `${file} ${place}: ${message}`);
}
