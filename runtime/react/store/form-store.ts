// What a form store is: the answers of one form on screen and everything said about them, outside React.

import type {
  Answers,
  Fault,
  FormBundle,
  FormNode,
  Json,
  JsonObject,
  Moment,
  Pointer,
  Texts,
  Validate,
} from '../../core/index.ts';
import type { CallClient } from '../common/ports.ts';
import type { FoundStore } from './found.ts';
import type { Marks } from './marks.ts';
import type { OnItsWay } from './on-its-way.ts';
import type { RowId } from './rows.ts';
import type { FieldView } from './view.ts';

export interface FormStoreOptions {
  readonly bundle: FormBundle;
  readonly validate: Validate;
  readonly texts: Texts;
  readonly calls: CallClient;
  readonly answers?: Answers;
  readonly context?: JsonObject;
  /** Places that had an answer which no draft keeps: each says so until it is answered. */
  readonly unkept?: readonly Pointer[];
  /** What was on show in the store that these answers were in before: it is shown again where it still holds. */
  readonly marks?: Marks;
  /** A form filled in for the first time also runs its `start` rules. */
  readonly isNew?: boolean;
  /** RJSF's compiled validators by schema hash, where the form has live parts. */
  readonly live?: unknown;
}

/** What a press of Next or Submit found. */
export interface Attempt {
  readonly faults: readonly Fault[];
  readonly answers: Answers;
}

export interface SectionStatus {
  readonly attempted: boolean;
  /** Faults on show. */
  readonly shown: readonly Fault[];
}

/** Hears of faults just before they are shown at their fields. */
export type OnFaults = (faults: readonly Fault[]) => void;

export interface FormStore {
  readonly bundle: FormBundle;
  readonly texts: Texts;
  readonly calls: CallClient;
  readonly live: unknown;
  answers(): Answers;
  context(): JsonObject;
  setContext(context: JsonObject): Promise<void>;
  /** What the form says of a place. */
  info(pointer: Pointer): FormNode | undefined;
  view(pointer: Pointer): FieldView;
  subscribe(pointer: Pointer, listener: () => void): () => void;
  /** The person (or a look-up on their behalf) answers; undefined clears, and no default comes back. */
  set(pointer: Pointer, value: Json | undefined): void;
  /** Takes out what is asked no more: asked again, it begins as it begins. */
  drop(pointer: Pointer): void;
  /** Which of several shapes is on screen at a place, or none: `speakingFor` leaves it alone to say what is wrong. */
  showShape(
    place: Pointer,
    shape: number | undefined,
    speakingFor: (validate: Validate, shapes: ReadonlyMap<Pointer, number>) => Validate,
  ): void;
  /** A look-up answers on the person's behalf; the field says so until it is changed. */
  fill(pointer: Pointer, value: Json): void;
  /** The person left a field. */
  leave(pointer: Pointer): void;
  rowIds(list: Pointer): readonly RowId[];
  insertRow(list: Pointer, row: Json, index?: number): RowId;
  /** Takes rows out together; what is said of the others goes with them. */
  removeRows(list: Pointer, indexes: readonly number[]): void;
  /** Puts a row where another one stands; what is said of it, and its files, go with it. */
  moveRow(list: Pointer, from: number, to: number): void;
  /** Places of rows that a rule has set aside (`hide` of the row): kept, and asked by nobody. */
  rowsAside(list: Pointer): readonly number[];
  /**
   * Judges at a moment and shows the faults of `section` (all of them without one). `told` hears of any just before they
   * are shown, so that a list of them is drawn together with them.
   */
  attempt(moment: Moment, section?: string, onFaults?: OnFaults): Promise<Attempt>;
  /** A helper object's own button is pressed: the faults in it, now on show. What is locked cannot be mended and is let be. */
  attemptHelper(pointer: Pointer): Promise<readonly Fault[]>;
  /** What that button finds by itself, in place of what it found before; each is shown until its field is changed. */
  foundInHelper(
    pointer: Pointer,
    faults: readonly Pick<Fault, 'path' | 'code' | 'message'>[],
  ): void;
  /** Faults the server found; each stays until its field is changed or the whole form is sent again. */
  addServerFaults(faults: readonly Fault[]): void;
  /** A fault found while typing, in place of what was found there before: it blocks and shows at its field at once, and leaves the other fields in peace. */
  addLiveFault(fault: Fault): void;
  /** What the last press found wrong, as it is listed above the form. */
  readonly found: FoundStore;
  /** What is on show now, for the store that goes on with these answers. */
  marks(): Marks;
  /** Every fault that must be mended, shown or not. */
  faults(): readonly Fault[];
  /** What is asked about and holds nothing up, in the order of the form; what no draft kept is part of it. */
  warnings(): readonly Fault[];
  /** The fault there is at a control, shown or not. */
  faultAt(control: Pointer): Fault | undefined;
  /** The faults on show at a place and below it. */
  shownWithin(pointer: Pointer): readonly Fault[];
  /** The control at which a fault of this place is shown. */
  anchor(place: Pointer): Pointer;
  section(id: string): SectionStatus;
  /** Hears of every new look of sections (faults, attempts, hidden fields). */
  onStatus(listener: () => void): () => void;
  status(): number;
  /** Hears of every change of answers. */
  onChange(listener: () => void): () => void;
  /** Hears of dialogs an `open` effect asks for. */
  onOpen(listener: (dialog: string) => void): () => void;
  /** Something that was chosen here goes before the answers do: no attempt goes on without it. `changed` is to be told of every change of it. */
  waitFor(one: OnItsWay): { readonly changed: () => void };
  /** Is something in a section (in the form without one) on its way, or has not got there? */
  awaits(section?: string): boolean;
  /** Names of what is on its way. */
  onItsWay(): readonly string[];
  /** Puts other answers in their place (a draft from elsewhere). */
  replaceAll(answers: Answers): Promise<void>;
  /** Resolves when every judgement under way has been applied. */
  settled(): Promise<void>;
  dispose(): void;
}
