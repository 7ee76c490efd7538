// What a signature provider must do, and what the parts of this room hand each other.
import type { ReleasedContent } from '../../content/released.ts';
import type { Store } from '../../store/index.ts';
import type { SignatureDocument } from '../../store/signing/signature-documents.ts';
import type { SignatureEvent } from '../../store/signing/signature-log.ts';
import type { SignatureRequest } from '../../store/signing/signature-requests.ts';
import type { FilesLog } from '../files/common/spoilt.ts';
import type { Crypto, Documents, DocumentWords, Files, Mail } from '../ports.ts';
import type { SealingIdentity } from './seal/identity.ts';
import type { MakeSealable } from './seal/sealed.ts';
import type { StampSettings } from './seal/stamping.ts';

export type { SignatureRequest } from '../../store/signing/signature-requests.ts';
export type Via = SignatureRequest['via'];

export interface Signer {
  readonly attorneyId: string;
  readonly name: string;
  readonly email: string;
}

/** Where somebody did something, for the log of a signature. */
export interface Seen {
  readonly address: string;
  readonly browser: string;
}

/**
 * By what a signer is known: the mailed link or the running application, where the mailbox was proved with its code; a login;
 * or number, ZIP and last four digits.
 */
export type Identified = Via | 'popupCode' | 'emailCode' | 'login' | 'number';

/** What a provider is given to make a request of. */
export interface NewRequest {
  /** Our id of the request. */
  readonly id: string;
  readonly via: Via;
  readonly signer: Signer;
  readonly title: string;
  readonly fileName: string;
  readonly body: Buffer;
}

export type ProviderStatus =
  | { readonly status: 'open' | 'declined' }
  | { readonly status: 'signed'; readonly at: Date; readonly name: string };

/** Signing behind a port: our own page by default, Dropbox Sign by setting. */
export interface EsignProvider {
  readonly name: string;
  create(
    request: NewRequest,
  ): Promise<{ readonly signId: string; readonly providerRequest: string | null }>;
  /** An address to sign at, good for one visit. */
  embeddedUrl(request: SignatureRequest, seen: Seen): Promise<string>;
  /** Sends the request by mail, or once more. */
  emailRequest(request: SignatureRequest, signer: Signer, seen: Seen): Promise<void>;
  status(request: SignatureRequest): Promise<ProviderStatus>;
  /** Makes sure that nobody signs a request that is closed here. */
  withdraw(request: SignatureRequest): Promise<void>;
  /** The signed file; undefined while the provider still makes it. */
  signedFile(request: SignatureRequest): Promise<Buffer | undefined>;
}

/** What a person does to sign on our own page. */
export interface Signing {
  readonly name: string;
  /** The name is far from the applicant's, and the signer, asked about it, confirmed it. */
  readonly isOtherName: boolean;
  readonly method: 'type' | 'draw';
  /** PNG as a data URL. */
  readonly drawing?: string;
  /** Of the document the signer was shown. */
  readonly sha256: string;
  readonly seen: Seen;
}

export type LoggedEvent = Omit<SignatureEvent, 'id' | 'request_id'>;

/** Everything the pages of a signature tell. */
export interface Paper {
  readonly request: SignatureRequest;
  readonly document: SignatureDocument;
  readonly signer: Signer;
  readonly identified: Identified;
  readonly signing: Signing;
  readonly at: Date;
  readonly events: readonly LoggedEvent[];
}

export interface EsignNeeds {
  readonly db: Store;
  readonly crypto: Crypto;
  readonly files: Files;
  readonly documents: Documents;
  readonly mail: Mail;
  /** The current release. */
  readonly content: () => ReleasedContent;
  readonly words: () => DocumentWords;
  readonly sealingKey: () => Promise<SealingIdentity>;
  /** In a thread of its own. The key never goes along. */
  readonly makeSealable: MakeSealable;
  /** What the rules of a form say of answers, all three as JSON, in a thread of its own. */
  readonly judge: (order: { readonly bundle: string; readonly input: string }) => Promise<Buffer>;
  /** The time-stamp authority, where one is set. */
  readonly stamp?: StampSettings;
  readonly baseUrl: () => string;
  readonly now: () => Date;
  readonly log: FilesLog;
}
