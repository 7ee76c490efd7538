// Keeps the files of a claim: all of what was sent is looked at first, then all of it is kept, and sending it again adds nothing.
import { type FileKind, formTree, isList, isObject } from '../../../runtime/core/index.ts';
import { documentTypes, FILES_AT } from '../../claims/documents.ts';
import { type ClaimFile, shelfOf } from '../../claims/files.ts';
import { claimForm } from '../../claims/forms.ts';
import { informingMove } from '../../claims/informing.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { claimFlow, moveItem } from '../../flows/index.ts';
import { memberName } from '../../matters/member-name.ts';
import { accepted, hashOf } from '../../services/files/common/accepted.ts';
import type { StoredFile } from '../../services/ports.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import { type ClaimOfAttorney, findClaim, isDecided } from '../../store/claims/claims.ts';
import { inTransaction } from '../../store/index.ts';
import type { CaseKind } from '../../store/tables/legal-case.ts';
import { requireHarmless } from '../files/harmless.ts';
import { refuseFile } from '../files/refuse.ts';

/** What the form of a claim says of its files. */
export interface FileRules {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
  /** Files of one type at a time (FIL-26). */
  readonly atOnce: number;
  readonly prefixes: ReadonlySet<string>;
  /** What is said of files of other kinds, where the form has words of its own for it. */
  readonly onlyKinds: string | undefined;
}

/** All files of one claim. */
const MOST = 100;

/** The rules of the upload that the form of this kind declares. */
export function fileRules({ content }: Pick<ServerContext, 'content'>, kind: CaseKind): FileRules {
  const { bundle } = claimForm({ content }, kind);
  const own = bundle.fields[FILES_AT]?.texts?.['file.kinds'];
  const { uiOptions = {} } = formTree(bundle).root.children.get('files') ?? {};
  const { kinds, maxBytes, atOnce } = uiOptions;
  return {
    kinds: (isList(kinds) ? kinds.filter(isObject) : []) as unknown as readonly FileKind[],
    maxBytes: typeof maxBytes === 'number' ? maxBytes : Number.POSITIVE_INFINITY,
    atOnce: typeof atOnce === 'number' ? atOnce : MOST,
    prefixes: new Set(documentTypes(bundle).map(({ prefix }) => prefix)),
    onlyKinds: own === undefined ? undefined : content.texts.t(own),
  };
}

export interface SentFile extends ClaimFile {
  readonly body: Buffer;
}

/** The claim that files are for, of this attorney and kind; a number that is sent along must be its own. */
export async function claimFor(
  { db }: Pick<ServerContext, 'db'>,
  attorney: Attorney,
  { kind, id, number }: { readonly kind: CaseKind; readonly id: string; readonly number: string },
): Promise<ClaimOfAttorney> {
  const claim = await findClaim(db, attorney.id, id);
  const isIt = claim?.kind === kind && (number === '' || claim.number === number);
  if (!claim || !isIt) throw new Refusal('CLAIM_NOT_FOUND');
  return claim;
}

/** Keeps them; a Refusal keeps none. A claim that is decided takes nothing new. */
export async function takeFiles(
  server: ServerContext,
  claim: ClaimOfAttorney,
  rules: FileRules,
  sent: readonly SentFile[],
): Promise<void> {
  requireFew(rules, sent);
  const { files } = server.services;
  const shelf = shelfOf(claim.id);
  const there = await files.list(shelf);
  const fresh = sent.filter((file) => !there.some((one) => isStored(one, file)));
  if (fresh.length === 0) return;
  if (claim.closed_at !== null) throw new Refusal('CLAIM_DECIDED');
  for (const file of fresh) await requireFit(server, rules, there, file);
  if (there.length + fresh.length > MOST) throw new Refusal('FILES_TOO_MANY');
  const storedFiles: StoredFile[] = [];
  try {
    for (const { name, body, prefix } of fresh) {
      const put = await files.put(shelf, { name, body, meta: { prefix } }, rules.kinds);
      if ('refused' in put) throw refusalOf(rules, put);
      storedFiles.push(put.file);
    }
    await requireOpen(server, claim);
  } catch (error) {
    for (const { key } of storedFiles) await files.delete(shelf, key).catch(() => false);
    throw error;
  }
}

/** Looked at again: where the decision came first, it was made without them. */
async function requireOpen({ db }: ServerContext, { id }: ClaimOfAttorney): Promise<void> {
  if (await inTransaction(db, (trx) => isDecided(trx, id))) throw new Refusal('CLAIM_DECIDED');
}

const refusalOf = ({ kinds, onlyKinds }: FileRules, put: Parameters<typeof refuseFile>[0]) =>
  refuseFile(put, kinds, put.refused === 'kind' ? onlyKinds : undefined);

/** At least one, with prefixes that there are, few of each type, and no two of one name. */
function requireFew({ atOnce, prefixes }: FileRules, sent: readonly SentFile[]): void {
  if (sent.length === 0) throw new Refusal('FILE_MISSING');
  if (sent.some(({ prefix }) => !prefixes.has(prefix))) throw new Refusal('FILE_TYPE_MISSING');
  for (const prefix of prefixes)
    if (sent.filter((one) => one.prefix === prefix).length > atOnce)
      throw new Refusal('CLAIM_FILES_TOO_MANY');
  const names = sent.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) throw new Refusal('FILE_DUPLICATE');
}

/** The same file under the same prefix: it was sent before, and its answer was lost. */
const isStored = ({ name, meta, sha256 }: StoredFile, file: SentFile): boolean =>
  name.toLowerCase() === file.name.toLowerCase() &&
  meta.prefix === file.prefix &&
  sha256 === hashOf(file.body);

async function requireFit(
  server: ServerContext,
  rules: FileRules,
  there: readonly StoredFile[],
  { name, body }: SentFile,
): Promise<void> {
  const most = Math.min(server.services.files.limit, rules.maxBytes);
  const known = accepted({ name, body }, rules.kinds, most);
  if (typeof known === 'string')
    throw refusalOf(rules, { refused: known, limitMb: most / (1024 * 1024) });
  if (there.some((one) => one.name.toLowerCase() === known.name.toLowerCase()))
    throw new Refusal('FILE_DUPLICATE');
  await requireHarmless(server, body);
}

/** What was asked for has come: the first move that the flow leaves to the attorney in this state. */
export async function tellOfFiles(
  server: ServerContext,
  attorney: Attorney,
  { id, kind, status }: ClaimOfAttorney,
): Promise<void> {
  const flow = claimFlow(kind);
  const move = informingMove(server, { kind, status });
  if (!move) return;
  const by = { role: 'attorney', id: attorney.id, name: memberName(attorney) };
  await inTransaction(server.db, (trx) =>
    moveItem(server, trx, { flow, id, by, move: move.name, from: status }),
  ).catch((error: unknown) => {
    // Somebody moved it meanwhile; the files are there all the same.
    if (!(error instanceof Refusal)) throw error;
  });
}
