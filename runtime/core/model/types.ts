// The words every room shares: what a released form is, and what a judgement of its answers says.

import type { DraftPlan, Migration, SubmitPlan } from './across-releases.ts';
import type { AppModules, CallInfo } from './call.ts';
import type { Computation, Conditions, Moment } from './conditions.ts';
import type { ConfirmPlan } from './confirm.ts';
import type { Days, Flow } from './flow.ts';
import type { FieldInfo, LineInfo } from './form-node.ts';
import type { Answers, Json, JsonObject } from './json.ts';
import type { MarkdownTree } from './markdown-tree.ts';
import type { RecordPlan } from './record.ts';
import type { GenericPointer, Pointer, Schema, UiSchema } from './schema.ts';
import type { SentPlan } from './sent-plan.ts';
import type { TextProgram } from './text-program.ts';

export type * from './across-releases.ts';
export type * from './call.ts';
export type * from './conditions.ts';
export type * from './confirm.ts';
export type * from './flow.ts';
export type * from './form-node.ts';
export type * from './json.ts';
export type * from './markdown-tree.ts';
export type * from './opening.ts';
export type * from './received.ts';
export type * from './record.ts';
export type * from './schema.ts';
export type * from './sent-plan.ts';
export type * from './text-program.ts';
export type * from './webhooks.ts';

/** A block of fields with a heading; keys are absent where no message exists. */
export interface GroupInfo {
  readonly id: string;
  readonly fields: readonly string[];
  readonly title?: string;
  readonly intro?: string;
}

export interface SectionBundle {
  readonly id: string;
  /** Top-level property names this section owns. */
  readonly owns: readonly string[];
  /** Object schema of this section alone, dereferenced, without texts. */
  readonly schema: Schema;
  readonly ui: UiSchema;
  /** `live` where RJSF draws the section whole. */
  readonly kind: 'object' | 'live';
  /** Message keys of the section's heading and opening sentence, where they exist. */
  readonly title?: string;
  readonly lead?: string;
  /** `ui:groups` of the root with their headings resolved. */
  readonly groups?: readonly GroupInfo[];
  /** `ui:lines` of the root with their labels resolved. */
  readonly lines?: readonly LineInfo[];
}

/** Where a value comes from when a new form starts: a copy from the context, formatted on the way. */
export interface StartMapping {
  readonly to: Pointer;
  /** Dotted context path, such as `customer.name`. */
  readonly from: string;
  /** Name in the format table of `core/formats.ts` (`phone`, `lowercase` …), or a format that content declares. */
  readonly as?: string | DeclaredFormat;
}

/** A format of the content's own: a known one in another layout, or what a table has for a name. */
export type DeclaredFormat =
  | { readonly of: string; readonly mask: string }
  | { readonly values: Readonly<Record<string, string>>; readonly letters?: number };

/** A conditional statement, compiled. `conditions` stays native json-rules-engine JSON, facts in dotted paths. */
export interface CompiledRule {
  readonly name: string;
  readonly on: Moment;
  /** List the rule is repeated over; `row.*` facts and `row.*` targets are relative to one of its items. */
  readonly forEach?: Pointer;
  /** Rules of one sequence run by priority, highest first; the first fault stops the sequence. */
  readonly sequence?: string;
  readonly priority: number;
  readonly conditions: Conditions;
  /** Every fact the rule reads: generic pointers and `context.<path>`. */
  readonly reads: readonly string[];
  readonly effect: Effect;
  /** What it says of a form that nothing was answered in. Absent in older releases: it is then asked. */
  readonly atRest?: AtRest;
  /** See `verdictsOf`. Absent in older releases and where there are many comparisons: the engine is then asked. */
  readonly verdicts?: string;
}

/** Does a rule fire where its facts have these values, in the order in which its conditions name them? */
export interface AtRest {
  readonly values: readonly Json[];
  readonly fires: boolean;
}

/** The value a `set` effect writes. */
export type SetSource =
  | { readonly value: Json }
  | { readonly copy: string }
  | { readonly compute: Computation };

/** What a fired rule does. Targets are generic pointers; in a `forEach` rule the first `*` of the list is the row at hand. */
export type Effect =
  | {
      readonly type: 'show' | 'hide' | 'require' | 'relax' | 'enable' | 'disable';
      readonly fields: readonly GenericPointer[];
    }
  | {
      readonly type: 'options';
      readonly field: GenericPointer;
      readonly values?: readonly Json[];
      readonly from?: string;
    }
  | ({ readonly type: 'set'; readonly field: GenericPointer } & SetSource)
  | {
      readonly type: 'fault' | 'warn';
      readonly at: GenericPointer;
      readonly message: string;
      readonly params?: JsonObject;
    }
  | { readonly type: 'open'; readonly dialog: string; readonly page?: string }
  | { readonly type: 'tag' | 'untag'; readonly field: GenericPointer; readonly value: string };

/** One form of a release, in one locale: everything a browser or a server needs to show and judge it. JSON all through. */
export interface FormBundle extends SentPlan {
  readonly id: string;
  /** Hash over schema, rules and wording; stamps every submission. */
  readonly release: string;
  readonly locale: string;
  /** Where it must be the next day for "today" to be it: `Europe/Rome`. */
  readonly timeZone: string;
  readonly kind: 'wizard' | 'single';
  /** Whom it lets in, by the name of a role; the server knows how to tell. */
  readonly access: string;
  /** What rules read as `context.who`; the role unless told. */
  readonly who?: string;
  /** The roles of whoever has it open, once that is known: what rules read as `context.roles`. The role it lets in unless told. */
  readonly roles?: readonly string[];
  readonly sections: readonly SectionBundle[];
  /** Every place of the form, in the order of the page. */
  readonly fields: Readonly<Record<GenericPointer, FieldInfo>>;
  readonly rules: readonly CompiledRule[];
  /** Plain sentences by full key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Sentences with placeholders by full key. Absent in older releases, which have a module of them. */
  readonly templates?: Readonly<Record<string, TextProgram>>;
  /** Long texts as trees (see `core/markdown.ts`), by full key. */
  readonly pages: Readonly<Record<string, MarkdownTree>>;
  readonly calls: Readonly<Record<string, CallInfo>>;
  readonly start?: { readonly map: readonly StartMapping[] };
  readonly load?: { readonly call: string };
  readonly draft?: DraftPlan;
  readonly submit?: SubmitPlan;
  /** It edits a record that exists, in place of being sent. */
  readonly record?: RecordPlan;
  /** What changes only for whoever has just shown anew who they are. */
  readonly confirm?: ConfirmPlan;
  /** How answers of earlier releases become answers of this one. */
  readonly migrations?: readonly Migration[];
  /** Table and column that answers are copied to, by field: `credential.bar_number`. Absent in older releases. */
  readonly columns?: Readonly<Record<GenericPointer, string>>;
  /** Message keys of dialogs by word, and of their long text (`page`), where the form's own `<form>.dialog.` does not do. */
  readonly dialogs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Addresses of the compiled modules, relative to `/content/`. */
  readonly modules: { readonly validators: string; readonly templates?: string };
  /** True where RJSF needs its own compiled validators (oneOf, anyOf, if, dependencies occur). */
  readonly live: boolean;
  /** May a branch ask for something that is there unanswered? Absent in older releases: then it is worked out. */
  readonly mayBegin?: boolean;
}

/** A file that is printed from the wording: its text is `documents.<id>`, its name `documents.<id>.title`. */
export interface DeclaredDocument {
  /** Message key of what stands on the screen, where that is not the name. */
  readonly label?: string;
  /** To whom a form offers it; to everyone where absent, to nobody where false. */
  readonly offer?: false | DocumentOffer;
  /** A declared table below the text, without some of its columns, and a long text below that. */
  readonly table?: {
    readonly view: string;
    readonly without?: readonly string[];
    readonly then?: string;
  };
}

/** Offered where some of these answers is one of `in`, and is none of `except`. */
export interface DocumentOffer {
  /** Dotted path, with `*` for all rows. */
  readonly some: string;
  readonly in?: readonly Json[];
  readonly except?: readonly Json[];
}

/** What every page of the app needs whatever form it shows: the app-wide wording, the calls, the views. JSON all through. */
export interface AppBundle extends Days {
  readonly release: string;
  readonly locale: string;
  /** Where it must be the next day for "today" to be it: `Europe/Rome`. */
  readonly timeZone: string;
  /** Plain sentences of app.*, runtime.* and faults.* by full key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Sentences with placeholders by full key. Absent in older releases, which have a module of them. */
  readonly templates?: Readonly<Record<string, TextProgram>>;
  /** pages.* as trees. */
  readonly pages: Readonly<Record<string, MarkdownTree>>;
  readonly calls: Readonly<Record<string, CallInfo>>;
  readonly views: Readonly<Record<string, JsonObject>>;
  readonly flows: Readonly<Record<string, Flow>>;
  /** Tables of the house that no format looks up in, by name. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Files that are printed from the wording, in the order in which they are offered. */
  readonly documents: Readonly<Record<string, DeclaredDocument>>;
  readonly modules: AppModules;
}

/** Sentences and calls that only some pages need, which load them by themselves: what the house sets apart under one name. */
export interface ApartBundle extends Pick<AppBundle, 'messages' | 'pages' | 'calls'> {
  readonly templates: Readonly<Record<string, TextProgram>>;
  readonly modules: Pick<AppBundle['modules'], 'answers'>;
}

/** `/content/current.json`: which release is current and what its files are called. */
export interface ReleasePointer {
  readonly release: string;
  readonly app: string;
  readonly forms: Readonly<Record<string, string>>;
  /** What is set apart, by its name. Absent where nothing is, and in older releases. */
  readonly apart?: Readonly<Record<string, string>>;
  /** Each form with what judges it, as one module (`WholeForm`): one thing to wait for instead of two. Older releases have none. */
  readonly whole?: Readonly<Record<string, string>>;
  /** The widgets on demand of the forms that have any, so that their code is fetched beside the form too. */
  readonly widgets?: Readonly<Record<string, readonly string[]>>;
}

/** A data fault: a value, never thrown. Text is chosen last, by `faultText`. */
export interface Fault {
  readonly path: Pointer;
  /** `required`, an ajv keyword (`pattern`, `minimum` …), `unknown`, or `rule`. */
  readonly code: string;
  readonly params: JsonObject;
  /** Message key, where a rule names its own. */
  readonly message?: string;
  readonly rule?: string;
  readonly section: string;
  /** In a helper object (`ui:options.transient`), a form of its own: its own button asks, the form itself is not held up. */
  readonly helper?: true;
}

/** What the effects say of one field; absent members mean "as the schema has it". */
export interface FieldState {
  readonly hidden?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Allowed values where a rule restricts them. */
  readonly options?: readonly Json[];
}

/** What the judge is asked. */
export interface JudgeInput {
  readonly answers: Answers;
  /** route, mode, who, today (YYYY-MM-DD), the section at hand, loaded records by name. */
  readonly context: JsonObject;
  readonly moment: Moment;
  /** The faults in helper objects are told too, as their own buttons ask for them. */
  readonly helpers?: true;
}

/** Everything the judge says. Faults cover the whole form; a wizard step looks at those of its section. */
export interface Judgement {
  /** The answers after `set`, `tag` and `untag` came to rest. */
  readonly answers: Answers;
  /** Only fields that differ from their schema, by concrete pointer. */
  readonly fields: Readonly<Record<Pointer, FieldState>>;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** What `set`, `tag` and `untag` changed, by concrete pointer. */
  readonly values: Readonly<Record<Pointer, Json>>;
  /** Dialogs asked for by `open`. */
  readonly opens: readonly string[];
  /** pointer → names of the rules that caused its state. */
  readonly because: Readonly<Record<Pointer, readonly string[]>>;
  /** Names of the rules whose conditions hold. */
  readonly fired: readonly string[];
}

/** A schema error as a compiled validator reports it (ajv's words). */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: JsonObject;
  /** The member whose name, and not whose value, was judged. */
  readonly propertyName?: string;
}

/** The compiled validator of a whole form: every error of the answers against all its sections. Pure, synchronous. */
export type Validate = (answers: Answers) => readonly SchemaError[];
