// What the press does, by name: plain data in, bytes out. Runs in a thread of its own, see worker.ts.

import type { Blocks } from '../blocks.ts';
import { imprintOf, type PlainImprint, printPdf } from '../documents/printer.ts';

/** Each is given what a message between threads can carry. */
export const TASKS = {
  /** Blocks under a title, as a tagged PDF. */
  print: ({ blocks, imprint }: { readonly blocks: Blocks; readonly imprint: PlainImprint }) =>
    printPdf(blocks, imprintOf(imprint)),
} as const;

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
