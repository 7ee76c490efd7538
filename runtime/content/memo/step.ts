// What a step of a build is, and what it may ask while it runs.

interface Named {
  /** No two steps have the same. */
  readonly name: string;
  /** Who reads one member of what it makes is not concerned by another. */
  readonly members?: boolean;
}

/** Something that is made of what it reads, and of nothing else: the same reads always give the same. */
export interface Step<T = unknown> extends Named {
  readonly make: (reading: Reading) => T;
}

/** The same, where making takes time: whoever reads it has it settled first. */
export interface LaterStep<T = unknown> extends Named {
  readonly makeLater: (reading: Reading) => Promise<T>;
}

/** What is given from outside. */
export interface Input<T = unknown> extends Named {
  readonly given: true;
  /** Only for the type. */
  readonly of?: T;
}

export type AnyStep<T = unknown> = Step<T> | LaterStep<T> | Input<T>;

/** How one run of a step comes to what it is made of; all that it asks is noted. */
export interface Reading {
  /** All of what a step made. */
  whole<T>(step: AnyStep<T>): T;
  /** What a step made whose members are told apart: only those that are looked at count as read. */
  members<T>(step: AnyStep<T>): T;
  /** What a step reported. */
  reports(step: AnyStep): readonly unknown[];
  /** Makes a step that takes time, so that it can be read. */
  ensure(step: AnyStep): Promise<void>;
  /** Something to be told beside what is made. */
  report(found: unknown): void;
}
