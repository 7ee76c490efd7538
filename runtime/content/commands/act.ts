// What somebody can do to a form as a whole. An act names things by identity, never by a line or a number, and says nothing of files.
import type { Json, JsonObject } from '../../core/index.ts';

/**
 * A section as the schema files have it: `sections/person` of those that several forms share, `forms/feedback/feedback` of one
 * that its form alone has.
 */
export type SectionId = string;

/** A field of a section, by the names on the way to it, each behind a slash; the rows of a list are `*`. */
export type FieldWay = string;

/** Where something is put: in a group of its section ('' where there are none), behind a field of it; '' before all others. */
export interface Spot {
  readonly section: SectionId;
  /** The list or group of fields it is put into; '' for the section itself. */
  readonly inside: FieldWay;
  readonly group: string;
  readonly after: FieldWay;
}

interface OfField {
  readonly section: SectionId;
  readonly field: FieldWay;
}

/** Sets one word of a field: of its schema, its layout or the options of its widget; without `value` it is taken away. */
export interface SetWord extends OfField {
  readonly do: 'set';
  readonly of: 'schema' | 'layout' | 'options';
  readonly name: string;
  readonly value?: Json;
}

/** Must a field always be answered? */
export interface SetRequired extends OfField {
  readonly do: 'require';
  readonly required: boolean;
}

/** What can be asked anew. */
export type KindOfNew =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'date'
  | 'yesNo'
  | 'choice'
  | 'choices'
  | 'email'
  | 'phone'
  | 'zip'
  | 'secret'
  | 'rows'
  | 'file'
  | 'statement'
  | 'total'
  | 'product';

/** Asks something new. Its name is made from the label. */
export interface AddField {
  readonly do: 'add';
  readonly kind: KindOfNew;
  readonly label: string;
  readonly required: boolean;
  /** Words of the choices, of a kind that has some. */
  readonly choices?: readonly string[];
  /** What is to be read, of a statement: Markdown. */
  readonly text?: string;
  /** Of a total or product: the numbers it is computed of. A field of rows stands for what all rows say in it. */
  readonly of?: readonly FieldWay[];
  readonly to: Spot;
}

/** What is asked together again and again. */
export type UnitOfFields = 'name' | 'address' | 'contact' | 'bank';

/** Asks several things that belong together; `required` says it of those that have to be there. */
export interface AddUnit {
  readonly do: 'unit-add';
  readonly unit: UnitOfFields;
  readonly required: boolean;
  readonly to: Spot;
}

/** Asks for another kind of answer at a field; what becomes of saved answers follows from both kinds. */
export interface SetKind extends OfField {
  readonly do: 'kind-set';
  readonly kind: KindOfNew;
  /** Words of the choices, of a kind that has some; yes and no become the first two. */
  readonly choices?: readonly string[];
}

/** Puts fields of a section elsewhere, in the order they are named. */
export interface MoveFields {
  readonly do: 'move';
  readonly section: SectionId;
  readonly fields: readonly FieldWay[];
  readonly to: Spot;
}

/** Gives a field another name wherever it is named. Answers that are saved go along. */
export interface RenameField extends OfField {
  readonly do: 'rename';
  readonly to: string;
}

/** Asks the same once more under another label, behind it. */
export interface CopyField extends OfField {
  readonly do: 'copy';
  readonly label: string;
}

/** Takes fields out, with the answers that are saved; with `uses` also what names them. */
export interface DeleteFields {
  readonly do: 'delete';
  readonly section: SectionId;
  readonly fields: readonly FieldWay[];
  readonly answers: 'drop';
  readonly uses?: 'remove';
}

/** Offers further choices, behind those there are. */
export interface AddChoices extends OfField {
  readonly do: 'choices-add';
  readonly texts: readonly string[];
}

/** Puts a choice behind another; null before all. */
export interface MoveChoice extends OfField {
  readonly do: 'choice-move';
  readonly value: Json;
  readonly after: Json;
}

/** Offers a choice no more. Who has chosen it has another from then on; with null they are asked again. */
export interface DeleteChoice extends OfField {
  readonly do: 'choice-delete';
  readonly value: Json;
  readonly becomes: Json;
}

/** A further group of fields in a section, at its end, with a question to begin with. */
export interface AddGroup {
  readonly do: 'group-add';
  readonly section: SectionId;
  readonly title: string;
  /** What the first question in it is called. */
  readonly label: string;
}

/** Dissolves a group: its fields stand in the one before it, or else behind it. */
export interface DeleteGroup {
  readonly do: 'group-delete';
  readonly section: SectionId;
  readonly group: string;
}

/** A further step of a form, behind another, with a question to begin with. */
export interface AddStep {
  readonly do: 'step-add';
  readonly form: string;
  readonly title: string;
  readonly after: SectionId;
  /** What the first question in it is called. */
  readonly label: string;
}

/** Puts a step of a form behind another; '' before all. */
export interface MoveStep {
  readonly do: 'step-move';
  readonly form: string;
  readonly section: SectionId;
  readonly after: SectionId;
}

/** Makes two steps of one: the field, and all that is asked behind it, stand in a further step. */
export interface SplitStep {
  readonly do: 'step-split';
  readonly form: string;
  readonly section: SectionId;
  /** The first that stands in the further step. */
  readonly field: FieldWay;
  readonly title: string;
}

/** Makes one step of two: what a step asks is asked at the end of the one before it, of the first at that of the second. */
export interface JoinStep {
  readonly do: 'step-join';
  readonly form: string;
  readonly section: SectionId;
}

/** Makes a step that several forms share one form's own, with its rules, cases and words: the others keep theirs. */
export interface DetachStep {
  readonly do: 'step-detach';
  readonly form: string;
  readonly section: SectionId;
}

/** A form of its own with one question: `id` is made from the title by whoever asks, who has to find it afterwards. */
export interface NewForm {
  readonly do: 'form-new';
  readonly id: string;
  readonly title: string;
  readonly access: string;
  readonly kind: 'single' | 'wizard';
  readonly label: string;
}

/** A form that begins as another one is, with its rules and words, under a title of its own. */
export interface CopyForm {
  readonly do: 'form-copy';
  readonly id: string;
  readonly from: string;
  readonly title: string;
}

/** A form of files that were drafted of somebody else's schema. */
export interface ImportForm {
  readonly do: 'form-import';
  readonly id: string;
  readonly title: string;
  readonly access: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** Sets one word of a form.json, by the way to it; without `value` it is taken away. */
export interface SetForm {
  readonly do: 'form-set';
  readonly form: string;
  readonly at: readonly string[];
  readonly value?: Json;
}

/** A case as its author accepts it. */
export interface AcceptedCase {
  readonly name: string;
  readonly given: JsonObject;
  readonly expect: JsonObject;
}

/** What a rule does to a field, and when; of a rule that is there what is not drawn stays as it is. */
export interface SetRule extends OfField {
  readonly do: 'rule-set';
  readonly effect: 'show' | 'require' | 'refuse' | 'fill';
  /** Conditions as a file of rules has them, below one group. */
  readonly when: JsonObject;
  /** The rule it takes the place of. */
  readonly rule?: string;
  /** What is said when it refuses. */
  readonly message?: string;
  /** What is filled in: a value, or the answer of another field. */
  readonly value?: Json;
  readonly from?: string;
  readonly cases: readonly AcceptedCase[];
}

/** Takes a rule away with its cases, and with its sentence where nothing else says that. */
export interface DeleteRule extends OfField {
  readonly do: 'rule-delete';
  readonly rule: string;
}

export type Act =
  | SetWord
  | SetRequired
  | AddField
  | AddUnit
  | SetKind
  | MoveFields
  | RenameField
  | CopyField
  | DeleteFields
  | AddChoices
  | MoveChoice
  | DeleteChoice
  | AddGroup
  | DeleteGroup
  | AddStep
  | MoveStep
  | SplitStep
  | JoinStep
  | DetachStep
  | NewForm
  | CopyForm
  | ImportForm
  | SetForm
  | SetRule
  | DeleteRule;
