// What worker threads do, by name: plain data in, the bytes of one file or of several out. Runs in a thread of its own, see worker.ts.

import type { Blocks } from '../blocks.ts';
import { imprintOf, type PlainImprint } from '../documents/imprint.ts';
import { printPdf } from '../documents/printer.ts';
import { judged } from './judged.ts';
import { otherwise } from './otherwise.ts';
import { numbered } from './pdf/frames.ts';
import { joined } from './pdf/joined.ts';
import { sealable } from './pdf/sealable.ts';
import { refused } from './refused.ts';

/** Each is given what a message between threads can carry, and never a key. */
export const TASKS = {
  /** Blocks under a title, as a tagged PDF. */
  print: ({ blocks, imprint }: { readonly blocks: Blocks; readonly imprint: PlainImprint }) =>
    printPdf(blocks, imprintOf(imprint)),
  /** Documents with their pages counted as those of one. */
  numbered,
  /** One document of two. */
  joined,
  /** A document that lacks only the signature of its seal. */
  sealable,
  /** What the judge says of many answers, as JSON. */
  judge: judged,
  /** What a form does otherwise in another release, as JSON. */
  otherwise,
  /** Where answers are refused in another release and are not in this one, as JSON. */
  refused,
} as const;

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

const table: {
  readonly [Name in TaskName]: (input: TaskInput<Name>) => Promise<TaskResult<Name>>;
} = TASKS;

/** What a thread is asked. */
export interface Order<Name extends TaskName = TaskName> {
  readonly task: Name;
  readonly input: TaskInput<Name>;
}

/** Does what is asked. */
export function done<Name extends TaskName>({
  task,
  input,
}: Order<Name>): Promise<TaskResult<Name>> {
  return table[task](input);
}
