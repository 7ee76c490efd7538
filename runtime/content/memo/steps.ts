// Makes steps on demand and keeps what they made: after a change only those that read what became another run again.
import { Node } from './node.ts';
import { Reads } from './reads.ts';
import type { AnyStep, Input, Reading } from './step.ts';

/** All that is kept between builds. */
export class Steps {
  readonly #nodes = new Map<string, Node>();
  /** A shorter way to the nodes of steps that were asked for before. */
  readonly #known = new WeakMap<AnyStep, Node>();
  #revision = 0;
  /** How many steps were run: for whoever wants to know what a change cost. */
  runs = 0;

  /** Gives an input; of all that is made afterwards, only what read what is another now is made again. */
  give<T>(input: Input<T>, value: T): void {
    this.#revision += 1;
    this.#nodeOf(input).take(value, [], this.#revision);
  }

  /** What a step makes of the inputs as they are. */
  made<T>(step: AnyStep<T>): T {
    return this.#made(this.#nodeOf(step)).value as T;
  }

  /** The same, of a step that takes time. */
  async settled<T>(step: AnyStep<T>): Promise<T> {
    const node = this.#nodeOf(step);
    await this.#ensure(node);
    return node.value as T;
  }

  /** What a step that is made reported. */
  reports(step: AnyStep): readonly unknown[] {
    return this.#made(this.#nodeOf(step)).reports;
  }

  /** Drops what was not asked for since the last input was given. */
  forgetOthers(): void {
    for (const [name, node] of this.#nodes)
      if (this.#isDue(node)) {
        node.isForgotten = true;
        this.#nodes.delete(name);
      }
  }

  #nodeOf(step: AnyStep): Node {
    const known = this.#known.get(step);
    if (known !== undefined && !known.isForgotten) return known;
    const node = this.#nodes.get(step.name) ?? new Node(step);
    this.#nodes.set(step.name, node);
    this.#known.set(step, node);
    return node;
  }

  #isDue(node: Node): boolean {
    return node.holdsAt !== this.#revision && !('given' in node.step);
  }

  #made(node: Node): Node {
    const { step } = node;
    if ('given' in step && !node.isMade) throw new Error(`"${step.name}" was not given.`);
    if (!this.#isDue(node)) return node;
    if ('makeLater' in step) throw new Error(`"${step.name}" is read before it is settled.`);
    if (node.running) throw new Error(`"${step.name}" is made of itself.`);
    if (node.isMade && this.#holds(node)) node.holdsAt = this.#revision;
    else if ('make' in step) this.#run(node, step.make);
    return node;
  }

  #run(node: Node, make: (reading: Reading) => unknown): void {
    const reads = this.#reads();
    node.running = true;
    try {
      const value = make(reads);
      this.#take(node, value, reads);
    } finally {
      node.running = false;
      reads.close();
    }
  }

  #ensure(node: Node): Promise<void> {
    if (!this.#isDue(node) || !('makeLater' in node.step)) {
      this.#made(node);
      return Promise.resolve();
    }
    node.settling ??= this.#runLater(node, node.step.makeLater).finally(() => {
      node.settling = undefined;
    });
    return node.settling;
  }

  async #runLater(node: Node, make: (reading: Reading) => Promise<unknown>): Promise<void> {
    if (node.isMade && (await this.#holdsLater(node))) {
      node.holdsAt = this.#revision;
      return;
    }
    const reads = this.#reads();
    try {
      this.#take(node, await make(reads), reads);
    } finally {
      reads.close();
    }
  }

  #reads(): Reads {
    this.runs += 1;
    return new Reads({
      made: (step) => this.#made(this.#nodeOf(step)),
      settled: async (step) => {
        const node = this.#nodeOf(step);
        await this.#ensure(node);
        return node;
      },
    });
  }

  #take(node: Node, value: unknown, reads: Reads): void {
    node.reads = reads.noted;
    node.take(value, reads.found, this.#revision);
  }

  /** Is all that it read as it was? What takes time and is not settled is not asked for: it may be gone. */
  #holds(node: Node): boolean {
    for (const [other, read] of node.reads) {
      if (this.#isDue(other) && 'makeLater' in other.step) return false;
      if (this.#made(other).changes.concern(read, node.holdsAt)) return false;
    }
    return true;
  }

  async #holdsLater(node: Node): Promise<boolean> {
    for (const [other, read] of node.reads) {
      await this.#ensure(other);
      if (other.changes.concern(read, node.holdsAt)) return false;
    }
    return true;
  }
}
