// The link to accept or decline a matter, and the token of the page behind it: sealed, each for its own purpose.
import { isObject, type JsonObject } from '../runtime/core/index.ts';
import type { ServerContext } from './context.ts';
import { Refusal } from './refusals.ts';
import type { Cell, Crypto } from './services/ports.ts';

/** The matter a link is about, and the attorney it was written to. */
export interface LinkedMatter {
  readonly caseId: string;
  readonly attorneyId: string;
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

/** What stands in the address of the page. It holds no word of the member. */
export function sealedMatter(
  crypto: Crypto,
  { caseId, attorneyId }: LinkedMatter,
  preselected: Preselected = {},
): string {
  const data = { matter_id: caseId, attorney_id: attorneyId, ...preselected };
  return crypto.encrypt(JSON.stringify(data), LINK);
}

/** The address of the page. */
export const confirmationPath = (...of: Parameters<typeof sealedMatter>): string =>
  `/case_confirmation/${sealedMatter(...of)}`;

/** What a link says; one that was changed, or was sealed for something else, is refused. */
export function openLink(crypto: Crypto, sealed: string): LinkedMatter & Preselected {
  const { matter_id, attorney_id, ...rest } = opened(crypto, sealed, LINK);
  return { caseId: String(matter_id), attorneyId: String(attorney_id), ...(rest as Preselected) };
}

/** Good for one matter and one attorney, and not for long. */
export function confirmationToken(
  { services, now }: Pick<ServerContext, 'services' | 'now'>,
  { caseId, attorneyId }: LinkedMatter,
): string {
  const until = now().getTime() + TOKEN_MS;
  return services.crypto.encrypt(JSON.stringify({ caseId, attorneyId, until }), TOKEN);
}

/** The matter a token is good for. */
export function matterOfToken(
  { services, now }: Pick<ServerContext, 'services' | 'now'>,
  token: string,
): LinkedMatter {
  const { caseId, attorneyId, until } = opened(services.crypto, token, TOKEN, 'MATTER_TOKEN');
  if (!(Number(until) > now().getTime())) throw new Refusal('MATTER_TOKEN');
  return { caseId: String(caseId), attorneyId: String(attorneyId) };
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
