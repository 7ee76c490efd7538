// What everything in the content shares, as `schemas/house.json` declares it: roles, callers, services, time zone, formats.
import {
  ABOUT_FACT,
  type Billing,
  CONTEXT_FACTS,
  type DeclaredDocument,
  type DeclaredFormat,
  type FileKind,
  FORMATS,
  RECORD_FACT,
  type WaitingStep,
} from '../../core/index.ts';

export interface Role {
  /** What rules read as `context.who`. */
  readonly who?: string;
  /** Records that are loaded beside the answers. */
  readonly records?: readonly string[];
}

export interface Caller {
  /** Calls of this kind carry the token of whoever is logged in. */
  readonly token?: true;
  /** Roles whose people are such callers; anybody where absent. */
  readonly roles?: readonly string[];
}

/** The file as its meta-schema admits it. */
export interface HouseFile {
  readonly timeZone: string;
  readonly waiting?: readonly WaitingStep[];
  readonly billing?: Billing;
  readonly roles: Readonly<Record<string, Role>>;
  readonly callers: Readonly<Record<string, Caller>>;
  readonly bases: readonly string[];
  readonly addresses?: readonly string[];
  readonly stateGroups?: Readonly<Record<string, readonly string[]>>;
  readonly formats?: Readonly<Record<string, FormatFile>>;
  readonly documents?: Readonly<Record<string, DeclaredDocument>>;
  readonly files?: Readonly<Record<string, FileKind>>;
  readonly apart?: readonly string[];
  readonly wording?: {
    readonly serverOnly?: readonly string[];
    readonly print?: readonly string[];
    readonly papers?: readonly string[];
  };
}

export type FormatFile =
  | { readonly of: string; readonly mask: string }
  | { readonly table: string; readonly letters?: number };

/** The house with its tables looked up. */
export interface House {
  readonly timeZone: string;
  /** What waiting looks like, the fewest days first. */
  readonly waiting: readonly WaitingStep[];
  /** How long there is to bill, and how that time running out looks; absent where nobody says. */
  readonly billing?: Billing;
  readonly roles: HouseFile['roles'];
  readonly callers: HouseFile['callers'];
  readonly bases: readonly string[];
  /** Pages a form may lead to; absent where nobody says which there are. */
  readonly addresses?: readonly string[];
  /** Groups of states that the server asks for, by status flow. */
  readonly stateGroups: Readonly<Record<string, readonly string[]>>;
  /** Formats of the content's own; one whose table or first format is not there is left out, and reported by a lint. */
  readonly formats: Readonly<Record<string, DeclaredFormat>>;
  /** What formats say they are made of, and where: for the lint. */
  readonly formatFiles: Readonly<Record<string, FormatFile>>;
  readonly tables: readonly string[];
  /** Of them those in which no format looks up, with what they hold. */
  readonly ownTables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Files printed from the wording, by id. */
  readonly documents: Readonly<Record<string, DeclaredDocument>>;
  /** Kinds of file an upload may accept, by name. */
  readonly files: Readonly<Record<string, FileKind>>;
  /** First words of keys, and of names of calls, that are a file of their own: only some pages need them. */
  readonly apart: readonly string[];
  /** First words of keys that are not sent to a browser. */
  readonly serverOnly: readonly string[];
  /** Keys, or beginnings with `.*`, of sentences around every printed form. */
  readonly print: readonly string[];
  /** Kinds of paper a form is printed as. */
  readonly papers: readonly string[];
}

export const HOUSE_FILE = 'schemas/house.json';

/** Names of the facts below `context` that rules of a form for this role may read. */
export const contextFacts = (
  { roles }: House,
  { access, record, draft }: FactsOf,
): readonly string[] => [
  ...CONTEXT_FACTS,
  ...(roles[access]?.records ?? []),
  ...(record ? [RECORD_FACT] : []),
  ...(draft?.about === undefined ? [] : [ABOUT_FACT]),
];

/** What of a form says which facts there are. */
interface FactsOf {
  readonly access: string;
  readonly record?: object | undefined;
  readonly draft?: { readonly about?: string } | undefined;
}

/** Names of all formats there are. */
export const formatNames = ({ formats }: House): readonly string[] => [
  ...Object.keys(FORMATS),
  ...Object.keys(formats),
];
