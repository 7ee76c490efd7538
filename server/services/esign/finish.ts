// Signs on our own page: signature page, audit certificate, seal; then everything changes at once.
import { Refusal } from '../../common/refusals.ts';
import { eventsOf, type SignatureEvent } from '../../store/signing/signature-log.ts';
import { utcText } from '../documents/index.ts';
import { certificateBlocks, signatureBlocks } from './certificate.ts';
import { complete } from './complete.ts';
import { documentFile, sha256 } from './document.ts';
import type { Visit } from './page.ts';
import type {
  EsignNeeds,
  EsignProvider,
  LoggedEvent,
  Paper,
  SignatureRequest,
  Signing,
} from './port.ts';
import { isValidAt, validityOf } from './seal/identity.ts';
import { SEAL_SIZE } from './seal/place.ts';
import { type Seal, sealed } from './seal/sealed.ts';
import { STAMP_ROOM } from './seal/stamping.ts';
import { signerOf } from './signer.ts';
import { stampedNow } from './stamp.ts';

/** Signs; a request that is signed already stays as it is. */
export async function sign(
  needs: EsignNeeds,
  provider: EsignProvider,
  { request, document, attorney, identified }: Visit,
  signing: Signing,
): Promise<SignatureRequest> {
  if (request.status === 'signed') return request;
  if (attorney.signed_at) throw new Refusal('SIGN_ALREADY');
  if (request.expires_at <= needs.now()) throw new Refusal('SIGN_LINK_EXPIRED');
  if (signing.sha256 !== document.sha256) throw new Refusal('SIGN_OTHER_DOCUMENT');
  const at = needs.now();
  await requireValidKey(needs, at);
  const before = await eventsOf(needs.db, request.id);
  const added = newEvents(before, signing, at);
  const paper = await signedPaper(needs, {
    request,
    document,
    signer: signerOf(attorney),
    identified,
    signing,
    at,
    events: [...before, ...added],
  });
  const done = await complete(needs, provider, request, {
    name: signing.name,
    at,
    ...(await stampedNow(needs, request, paper)),
    events: added,
  });
  if (done.status !== 'signed') throw new Refusal('SIGN_ALREADY');
  return done;
}

/** A seal that no reader takes for valid is none. */
async function requireValidKey({ sealingKey, log }: EsignNeeds, at: Date): Promise<void> {
  const identity = await sealingKey();
  if (isValidAt(identity, at)) return;
  const { from, to } = validityOf(identity.certificate);
  log.warn({ from, to }, 'nobody can sign: the sealing certificate is not valid at this moment');
  throw new Refusal('SEAL_NOT_VALID');
}

/** Consent, and the word for another name, come with the signature, whether or not the page told of them before. */
function newEvents(
  before: readonly SignatureEvent[],
  { seen, isOtherName }: Signing,
  at: Date,
): readonly LoggedEvent[] {
  const last = before.filter(({ kind }) => kind === 'consented' || kind === 'withdrew').at(-1);
  const kinds = [
    ...(isOtherName ? ['named'] : []),
    ...(last?.kind === 'consented' ? [] : ['consented']),
    'signed',
  ];
  return kinds.map((kind) => ({ ...seen, kind, part: null, at }));
}

async function signedPaper(needs: EsignNeeds, paper: Paper): Promise<Buffer> {
  const words = needs.words();
  const print = (key: string, blocks: ReturnType<typeof signatureBlocks>) =>
    needs.documents.print(words.t(key), blocks);
  const before = await documentFile(needs, paper.document, paper.request.lead_id);
  const page = await print('documents.signature.title', signatureBlocks(paper, words));
  const after = await needs.documents.joined(before, page, paper.request.id);
  const hashes = { before: sha256(before), after: sha256(after) };
  // What a signed file carries besides what is seen: its earlier states.
  const attached = {
    before: `${words.t('documents.certificate.file.before')}.pdf`,
    after: `${words.t('documents.certificate.file.after')}.pdf`,
  };
  const link = new URL('/verify', needs.baseUrl()).href;
  const certificate = await print(
    'documents.certificate.title',
    certificateBlocks(paper, { ...hashes, link, attached }, words),
  );
  // One count over all, as the signed file is one document.
  const parts = [after, certificate];
  const [first = after, last = certificate] = await needs.documents.numbered(
    parts,
    paper.request.id,
  );
  const attachments = [
    { name: attached.before, body: before },
    { name: attached.after, body: after },
  ];
  const pages = { first, certificate: last, attachments };
  return sealed(needs.makeSealable, pages, await sealOf(needs, paper));
}

async function sealOf(
  { documents, sealingKey, words, stamp }: EsignNeeds,
  paper: Paper,
): Promise<Seal> {
  const { t } = words();
  const identity = await sealingKey();
  const { at, request } = paper;
  const { name } = identity;
  const below = [t('documents.seal.at', { at: utcText(at) }), t('documents.seal.sense')];
  const runs = [
    { text: `${t('documents.seal.by', { name })}\n`, bold: true },
    { text: below.join('\n') },
  ];
  return {
    identity,
    field: {
      reason: t('documents.seal.reason'),
      reference: request.id,
      at,
      label: t('documents.seal.label', { name, at: utcText(at) }),
      shown: await documents.box(runs, SEAL_SIZE),
    },
    spare: stamp ? STAMP_ROOM : 0,
  };
}
