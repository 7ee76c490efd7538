// What attorneys changed of late of where their money goes, as the desk is told beside each claim that would be paid by it.
import { movesFrom } from '../../runtime/core/index.ts';
import { newsOf, whoChangedPay } from '../confirmed/index.ts';
import { claimFlow, DESK, flowOf } from '../flows/index.ts';
import { browserName } from '../http/browser-name.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';
import type { Changed, DeskServer } from './kind.ts';

/** More than anybody has a reason for in a month. */
const MOST = 50;

/** Newest first; nothing once nobody will pay the claim any more. The numbers themselves are in none of it. */
export async function payChanges(server: DeskServer, claim: DeskRow): Promise<readonly Changed[]> {
  if (!isToBePaid(server, claim)) return [];
  const news = await newsOf(server.db, claim.attorney_number, server.now());
  return news
    .filter(({ pays }) => pays)
    .slice(0, MOST)
    .map(({ id, what, at, address, browser, ending }) => ({
      id,
      what: server.content.texts.t(what),
      at: at.toISOString(),
      from: [address, browserName(browser)].filter((part) => part !== '').join(', '),
      ending,
    }));
}

/** Of these claims, the ids of those for which there is any. */
export async function withPayChanges(
  server: DeskServer,
  claims: readonly DeskRow[],
): Promise<ReadonlySet<string>> {
  const open = claims.filter((claim) => isToBePaid(server, claim));
  const numbers = open.map(({ attorney_number }) => attorney_number);
  const changed = await whoChangedPay(server.db, numbers, server.now());
  return new Set(
    open.flatMap(({ id, attorney_number }) => (changed.has(attorney_number) ? [id] : [])),
  );
}

/** A move of the desk leads on from where it stands: a check may be still to be cut of one that is approved. */
function isToBePaid(server: DeskServer, { kind, status }: DeskRow): boolean {
  const moves = movesFrom(flowOf(server, claimFlow(kind as CaseKind)), status, DESK);
  return moves.some(({ to }) => to !== status);
}
