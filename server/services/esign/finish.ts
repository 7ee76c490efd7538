// Signs on our own page: signature page, audit certificate, seal; then everything changes at once.
import { Refusal } from '../../refusals.ts';
import { eventsOf, type SignatureEvent } from '../../store/signature-log.ts';
import { certificateBlocks, signatureBlocks } from './certificate.ts';
import { complete } from './complete.ts';
import { documentFile, sha256 } from './document.ts';
import type { Visit } from './page.ts';
import { sealed, withPages } from './pdf.ts';
import type {
  EsignNeeds,
  EsignProvider,
  LoggedEvent,
  Paper,
  Seen,
  SignatureRequest,
  Signing,
} from './port.ts';
import { signerOf } from './signer.ts';

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
  const before = await eventsOf(needs.db, request.id);
  const added = newEvents(before, signing.seen, at);
  const file = await signedPaper(needs, {
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
    file,
    events: added,
  });
  if (done.status !== 'signed') throw new Refusal('SIGN_ALREADY');
  return done;
}

/** Consent comes with the signature, whether or not the page told of it before. */
function newEvents(
  before: readonly SignatureEvent[],
  seen: Seen,
  at: Date,
): readonly LoggedEvent[] {
  const last = before.filter(({ kind }) => kind === 'consented' || kind === 'withdrew').at(-1);
  const kinds = last?.kind === 'consented' ? ['signed'] : ['consented', 'signed'];
  return kinds.map((kind) => ({ ...seen, kind, part: null, at }));
}

async function signedPaper(needs: EsignNeeds, paper: Paper): Promise<Buffer> {
  const words = needs.words();
  const print = (key: string, blocks: ReturnType<typeof signatureBlocks>) =>
    needs.documents.print(words.t(key), blocks);
  const before = await documentFile(needs, paper.document, paper.request.lead_id);
  const page = await print('documents.signature.title', signatureBlocks(paper, words));
  const after = await withPages(before, page);
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
  return sealed(
    after,
    certificate,
    [
      { name: attached.before, body: before },
      { name: attached.after, body: after },
    ],
    {
      identity: await needs.sealingKey(),
      provider: words.t('app.name'),
      reason: words.t('documents.seal.reason'),
      reference: paper.request.id,
      at: paper.at,
    },
  );
}
