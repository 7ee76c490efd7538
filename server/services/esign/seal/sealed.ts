// Seals a document with a CMS signature over the whole file. Others may make the file ready; the key goes to nobody.
import { signatureOver } from './cms.ts';
import { filled, withRange } from './hole.ts';
import type { SealingIdentity } from './identity.ts';

export interface Attachment {
  readonly name: string;
  readonly body: Uint8Array;
}

/** The signature field one sees on the certificate page. */
export interface SealField {
  /** Whoever seals, as in the certificate. */
  readonly name: string;
  readonly reason: string;
  /** Stands in the signature, so that a changed file can still say which request it claims to be of. */
  readonly reference: string;
  readonly at: Date;
  /** What the field is called for those who do not see it. */
  readonly label: string;
  /** What the field shows: a PDF of one page in its size. */
  readonly shown: Uint8Array;
  /** Bytes to be left for the signature. */
  readonly room: number;
}

/** What becomes one file, before it is sealed. */
export interface SealPages {
  readonly first: Uint8Array;
  /** The pages with the place for the seal. */
  readonly certificate: Uint8Array;
  readonly attachments: readonly Attachment[];
}

export interface ToSeal extends SealPages {
  readonly field: SealField;
}

/** Makes a file ready, in whatever thread: everything but the signature. */
export type MakeSealable = (order: ToSeal) => Promise<Buffer>;

export interface Seal {
  readonly field: Omit<SealField, 'name' | 'room'>;
  readonly identity: SealingIdentity;
  /** Bytes for what may be put into the signature later. */
  readonly spare: number;
}

/** What a signature takes beside its certificates. */
const SIGNATURE = 2048;

/** The sealed file: from here on every byte counts. */
export async function sealed(
  makeSealable: MakeSealable,
  pages: SealPages,
  { field, identity, spare }: Seal,
): Promise<Buffer> {
  const certificates = [identity.certificate, ...identity.chain];
  const room = certificates.reduce((sum, { raw }) => sum + raw.length, SIGNATURE + spare);
  const ready = await makeSealable({ ...pages, field: { ...field, name: identity.name, room } });
  const { file, signed } = withRange(ready, room);
  const whole = filled(file, signatureOver(signed, identity));
  if (!whole) throw new Error('The signature is larger than its place.');
  return whole;
}
