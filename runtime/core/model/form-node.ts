// One place of a form as everybody reads it: what kind of control it is, where it stands, how its answer reads, its words.

import type { JsonObject } from './json.ts';
import type { GenericPointer, Schema, UiSchema } from './schema.ts';

/** Drawn open, its members one by one · rows · one control, whatever its value is · drawn by RJSF whole. */
export type NodeKind = 'object' | 'list' | 'field' | 'live';

/** How an answer may read as text because of the widget it was typed in. */
export const READS_AS = [
  /** A choice by its words, true and false as yes and no, anything else as it stands. */
  'plain',
  'date',
  'money',
  /** In the layout of its mask, however it came here. */
  'mask',
  /** 1 and 0 as yes and no. */
  'yesno',
  /** Rows that are files: their name and their type. */
  'files',
  /** A long text, and whether it was agreed to. */
  'agreement',
  /** A long text that asks nothing. */
  'statement',
  /** Nothing a person would read. */
  'nothing',
] as const;

export type ReadsAs = (typeof READS_AS)[number];

/** How an answer reads as text. */
export type Reads =
  | ReadsAs
  /** Its last four characters. */
  | 'secret'
  /** An object by the member its choices are labelled by. */
  | 'whole'
  /** Several plain answers, one after the other. */
  | 'many'
  /** An object member by member. */
  | 'members'
  /** A list row by row, each member by member. */
  | 'rows';

/** Message keys, resolved at release time through the fallbacks of DESIGN 4.1; absent where no message exists. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** enum value (as text) → message key; a value without a key is shown as it is. */
  readonly options?: Readonly<Record<string, string>>;
  /** fault code → message key, only where the form has its own text for it; else `faults.<code>`. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Other words of the field by role (`add`, `remove`, `empty`, `item`, `delete.text`, `title` …) → message key. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Fields whose answers read as one in a summary. */
export interface LineInfo {
  readonly id: string;
  readonly fields: readonly string[];
  /** What stands between the answers. */
  readonly with: string;
  /** Message key; absent in a row, and where no message exists. */
  readonly label?: string;
}

/** What the compiler decides of a node; everybody else reads it. */
export interface NodeShape {
  readonly kind: NodeKind;
  /** Name of the widget that draws it; empty where its members are drawn, or RJSF draws it. */
  readonly widget: string;
  readonly reads: Reads;
  /** Group of its section it stands in (`ui:groups`). */
  readonly group?: string;
  /** Answers of its members that read as one (`ui:lines`). */
  readonly lines?: readonly LineInfo[];
  /** Not shown at all: a derived field. */
  readonly unseen?: true;
  /** Declared in a branch of a schema: there only for some answers. */
  readonly conditional?: true;
  /** A schema gives it a default, so that emptied it is null: `null` where null is an answer of its own. */
  readonly begins?: 'answered' | 'null';
}

/** What a release says of one place; keyed by generic pointer in `FormBundle.fields`, in the order of the page. */
export interface FieldInfo extends FieldWords, NodeShape {
  readonly section: string;
  readonly type: string;
  /** Required by the schema itself (rules may relax or add). */
  readonly required?: boolean;
  /** Named by `writeOnly` in the schema: never drafted, never sent back, masked in summaries. */
  readonly secret?: boolean;
  /** Marked as personal in the schema, or inside what is: whoever reads what was sent sees it only where the form lets them. */
  readonly personal?: boolean;
  /** Roles that see it, and those that change it; everybody who has the form open where absent. What it lies in is counted in. */
  readonly seen?: readonly string[];
  readonly changed?: readonly string[];
  /** Helper input of the screen (`ui:options.transient`): drafted, never submitted. */
  readonly transient?: boolean;
  /** Hidden until a `show` rule fires / disabled until an `enable` rule fires. */
  readonly hiddenAtFirst?: boolean;
  readonly disabledAtFirst?: boolean;
  /** Shown, never typed (`readOnly` in the schema, or `ui:readonly`). */
  readonly readOnly?: boolean;
  /** Told by the source of its list: not typed in a row whose member of this name is answered. */
  readonly told?: string;
}

/** A place of a form with its schema, its layout and its members: what `formTree` makes of a bundle. */
export interface FormNode extends FieldInfo {
  readonly pointer: GenericPointer;
  /** Its name in the object around it; `*` for the rows of a list. */
  readonly name: string;
  /** Rank in the order of the page, over the whole form. */
  readonly order: number;
  readonly schema: Schema;
  readonly ui: UiSchema;
  /** `ui:options` of the layout. */
  readonly uiOptions: JsonObject;
  /** By name, in the order of the page. */
  readonly children: ReadonlyMap<string, FormNode>;
}
