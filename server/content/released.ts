// What the server needs of a release; `Release` of runtime/content fits it, and tests bring small ones of their own.
import type { CallContract, ContentSource } from '../../runtime/content/index.ts';
import type {
  AppBundle,
  FormBundle,
  MarkdownTree,
  ReleasePointer,
  TextProgram,
  Texts,
  Validate,
} from '../../runtime/core/index.ts';

export interface ReleasedForm {
  readonly bundle: FormBundle;
  readonly validate: Validate;
  /** The sentences of an older release of the form; those of today's forms are among the texts of the release. */
  readonly texts?: Texts;
}

export interface Asset {
  readonly type: string;
  readonly body: string;
}

/** What the sentences and long texts of a release are made of. */
export interface Wording {
  readonly messages: Readonly<Record<string, string>>;
  /** Sentences with placeholders; absent in older releases. */
  readonly templates?: Readonly<Record<string, TextProgram>>;
  /** Their module, in older releases. */
  readonly templatesCode?: string;
  readonly pages: Readonly<Record<string, MarkdownTree>>;
}

export interface ReleasedContent {
  readonly id: string;
  /** The files it was made of, where they were read by this process. */
  readonly source?: ContentSource;
  readonly locale: string;
  readonly forms: Readonly<Record<string, ReleasedForm>>;
  readonly texts: Texts;
  /** What every page needs; of it, the declared tables and status flows, the names of its modules, and where it is today. */
  readonly app: Pick<
    AppBundle,
    'views' | 'flows' | 'tables' | 'documents' | 'modules' | 'timeZone' | 'waiting' | 'billing'
  >;
  /** Immutable modules and bundles, served under `/content/<name>`. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** `/content/current.json`: which names are current. */
  readonly pointer: ReleasePointer;
  readonly wording: Wording;
  /** Contracts of the calls by id, and the roles of the house; absent in releases that were kept before they were part of one. */
  readonly calls?: Readonly<Record<string, CallContract>>;
  readonly roles?: Readonly<Record<string, { readonly who?: string }>>;
  /** Long texts by full key, for documents. */
  readonly page: (key: string) => MarkdownTree | undefined;
}
