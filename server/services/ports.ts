// The ports behind which providers stand: what the server asks of leads, places, coverages, files, crypto and documents.
import type {
  Answers,
  FileKind,
  FormBundle,
  Json,
  JsonObject,
  Judgement,
  MarkdownTree,
} from '../../runtime/core/index.ts';
import type { StoreTransaction } from '../store/index.ts';
import type { Job } from '../store/upkeep/jobs.ts';
import type { Annex, Blocks, Run } from './blocks.ts';
import type { Suggestion } from './place-suggestions.ts';

/** A lead of the upstream CRM. `props` holds the record itself: firstname, phone, address, the flags … */
export interface Lead {
  readonly id: string;
  /** Lower case; leads are found by it in any case. */
  readonly email: string;
  /** Set once the lead has become an attorney. */
  readonly attorneyId?: string;
  /** How many registered attorney accounts the e-mail already has. */
  readonly noRec: number;
  readonly props: JsonObject;
}

/** The lead service: an own table by default, a CRM by setting. */
export interface Leads {
  findByEmail(email: string): Promise<Lead | undefined>;
  findById(id: string): Promise<Lead | undefined>;
  findByAttorney(attorneyId: string): Promise<Lead | undefined>;
  /** Adds the lead, or replaces the one of the same e-mail. */
  save(lead: Lead): Promise<void>;
  /** Merges into the record; a property given as null is emptied. */
  updateProps(id: string, props: JsonObject): Promise<void>;
  linkAttorney(id: string, attorneyId: string): Promise<void>;
  /** Sets the count of registered accounts, which decides "Attorney already registered". */
  setRegistered(id: string, noRec: number): Promise<void>;
  list(): Promise<readonly Lead[]>;
  /** True where a CRM is to be told of what changes here. */
  readonly tells: boolean;
  /** Tells the CRM what these properties of a lead are now; throws where it does not take them. */
  tell(leadId: string, names: readonly string[]): Promise<void>;
}

/** One entry of the state list, in the words of the documents. */
export interface StateItem {
  readonly STATECD: string;
  readonly state_name: string;
}

export interface Place {
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  readonly county: string;
}

/** Reference data of places: an own table by default, a maps service by setting. */
export interface Places {
  /** The 50 states and the District of Columbia, by name. */
  states(): Promise<readonly StateItem[]>;
  /** County names of a state, by name; empty for an unknown code. */
  counties(stateCode: string): Promise<readonly string[]>;
  /** The place of a ZIP code; city and state break the tie or stand in where the ZIP is unknown. */
  lookup(address: { zip?: string; city?: string; state?: string }): Promise<Place | undefined>;
  /** Whole addresses the line being typed may mean, the likeliest first; a few at most. */
  suggest(text: string): Promise<readonly Suggestion[]>;
  /** All of a suggestion that came with `more`; undefined where nothing is known of it. */
  complete(more: string): Promise<Suggestion | undefined>;
}

/** One row of the catalogue of coverages. */
export interface Coverage {
  readonly sub_cov_id: string;
  readonly desc: string;
  readonly sub_coverage: string;
  readonly plan_class: string;
}

export interface Fee {
  readonly sub_coverage: string;
  readonly fee_code: string;
  readonly fee_amount: number;
  readonly ca_fee_amount: number;
  readonly parameter: string;
  readonly plan_class: string;
}

/** The catalogue of coverages and fees. */
export interface Coverages {
  /** Rows of the plan classes, in the catalogue's order; all of them when none is named. */
  list(planClasses?: readonly string[]): Promise<readonly Coverage[]>;
  fees(planClasses?: readonly string[]): Promise<readonly Fee[]>;
}

/** Who a file belongs to; every access names it, so that a key alone opens nothing. */
export type Shelf =
  `${'lead' | 'attorney' | 'request' | 'claim' | 'enrollment' | 'form'}/${string}`;

export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** Media type, from the content. */
  readonly type: string;
  /** When it was stored, ISO 8601. */
  readonly at: string;
  /** What the uploader said of it: fileType, prefix … */
  readonly meta: JsonObject;
  /** Of its bytes, in hex; files kept before hashes were have none. */
  readonly sha256?: string;
}

export interface Upload {
  readonly name: string;
  readonly body: Uint8Array;
  readonly meta?: JsonObject;
}

/** Why an upload was not stored; the call chooses the sentence. */
export type FileRefusal = 'missing' | 'kind' | 'duplicate' | 'size';

export type PutResult =
  | { readonly file: StoredFile }
  | { readonly refused: FileRefusal; readonly limitMb: number };

/** The file store: a folder by default, S3-compatible storage by setting. */
export interface Files {
  /** Largest upload in bytes; hand it to the multipart parser too. */
  readonly limit: number;
  /** Stores a file whose name ending and content both say one of the accepted kinds. */
  put(shelf: Shelf, upload: Upload, kinds: readonly FileKind[]): Promise<PutResult>;
  list(shelf: Shelf): Promise<readonly StoredFile[]>;
  /** Throws a `FILE_SPOILT` where the bytes are missing or no longer those that were kept. */
  get(shelf: Shelf, key: string): Promise<{ file: StoredFile; body: Buffer } | undefined>;
  find(shelf: Shelf, key: string): Promise<StoredFile | undefined>;
  findByName(shelf: Shelf, name: string): Promise<StoredFile | undefined>;
  /** True when there was such a file. */
  delete(shelf: Shelf, key: string): Promise<boolean>;
  /** Removes what uploads that were killed before then left behind. */
  tidy(before: Date): Promise<void>;
  /** Gives every file of one owner to another: an applicant's uploads to the attorney he became. */
  moveAll(from: Shelf, to: Shelf): Promise<void>;
  /** Throws where nothing can be kept or found now: the place is away, is another one, or is full. */
  check(): Promise<void>;
  /** Every file there is, looked at byte by byte. */
  inspect(): AsyncIterable<InspectedFile>;
}

/** What became of a file: as it was kept, kept before there were hashes, gone, changed, or not to be read. */
export type FileState = 'whole' | 'unproved' | 'missing' | 'spoilt' | 'unreadable';

export interface InspectedFile {
  readonly state: FileState;
  readonly key: string;
  readonly name: string;
  /** Path or address of its bytes. */
  readonly path: string;
}

/** A virus scanner. */
export interface Scanner {
  /** Throws a ScannerAway where it cannot tell. */
  isHarmful(body: Uint8Array): Promise<boolean>;
}

/** The cell a sealed value belongs to; it opens nowhere else. */
export interface Cell {
  readonly row: string;
  readonly field: string;
}

/** Encryption of single fields at rest (AES-256-GCM). */
export interface Crypto {
  /** `v1.<key id>.<nonce>.<sealed>`, all text. */
  encrypt(plain: string, cell: Cell): string;
  /** Throws when the value was changed, or sealed for another cell or with a key no longer held. */
  decrypt(sealed: string, cell: Cell): string;
  /** True when the value is not sealed with the newest key. */
  isStale(sealed: string): boolean;
}

/** The released sentences a document is made of; `Release.texts` and the released pages fit it. */
export interface DocumentWords {
  readonly locale: string;
  t(key: string, params?: JsonObject): string;
  has(key: string): boolean;
  /** Long text by full key such as `documents.attorney_agreement`. */
  page(key: string): MarkdownTree | undefined;
}

export interface PdfDocument {
  /** Safe to offer as a file name. */
  readonly fileName: string;
  readonly title: string;
  readonly body: Buffer;
}

/** A document that is known in every word, and not printed yet. */
export interface PrintablePdf extends Omit<PdfDocument, 'body'> {
  /** What it is printed from; a screen may want to show the same. */
  readonly blocks: Blocks;
  /** The same for two documents that say the same, and for no others. */
  readonly content: string;
  print(): Promise<Buffer>;
}

/** A PDF of one form's answers, as it was reviewed, in the wording of the release its bundle belongs to. */
export interface ApplicationPdf {
  readonly form: FormBundle;
  readonly answers: Answers;
  /** Its title is the message `<form>.print.<kind>`. */
  readonly kind: 'enrollment' | 'attorney_app';
  /** What the judgement says of the fields: which are hidden, which must be answered. */
  readonly states?: Judgement['fields'];
  /** When it was submitted; absent while it is not. */
  readonly submitted?: Date;
  /** What is known of the uploaded files, by key. */
  readonly files?: ReadonlyMap<string, Pick<StoredFile, 'size'> & { readonly sha256: string }>;
  /** The documents that were offered when it was submitted; absent: those that are offered now. */
  readonly annexes?: readonly Annex[];
  /** Of secrets that are not among the answers their last signs, by pointer. */
  readonly ends?: Readonly<Record<string, string>>;
  /** Leaves the space above and below the text empty, for pages that are `numbered` later. */
  readonly bare?: true;
}

/** Printed matter: agreements, fee schedules, applications. */
export interface Documents {
  /** Ids of the agreement files, such as `fee_schedule_standard`. */
  readonly names: readonly string[];
  /** One agreement file; accepts its id or its file name, undefined when there is no such file. */
  agreement(name: string): Promise<PdfDocument | undefined>;
  /** What such a file says, before it is printed; by its id. */
  said(id: string): Promise<Annex | undefined>;
  /** The documents offered now to whoever gives these answers: what is agreed to besides the documents of the form. */
  annexes(form: Pick<FormBundle, 'pages'>, answers: Answers): Promise<readonly Annex[]>;
  /** Prints nothing yet: there may be such a document already. */
  application(input: ApplicationPdf): Promise<PrintablePdf>;
  /** Any blocks under a title, as bare pages. */
  print(title: string, blocks: Blocks): Promise<Buffer>;
  /** Bare pages, of one document or of several that become one, with one count over all and the number of a request. */
  numbered(parts: readonly Uint8Array[], reference?: string): Promise<readonly Buffer[]>;
  /** Bare pages after those of a document, with one count over all and the number of a request. */
  joined(first: Uint8Array, more: Uint8Array, reference: string): Promise<Buffer>;
  /** A text on a page of that size in points: what a field in a PDF shows. */
  box(
    runs: readonly Run[],
    size: { readonly width: number; readonly height: number },
  ): Promise<Buffer>;
}

export interface MailToSend {
  readonly to: string;
  /** Name of the text in messages/<locale>/mail. */
  readonly template: string;
  /** For its placeholders; a link to one of our pages starts with `/`. */
  readonly params: JsonObject;
  /** What it says, where that is not what is released: it is a test of what may be. */
  readonly tree?: MarkdownTree;
  /** It waits until then, and may be withdrawn. */
  readonly notBefore?: Date;
}

/** A mail nobody sent, as the demo mailbox shows it. */
export interface StoredMail {
  readonly id: string;
  readonly to: string;
  /** ISO 8601. */
  readonly at: string;
  readonly subject: string;
  readonly text: string;
  /** A MarkdownTree whose links have their whole address. */
  readonly body: readonly Json[];
  /** Until when it waits, ISO 8601; of one that waits no more absent. */
  readonly waits_until?: string;
}

/** Mail: a job each and SMTP by setting; without it mails are kept. */
export interface Mail {
  /** Writes the mail in the transaction of the change it tells of: both are stored or neither. The answer is its id. */
  enqueue(trx: StoreTransaction, mail: MailToSend): Promise<string>;
  /** Mails that wait for their time go out now. */
  hurry(trx: StoreTransaction, ids: readonly string[]): Promise<void>;
  /** Takes mails back. False where one is on its way already: nothing of the transaction must stand then. */
  withdraw(trx: StoreTransaction, ids: readonly string[]): Promise<boolean>;
  /** Mails kept because there is no mail server, newest first. */
  stored(): Promise<readonly StoredMail[]>;
  /** True where a mail server is set. */
  readonly delivers: boolean;
  /** Hands one to the mail server; throws a DeliveryError when it is not taken. */
  deliver(job: Job<'mail'>): Promise<void>;
  /** Lets go of the mail server. */
  close(): void;
}
