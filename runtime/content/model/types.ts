// The words of the release compiler: what goes in, what comes out, and what a fault of content says.

import type {
  AppBundle,
  CallInfo,
  FormBundle,
  JsonObject,
  MarkdownTree,
  ReleasePointer,
  Schema,
  TextProgram,
  Texts,
  Validate,
} from '../../core/index.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Needs } from './needs.ts';

/** Content files by path relative to the content root (`schemas/forms/x/form.json`) → text. From disk or from memory. */
export type ContentSource = ReadonlyMap<string, string>;

/** Something wrong with the content, in plain words. A value, never thrown. */
export interface ContentFault {
  readonly code: string;
  /** Told, and keeps nothing from being released: it works as it says, and is hardly what was meant. */
  readonly level?: 'warning';
  readonly file: string;
  /** JSON Pointer inside the file; `''` for the file as a whole. */
  readonly place: string;
  readonly line?: number;
  readonly message: string;
  readonly remedy: string;
  /** The nearest valid name, where a name was not known. */
  readonly nearest?: string;
}

/** How much content there is. */
export interface ContentCounts {
  readonly forms: number;
  readonly fields: number;
  readonly rules: number;
  readonly cases: number;
  readonly messages: number;
  readonly calls: number;
}

/** A call's contract, its schemas free of `$ref`. */
export interface CallContract extends CallInfo {
  /** What the server looks up itself when it judges answers: the choices the call offers, or the values it finds. */
  readonly judges?: 'choices' | 'values';
  readonly request?: Schema | { readonly multipart: JsonObject };
  readonly responses: Readonly<Record<string, Schema>>;
}

/** One file served immutable under `/content/<name>`. */
export interface Asset {
  readonly type: string;
  readonly body: string;
}

/** One form of a release, as the server uses it. */
export interface ReleasedForm {
  readonly bundle: FormBundle;
  readonly validate: Validate;
  readonly validatorsCode: string;
}

/** Everything a server needs to show, judge and describe the forms of one version of the content. */
export interface Release {
  /** Hash over all of it. */
  readonly id: string;
  readonly locale: string;
  readonly forms: Readonly<Record<string, ReleasedForm>>;
  readonly app: AppBundle;
  /** Every sentence and every long text, server.*, mail.* and documents.* included. */
  readonly texts: Texts;
  /** Every long text, mails and documents included, by full key. */
  readonly pages: Readonly<Record<string, MarkdownTree>>;
  /** What `texts` is made of, for whoever stores a release and brings it back. */
  readonly wording: {
    readonly messages: Readonly<Record<string, string>>;
    readonly templates: Readonly<Record<string, TextProgram>>;
  };
  readonly calls: Readonly<Record<string, CallContract>>;
  /** Roles of the house, and as what rules know whoever has them. */
  readonly roles: Readonly<Record<string, { readonly who?: string }>>;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly pointer: ReleasePointer;
}

/** A move that the program makes by its name. */
export interface NeededMove {
  readonly name: string;
  /** The role in which it is made. */
  readonly who: string;
}

/** What the program has that content has to be complete for: content that is not is refused. */
export interface Program {
  /** The flows that its things follow, each with the moves it makes by itself; a flow that nothing follows is refused, too. */
  readonly flows: Readonly<Record<string, readonly NeededMove[]>>;
  /** Of these flows, those whose things are what a form sent, by the id of that form, which has to say so. */
  readonly formsOfFlows?: Readonly<Record<string, string>>;
  /** What there is to list under a filter: each of these has to stand under one of its choices. */
  readonly rows: readonly ListedRows[];
  /** Tables it asks. */
  readonly tables: readonly string[];
  /** By view: what it can tell of one thing, for views that choose among it. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** Views above which it draws explanations. */
  readonly explained: readonly string[];
  /** Roles of whoever it takes for a kind of caller. */
  readonly callers?: Readonly<Record<string, readonly string[]>>;
  /** Whom rules know as this is a caller by the name of the own role. */
  readonly callersByRole?: string;
  /** Flows whose things are paid, and by what is done to a payment the fields it cannot be without. */
  readonly payments?: {
    readonly flows: readonly string[];
    readonly asks: Readonly<Record<string, readonly string[]>>;
  };
  /** What it fills into the mails of a move: always, of one that asks something or that it makes by itself, and by what is done to a payment. */
  readonly mails?: {
    readonly always: readonly string[];
    readonly asked: readonly string[];
    readonly paid: Readonly<Record<string, readonly string[]>>;
  };
  /** Whose moves it takes back for some minutes. */
  readonly undoes?: string;
  /** Tables that answers are copied to, besides being kept as they are. */
  readonly record: CopiedRecord;
}

/** Tables of rows, each filled by a list of every one of these forms. */
export interface CopiedRecord {
  readonly forms: readonly string[];
  readonly tables: Readonly<Record<string, Readonly<Record<string, CopiedColumn>>>>;
}

/** A column; fields say by its name that they fill it. */
export interface CopiedColumn {
  readonly as: 'text' | 'phone' | 'number' | 'flag' | 'date';
  /** The program does not do without it. */
  readonly required: boolean;
  /** The field that fills it has this name, by which everybody knows it. */
  readonly called?: string;
}

/** Rows of one kind, as the lists of a filter tell them apart. */
export interface ListedRows {
  readonly view: string;
  readonly filter: string;
  /** What they are, for whoever reads the refusal. */
  readonly what: string;
  readonly known: JsonObject;
}

export interface BuildOptions {
  /**
   * What the forms asked in the releases that open drafts were saved under: breaking changes against them need a migration.
   * Without it, what `schemas/released` remembers of the latest release.
   */
  readonly previous?: Readonly<Record<string, Fingerprint | readonly Fingerprint[]>>;
  /** What the code needs that is to run on it: content that lacks some of it is refused. */
  readonly needs?: Needs;
  /** What the program is made for besides the names it needs. Left out, nothing is known of it. */
  readonly program?: Program;
  /** How long compiling one live schema may take. Default 10 s. */
  readonly timeLimitMs?: number;
  /** Folder of the compile cache; none if left out. */
  readonly cacheDir?: string;
  /** The names of the lints that run; all of them if left out. */
  readonly lints?: readonly string[];
  /** Default `en-US`. */
  readonly locale?: string;
}

export interface BuildResult {
  /** Absent where there are faults. */
  readonly release?: Release;
  readonly faults: readonly ContentFault[];
  /** What is told besides, whether there are faults or not. */
  readonly warnings: readonly ContentFault[];
  readonly counts: ContentCounts;
}
