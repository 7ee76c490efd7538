// What is said of a widget in one place: which answers it suits, which options it understands, which calls it makes,
// how its answers read, and of one of the runtime how it is drawn and when it is taken without being named.

import type { ReadsAs } from '../model/form-node.ts';
import type { Json } from '../model/types.ts';

/** What a schema asks for, as a widget sees it. */
export const ANSWER_KINDS = [
  'text',
  'number',
  'integer',
  'boolean',
  /** One of a few values the schema lists. */
  'choice',
  /** Several of a few values the schema lists. */
  'choices',
  /** A list of objects. */
  'rows',
  /** Any other list. */
  'list',
  'object',
] as const;

export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Where in its options a widget names a call. */
export const CALL_PLACES = [
  'options',
  'fill',
  'check',
  'source',
  'list',
  'add',
  'delete',
  'download',
] as const;

export type CallPlace = (typeof CALL_PLACES)[number];

/** The data half of a widget; the other half is the component that a screen registers under the same name. */
export interface WidgetDescriptor extends OfTheRuntime {
  readonly suits: readonly AnswerKind[];
  /** `format` of the texts it suits; any where absent. */
  readonly formats?: readonly string[];
  /** All it can answer, where the schema lists its values: those must be of one of these sets. Anything where absent. */
  readonly answers?: readonly (readonly Json[])[];
  /** `ui:options` it understands besides those that every field has. */
  readonly options?: readonly string[];
  /** Options without which it cannot do its work; `calls.add` is a member of one. */
  readonly needs?: readonly string[];
  /** Calls it makes where they are declared; a call named elsewhere would never be made. */
  readonly calls?: readonly CallPlace[];
  /** What a person is asked to do who has not answered; absent: to enter something, or to add to a list. */
  readonly asked?: 'choose' | 'upload';
  /** Further words of its field that it says, such as `delete.text`. */
  readonly words?: readonly string[];
  /** What it knows of a row, each named by the option `members`; true where it cannot do without. */
  readonly members?: Readonly<Record<string, boolean>>;
  /** It draws choices, so where the schema lists none a call must. */
  readonly asksChoices?: true;
  /** How an answer typed in it reads as text, on screen and on paper; absent where that follows from the schema. */
  readonly reads?: ReadsAs;
}

/** What only widgets of the runtime have: a host does not say it of its own. */
interface OfTheRuntime {
  /** One control, which a wrapper binds to the store and frames, or a part that draws its place whole. */
  readonly draws?: 'control' | 'place';
  /** Where its label stands: over a set of controls, or beside it, drawn by the widget. Absent: over its control. */
  readonly labelled?: 'legend' | 'own';
  /** It shows by itself what is typed into it: a key that changes nothing but the answer does not draw it anew. */
  readonly ownText?: true;
  /** One line is typed in it. */
  readonly oneLine?: true;
  /** Its code comes with the first form that has one, not with every form. */
  readonly onDemand?: true;
  /** Answers that it draws where the layout names no widget: choices `upTo` so many, texts `from` such a length. */
  readonly standard?: {
    readonly kinds: readonly AnswerKind[];
    readonly upTo?: number;
    readonly from?: number;
  };
  /** No layout names it: it is taken for another one whose options have `by`. */
  readonly chosen?: { readonly for: string; readonly by: string };
  /** It draws rows by their members: one after the other, or as a table. */
  readonly rows?: 'apart' | 'table';
  /** What is typed is the answer, and what its call answers only suggests. */
  readonly suggests?: true;
  /** It shows its answer and takes none. */
  readonly onlyShows?: true;
  /** It draws nothing. */
  readonly unseen?: true;
  /** What other form builders call it. */
  readonly alsoCalled?: readonly string[];
  /** In RJSF: its name in layouts, the parts of RJSF that it draws, the widget that draws it inside of such parts. */
  readonly rjsf?: {
    readonly layout?: string;
    readonly parts?: readonly string[];
    readonly as?: string;
  };
}

/** Options of a field, whatever its widget: its place in the layout and what becomes of its answer. */
export const FIELD_OPTIONS = [
  'width',
  'row',
  'labelBy',
  'optional',
  'transient',
  'seen',
  'changed',
  'keptIn',
  'refusal',
  'none',
] as const;
