// Keeps what somebody changed who had just shown anew who they are, and tells it by mail to where mail went and where it goes now.
import { formatNamed, todayIn } from '../../runtime/core/index.ts';
import { mailTo } from '../accounts/mails.ts';
import type { ServerContext } from '../context/context.ts';
import { browserName } from '../http/browser-name.ts';
import {
  type ConfirmedChangeRow,
  changedPaySince,
  confirmedChangesOf,
  insertConfirmedChanges,
} from '../store/accounts/confirmed-changes.ts';
import type { ChangedBy } from '../store/attorneys/attorney-changes.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import type { Store, StoreTransaction } from '../store/index.ts';
import type { ChangeMade } from './changed.ts';

/** As long as a change is news, to the desk and to the addresses that were left behind. */
const NEWS_MS = 30 * 24 * 60 * 60_000;

/** More than anybody leaves behind in that time. */
const MOST_ADDRESSES = 12;

export interface ChangesToKeep {
  readonly changes: readonly ChangeMade[];
  /** Besides that of the account. */
  readonly addresses: readonly string[];
  readonly by: ChangedBy;
}

/** Both in the transaction of the change. */
export async function keepChanges(
  server: Pick<ServerContext, 'services' | 'content' | 'now'>,
  trx: StoreTransaction,
  attorney: Attorney,
  { changes, addresses, by }: ChangesToKeep,
): Promise<void> {
  const at = server.now();
  const before = await newsOf(trx, attorney.id, at);
  // Whoever takes an account over changes the address first.
  const left = before.flatMap(({ told: recipients }) => recipients.split(' '));
  const readers = distinct([attorney.email, ...addresses, ...left]).slice(0, MOST_ADDRESSES);
  const recipients = distinct([attorney.email, ...addresses]).join(' ');
  const rows = changes.map(({ what, pays, ending }) => ({ what, pays, ending }));
  await insertConfirmedChanges(
    trx,
    rows.map((change) => ({ attorney_id: attorney.id, at, ...by, ...change, told: recipients })),
  );
  const { texts, app } = server.content;
  const params = {
    changes: changes.map(({ what }) => texts.t(what)).join(', '),
    day: formatNamed('date')(todayIn(app.timeZone, at)),
    where: [by.address, browserName(by.browser)].filter((part) => part !== '').join(', '),
  };
  for (const email of readers)
    await mailTo(server, trx, { ...attorney, email }, 'details_changed', params);
}

/** What an attorney changed of late, newest first. */
export const newsOf = (
  db: Store | StoreTransaction,
  attorneyId: string,
  now: Date,
): Promise<readonly ConfirmedChangeRow[]> => confirmedChangesOf(db, attorneyId, newsSince(now));

/** Of these attorneys, those who changed of late where their money goes. */
export const whoChangedPay = (
  db: Store,
  attorneyIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => changedPaySince(db, attorneyIds, newsSince(now));

const newsSince = (now: Date): Date => new Date(now.getTime() - NEWS_MS);

/** In the order they came, whatever their capitals. */
const distinct = (addresses: readonly string[]): readonly string[] => [
  ...new Map(
    addresses.flatMap((one) => (one === '' ? [] : [[one.toLowerCase(), one] as const])),
  ).values(),
];
