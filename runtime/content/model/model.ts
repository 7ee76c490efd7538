// The linked content: what the files say together, before it is judged by the lints and compiled.
import type {
  CallInfo,
  Conditions,
  Flow,
  FormBundle,
  GenericPointer,
  JsonObject,
  Migration,
  Moment,
  Schema,
  SentPlan,
  UiSchema,
  WidgetDescriptor,
} from '../../core/index.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { FlowPrint } from './flow-print.ts';
import type { House } from './house.ts';
import type { CallContract, ContentSource } from './types.ts';

/** One value that a new form starts with. */
export interface StartEntry {
  readonly to: string;
  readonly from: string;
  readonly as?: string;
}

/** A section in a form's list: its own by name, or one that any form can use. */
export type SectionRef = string | (ByRoles & { readonly use?: string; readonly section?: string });

/** Whom a section or a field is for, as it is written there. */
export interface ByRoles {
  readonly seen?: readonly string[];
  readonly changed?: readonly string[];
}

/** `schemas/forms/<form>/form.json` as its meta-schema admits it. */
export interface FormFile extends SentPlan {
  readonly id: string;
  readonly kind: 'wizard' | 'single';
  readonly access: string;
  readonly sections: readonly SectionRef[];
  readonly start?: { readonly map: readonly StartEntry[] };
  readonly load?: { readonly call: string };
  readonly draft?: FormBundle['draft'];
  readonly submit?: FormBundle['submit'];
  readonly record?: FormBundle['record'];
  readonly confirm?: FormBundle['confirm'];
  /** Calls of its uploads in place of those their section names, by dotted field. */
  readonly uploads?: Readonly<Record<string, JsonObject>>;
  /** Inputs that the page of the form gives of itself with these calls. */
  readonly given?: Readonly<Partial<Record<'load' | 'save' | 'submit', readonly string[]>>>;
  readonly pages?: readonly string[];
  readonly migrations?: readonly Migration[];
}

/** `schemas/sections/<section>/section.json` as its meta-schema admits it; a section without one has nothing to add. */
export interface SectionFile {
  readonly expects?: readonly string[];
  readonly start?: { readonly map: readonly StartEntry[] };
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
  /** As other branches declare the same place, with choices of their own. */
  readonly elsewhere: readonly Schema[];
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
  /** It, or something around it, is marked as personal. */
  readonly personal?: true;
  /** Roles that see it and that change it, by what it says itself and what it lies in says. */
  readonly seen?: readonly string[];
  readonly changed?: readonly string[];
  /** Table and column its answers are copied to (`credential.bar_number`), and where that is written. */
  readonly column?: { readonly name: string; readonly file: string; readonly place: string };
}

export interface LinkedSection {
  readonly id: string;
  readonly file: string;
  readonly uiFile: string;
  readonly schema: Schema;
  readonly ui: UiSchema;
  /** Beginnings of the section's own message keys: the form's, then those that come with a shared section. */
  readonly prefixes: readonly string[];
  /** It lies in `schemas/sections`: any form can use it. */
  readonly shared: boolean;
}

/** A rule with where it is written. */
export interface PlacedRule {
  readonly rule: RuleFile;
  readonly file: string;
  readonly place: string;
}

/** A rule that a form takes over from another one, as it names it; nothing is found where there is none. */
export interface TakenRule {
  readonly use: string;
  /** In the rules of the form that takes it. */
  readonly place: string;
  readonly found: PlacedRule | undefined;
}

/** What one file says of a form beside its fields: its own form.json, or the section.json of a section it uses. */
export interface Declaration {
  readonly file: string;
  readonly start: readonly StartEntry[];
  readonly migrations: readonly Migration[];
  /** Paths that the rules of a shared section read of the form around it. */
  readonly expects: readonly string[];
}

/** A form with everything that belongs to it; or a shared section alone, as if it were a form of this one section. */
export interface LinkedForm {
  /** Of a shared section alone `sections.<section>`: the beginning of its message keys. */
  readonly id: string;
  readonly file: string;
  readonly form: FormFile;
  /** Names of the facts below `context` that its rules may read. */
  readonly facts: readonly string[];
  readonly sections: readonly LinkedSection[];
  readonly fields: ReadonlyMap<GenericPointer, FieldNode>;
  /** The schema of the whole form: its sections merged. */
  readonly schema: Schema;
  /** The form's own rules; those of the sections it uses have files of their own. */
  readonly rulesFile: string;
  /** All rules that hold in the form: those of the sections it uses, then its own. */
  readonly rules: readonly RuleFile[];
  readonly placed: readonly PlacedRule[];
  /** What it takes over from other forms. */
  readonly taken: readonly TakenRule[];
  /** The sections' declarations in their order, the form's own last. */
  readonly declared: readonly Declaration[];
  /** The form's own cases; those of a shared section are run on the section alone. */
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
  /** Key of the message whose words these are, where it has none of its own. */
  readonly uses?: string;
}

/** Everything linked. */
export interface Model {
  readonly source: ContentSource;
  readonly locale: string;
  readonly house: House;
  readonly forms: readonly LinkedForm[];
  /** Each shared section alone, by its name. */
  readonly sections: ReadonlyMap<string, LinkedForm>;
  readonly calls: ReadonlyMap<string, CallContract & CallInfo>;
  readonly views: ReadonlyMap<string, { readonly file: string; readonly view: JsonObject }>;
  readonly flows: ReadonlyMap<string, { readonly file: string; readonly flow: Flow }>;
  readonly messages: ReadonlyMap<string, Message>;
  /** The keys of messages that begin with a prefix, sorted. */
  readonly keysBelow: (prefix: string) => readonly string[];
  /** Message key, or the beginning of keys with `.*` → placeholders that the program fills. */
  readonly placeholders: ReadonlyMap<string, readonly string[]>;
  /** An example of each placeholder, by its name. */
  readonly samples: ReadonlyMap<string, string>;
  /** Rules that another form may take over, by form and name. */
  readonly rulesToTake: readonly string[];
  /** The runtime's widgets and those the host describes, by name. */
  readonly widgets: ReadonlyMap<string, WidgetDescriptor>;
  /** Message key → the sentence it must have, since programs compare it. */
  readonly compared: ReadonlyMap<string, string>;
  /** What each form asked in the latest release, where `schemas/released` remembers it. */
  readonly released: Readonly<Record<string, Fingerprint>>;
  /** The states and moves each flow has ever had in a release, where `schemas/released/flows` remembers them. */
  readonly releasedFlows: ReadonlyMap<string, FlowPrint>;
  /** Files that could not be read or do not satisfy their meta-schema. What they hold is not missing, only unknown. */
  readonly unread: ReadonlySet<string>;
  /** True when a file could not be read or linked: lints that need everything then keep quiet. */
  readonly incomplete: boolean;
}

/** True when a file of messages could not be read: what seems to be missing may stand in it. */
export const lacksMessages = ({ unread }: Model): boolean =>
  [...unread].some((file) => file.startsWith('messages/'));

/** Every form, and every shared section alone. */
export const unitsOf = ({ forms, sections }: Model): readonly LinkedForm[] => [
  ...sections.values(),
  ...forms,
];

/** Is this a shared section alone, and no form? */
export const isAlone = ({ id }: LinkedForm): boolean => id.startsWith(SHARED_WORDS);

/** Beginning of the message keys of shared sections. */
export const SHARED_WORDS = 'sections.';

/** Where shared sections lie. */
export const SHARED_FOLDER = 'schemas/sections/';

/** All migrations of a form: those of the sections it uses in their order, then its own. */
export const migrationsOf = ({ declared }: LinkedForm): readonly Migration[] =>
  declared.flatMap(({ migrations }) => migrations);

/** The rules that stand in a form's own file, as against those that come with its sections. */
export const ownRules = ({ placed, rulesFile }: LinkedForm): readonly PlacedRule[] =>
  placed.filter(({ file }) => file === rulesFile);

/** The file a rule of a form stands in: the form's own, or that of a section it uses. */
export const fileOfRule = ({ placed, rulesFile }: LinkedForm, rule: RuleFile): string =>
  placed.find((one) => one.rule === rule)?.file ?? rulesFile;
