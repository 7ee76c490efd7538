// Collects faults: one list for the whole build, each with its line where the file is JSON.

import type { ContentFault, ContentSource } from '../model/types.ts';
import { causesFirst, type Found } from './causes.ts';
import { lineAt, lineOf } from './json-lines.ts';

/** Where and what, without the line: that is looked up when the fault is reported. */
export type NewFault = Omit<ContentFault, 'line' | 'nearest'> & {
  readonly nearest?: string | undefined;
  /** Where in the text, if it is no JSON in which a place could be looked up. */
  readonly offset?: number;
  /** What it is about, such as a message key: by it faults of the same mistake find each other. */
  readonly about?: string;
};

/** A sink of faults. */
export type Report = (fault: NewFault) => void;

/** All faults of one build, each mistake by its cause. */
export class FaultList {
  readonly #found = new Map<string, Found>();
  readonly #source: ContentSource;

  constructor(source: ContentSource) {
    this.#source = source;
  }

  readonly report: Report = ({ nearest, offset, about, ...fault }) => {
    const line = this.#lineOf(fault, offset);
    this.#found.set(`${fault.file}\n${fault.place}\n${fault.code}\n${fault.message}`, {
      fault: {
        ...fault,
        ...(line === undefined ? {} : { line }),
        ...(nearest === undefined ? {} : { nearest }),
      },
      ...(about === undefined ? {} : { about }),
    });
  };

  #lineOf({ file, place }: NewFault, offset: number | undefined): number | undefined {
    const text = this.#source.get(file);
    if (text === undefined || !file.endsWith('.json')) return undefined;
    return offset === undefined ? lineOf(text, place) : lineAt(text, offset);
  }

  /** Does a file have a fault so far? */
  touches(file: string): boolean {
    return [...this.#found.values()].some(({ fault }) => fault.file === file);
  }

  /** Everything found so far, whatever follows from whatever. */
  all(): readonly ContentFault[] {
    return [...this.#found.values()].map(({ fault }) => fault);
  }

  /** What is to be told: the cause of each mistake first. */
  list(): readonly ContentFault[] {
    return causesFirst([...this.#found.values()]);
  }
}

/** A remedy that names the nearest valid name, if there is one. */
export const didYouMean = (near: string | undefined, otherwise: string): string =>
  near === undefined ? otherwise : `Did you mean "${near}"? ${otherwise}`;
