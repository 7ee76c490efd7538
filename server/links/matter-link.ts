// The link to accept or decline a matter, and the token of the page behind it: sealed, each for its own purpose.
import { isObject, type JsonObject } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { Cell, Crypto } from '../services/ports.ts';
import type { Store, StoreTransaction } from '../store/index.ts';
import { lastEventOfCase } from '../store/matters/matter-events.ts';

/** The matter a link is about, and the attorney it was written to. */
export interface LinkedMatter {
  readonly caseId: string;
  readonly attorneyId: string;
  /** Links of earlier versions do not say. */
  readonly issued?: Issued;
}

/** When a link was written: each is of its own generation, and what was answered since is not answered by it again. */
export interface Issued {
  /** The last event of the case before it, by its number. */
  readonly after: string;
  readonly at: number;
}

/** What a link may preselect (OR-54). */
export interface Preselected {
  readonly accept_decline?: 'accept' | 'decline';
  readonly note_from_attorney?: string;
  readonly had_consult?: 'Yes' | 'No';
}

const LINK: Cell = { row: 'link', field: 'case_confirmation' };
const TOKEN: Cell = { row: 'token', field: 'case_confirmation' };
/** A page left open over a day asks anew by itself. */
const TOKEN_MS = 8 * 3600 * 1000;

/** A link written now. */
export async function issuedNow(
  db: Store | StoreTransaction,
  { caseId, attorneyId }: LinkedMatter,
  now: Date,
): Promise<LinkedMatter> {
  const after = await lastEventOfCase(db, caseId);
  return { caseId, attorneyId, issued: { after, at: now.getTime() } };
}

/** What stands in the address of the page. It holds no word of the member. */
export function sealedMatter(
  crypto: Crypto,
  { caseId, attorneyId, issued }: LinkedMatter,
  preselected: Preselected = {},
): string {
  const data = { matter_id: caseId, attorney_id: attorneyId, ...preselected };
  return crypto.encrypt(JSON.stringify({ ...data, ...(issued && { issued }) }), LINK);
}

/** The address of the page, as the documents have it; mails carry what is sealed behind a `#`. */
export const confirmationPath = (...of: Parameters<typeof sealedMatter>): string =>
  `/case_confirmation/${sealedMatter(...of)}`;

/** What a link says; one that was changed, or was sealed for something else, is refused. */
export function openLink(
  crypto: Crypto,
  sealed: string,
): { readonly matter: LinkedMatter; readonly preselected: Preselected } {
  const { matter_id, attorney_id, issued, ...preselected } = opened(crypto, sealed, LINK);
  return { matter: matterIn(matter_id, attorney_id, issued), preselected };
}

/** Good for one matter and one attorney, and not for long. */
export function confirmationToken(
  { services, now }: Pick<ServerContext, 'services' | 'now'>,
  { caseId, attorneyId, issued }: LinkedMatter,
): string {
  const until = now().getTime() + TOKEN_MS;
  const data = { caseId, attorneyId, until, ...(issued && { issued }) };
  return services.crypto.encrypt(JSON.stringify(data), TOKEN);
}

/** The matter a token is good for. */
export function matterOfToken(
  { services, now }: Pick<ServerContext, 'services' | 'now'>,
  token: string,
): LinkedMatter {
  const { caseId, attorneyId, until, issued } = opened(
    services.crypto,
    token,
    TOKEN,
    'MATTER_TOKEN',
  );
  if (!(Number(until) > now().getTime())) throw new Refusal('MATTER_TOKEN');
  return matterIn(caseId, attorneyId, issued);
}

function matterIn(caseId: unknown, attorneyId: unknown, issued: unknown): LinkedMatter {
  const matter = { caseId: String(caseId), attorneyId: String(attorneyId) };
  if (!isObject(issued)) return matter;
  return { ...matter, issued: { after: String(issued.after), at: Number(issued.at) } };
}

function opened(
  crypto: Crypto,
  sealed: string,
  cell: Cell,
  otherwise: 'MATTER_LINK' | 'MATTER_TOKEN' = 'MATTER_LINK',
): JsonObject {
  try {
    const data: unknown = JSON.parse(crypto.decrypt(sealed, cell));
    if (isObject(data)) return data;
  } catch {
    // Not sealed by us, not for this, or not any more: which of them is nobody's business.
  }
  throw new Refusal(otherwise);
}
