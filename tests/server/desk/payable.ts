// Claims that wait for approval, and clerks who pay them, each logged in to an account of their own.
import type { Answer } from '../helpers/app.ts';
import { NOW } from '../helpers/app.ts';
import { staffToken } from '../helpers/staff.ts';
import type { ADesk, Item } from './a-desk.ts';

/** What claims of tests are paid with: today, in New York. */
export const PAYMENT = { check_number: '700123', paid_on: '2026-03-02' };
export const FIRST = 'desk@example.com';
export const SECOND = 'admin@example.com';
/** What colleagues read of them. */
export const FIRST_NAME = 'Teresa Malone';
export const SECOND_NAME = 'Annette Cho';

export const said = ({ status, body }: Answer) => [status, body.message];

/** One claim, of this amount, sent five days ago, alone on a case of which so much is authorized; as if nothing was decided. */
export async function aClaim(
  desk: ADesk,
  { amount, authorized = null }: { readonly amount: number; readonly authorized?: number | null },
): Promise<Item> {
  const db = desk.server.app.store;
  const { id, case_id } = await db
    .selectFrom('claim')
    .where('kind', '=', 'Matter')
    .where('attorney_id', '=', '10001')
    // The same each time: what was paid once stays in the database, and so does its claim.
    .orderBy('number')
    .select(['id', 'case_id'])
    .executeTakeFirstOrThrow();
  await db.deleteFrom('claim').where('case_id', '=', case_id).where('id', '!=', id).execute();
  await db
    .updateTable('claim')
    .set({ status: 'Pending Approval for Payment', closed_at: null, denied_reason: null })
    .set({ paid_amount: null, paid_on: null, check_number: null, proposal_id: null })
    .set({ amount, created_at: new Date(NOW.getTime() - 5 * 86_400_000) })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('case_detail')
    .set({ authorized_amount: authorized })
    .where('id', '=', case_id)
    .execute();
  return desk.item(id);
}

/** How it stands in the store. */
export const paidFor = (desk: ADesk, { item: { id } }: Item) =>
  desk.server.app.store
    .selectFrom('claim')
    .select(['status', 'paid_amount', 'check_number', 'paid_on', 'closed_at', 'proposal_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export interface Clerk {
  readonly token: Record<string, string>;
  ask(call: string, body: object): Promise<Answer>;
  item(claim: Item): Promise<Item>;
  /** Moves what was seen; what is there now unless told. */
  move(claim: Item, name: string, answers?: object, seen?: Item): Promise<Answer>;
}

/** Somebody of the desk in a browser of their own. */
export async function aClerk({ server }: ADesk, email: string): Promise<Clerk> {
  const browser = server.browser();
  const token = await staffToken(browser, email);
  const clerk: Clerk = {
    token,
    ask: (call, body) => browser.post(`/api/desk/${call}`, { queue: 'claims', ...body }, token),
    item: async ({ item: { id } }) => (await clerk.ask('item', { id })).body.data as Item,
    async move(claim, move, answers = {}, known) {
      const { item, seen } = known ?? (await clerk.item(claim));
      return clerk.ask('move', {
        id: item.id,
        from: item.status,
        seen,
        move,
        confirmed: true,
        ...answers,
      });
    },
  };
  return clerk;
}
