// What a step may ask while it runs, and the note of all that it asked.
import { noted, type Read, unread } from './changes.ts';
import type { Node } from './node.ts';
import type { AnyStep, Reading } from './step.ts';
import { viewOf } from './views.ts';

/** How a step comes to what others made; each way makes it first where that is due. */
export interface Makers {
  /** The node of a step, made; one that takes time must have been made already. */
  made(step: AnyStep): Node;
  settled(step: AnyStep): Promise<Node>;
}

/** Of one run of one step. */
export class Reads implements Reading {
  /** In the order in which they were read first: what led to later ones stands before them. */
  readonly noted = new Map<Node, Read>();
  readonly found: unknown[] = [];
  readonly #makers: Makers;
  readonly #views = new Map<Node, unknown>();
  #over = false;

  constructor(makers: Makers) {
    this.#makers = makers;
  }

  whole<T>(step: AnyStep<T>): T {
    const node = this.#makers.made(step);
    this.#note(node).whole = true;
    return node.value as T;
  }

  members<T>(step: AnyStep<T>): T {
    const node = this.#makers.made(step);
    if (!this.#views.has(node)) {
      const note = (): Read => this.#note(node);
      const view = viewOf(node.value, {
        whole: () => {
          note().whole = true;
        },
        names: () => {
          note().names = true;
        },
        asked: (name) => {
          const read = note();
          read.asked = noted(read.asked, name);
        },
        member: (name) => {
          const read = note();
          read.members = noted(read.members, name);
        },
      });
      this.#views.set(node, view);
    }
    return this.#views.get(node) as T;
  }

  reports(step: AnyStep): readonly unknown[] {
    const node = this.#makers.made(step);
    this.#note(node).reports = true;
    return node.reports;
  }

  async ensure(step: AnyStep): Promise<void> {
    await this.#makers.settled(step);
  }

  readonly report = (found: unknown): void => {
    this.found.push(found);
  };

  /** From now on a look would not be noted any more, and is a mistake of the program. */
  close(): void {
    this.#over = true;
  }

  #note(node: Node): Read {
    if (this.#over) throw new Error(`"${node.step.name}" is read by a step that is over.`);
    const known = this.noted.get(node);
    if (known !== undefined) return known;
    const read = unread();
    this.noted.set(node, read);
    return read;
  }
}
