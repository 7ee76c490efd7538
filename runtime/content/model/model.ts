// The linked content: what the files say together, before it is judged by the lints and compiled.
import type {
  CallInfo,
  Conditions,
  FormBundle,
  GenericPointer,
  JsonObject,
  Migration,
  Moment,
  Schema,
  UiSchema,
} from '../../core/index.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { House } from './house.ts';
import type { CallContract, ContentSource } from './types.ts';

/** `schemas/forms/<form>/form.json` as its meta-schema admits it. */
export interface FormFile {
  readonly id: string;
  readonly kind: 'wizard' | 'single';
  readonly access: string;
  readonly sections: readonly string[];
  readonly start?: { readonly map: readonly { to: string; from: string; as?: string }[] };
  readonly load?: { readonly call: string };
  readonly draft?: FormBundle['draft'];
  readonly submit?: FormBundle['submit'];
  readonly pages?: readonly string[];
  readonly migrations?: readonly Migration[];
}

/** A rule as written. */
export interface RuleFile {
  readonly name: string;
  readonly on?: Moment;
  readonly forEach?: string;
  readonly sequence?: string;
  readonly priority?: number;
  readonly conditions: Conditions;
  readonly event: { readonly type: string; readonly params: JsonObject };
}

/** An example as written. */
export interface CaseFile {
  readonly name: string;
  readonly rules?: readonly string[];
  readonly moment?: Moment;
  readonly context?: JsonObject;
  readonly given: JsonObject;
  readonly expect: JsonObject;
}

/** One field of a form: a place in its answers that a section declares. */
export interface FieldNode {
  readonly pointer: GenericPointer;
  readonly section: string;
  readonly schema: Schema;
  /** Where it is declared. */
  readonly file: string;
  readonly place: string;
  /** Beginnings of its message keys, best first. */
  readonly prefixes: readonly string[];
  readonly required: boolean;
  readonly ui: UiSchema;
  /** It or something around it is `ui:hidden` or a `hidden` widget. */
  readonly unseen: boolean;
  /** Declared inside oneOf, anyOf, if or dependencies: there only for some answers. */
  readonly conditional: boolean;
}

export interface LinkedSection {
  readonly id: string;
  readonly file: string;
  readonly uiFile: string;
  readonly schema: Schema;
  readonly ui: UiSchema;
  /** Beginnings of the section's own message keys: its own, then those of a section it was taken over from. */
  readonly prefixes: readonly string[];
}

export interface LinkedForm {
  readonly id: string;
  readonly file: string;
  readonly form: FormFile;
  /** Names of the facts below `context` that its rules may read. */
  readonly facts: readonly string[];
  readonly sections: readonly LinkedSection[];
  readonly fields: ReadonlyMap<GenericPointer, FieldNode>;
  /** The schema of the whole form: its sections merged. */
  readonly schema: Schema;
  readonly rulesFile: string;
  readonly rules: readonly RuleFile[];
  readonly casesFile: string;
  readonly cases: readonly CaseFile[];
}

/** One sentence or long text. */
export interface Message {
  readonly key: string;
  readonly text: string;
  readonly file: string;
  readonly place: string;
  readonly long: boolean;
}

/** Everything linked. */
export interface Model {
  readonly source: ContentSource;
  readonly locale: string;
  readonly house: House;
  readonly forms: readonly LinkedForm[];
  readonly calls: ReadonlyMap<string, CallContract & CallInfo>;
  readonly views: ReadonlyMap<string, { readonly file: string; readonly view: JsonObject }>;
  readonly messages: ReadonlyMap<string, Message>;
  /** Message key, or the beginning of keys with `.*` → placeholders that the program fills. */
  readonly placeholders: ReadonlyMap<string, readonly string[]>;
  /** Message key → the sentence it must have, since programs compare it. */
  readonly compared: ReadonlyMap<string, string>;
  /** What each form asked in the latest release, where `schemas/released` remembers it. */
  readonly released: Readonly<Record<string, Fingerprint>>;
  /** Files that could not be read or do not satisfy their meta-schema. What they hold is not missing, only unknown. */
  readonly unread: ReadonlySet<string>;
  /** True when a file could not be read or linked: lints that need everything then keep quiet. */
  readonly incomplete: boolean;
}

/** True when a file of messages could not be read: what seems to be missing may stand in it. */
export const lacksMessages = ({ unread }: Model): boolean =>
  [...unread].some((file) => file.startsWith('messages/'));
