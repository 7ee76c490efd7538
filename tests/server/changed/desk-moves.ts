// The desk at work: every queue in every state, some things of each opened, and every move made once that is open to one of them.
import { isOpenMove, type JsonObject, movesFrom } from '../../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { ExampleWorld } from '../examples/index.ts';
import { type Answer, Browser } from '../helpers/app.ts';
import { staffToken } from '../helpers/staff.ts';

type Queue = RequestOf<'desk_item'>['queue'];
type Item = AnswerOf<'desk_item'>['data'];

const FLOWS_OF: Readonly<Record<Queue, readonly string[]>> = {
  applications: ['application'],
  requests: ['request'],
  claims: ['matter-claim', 'cdl-claim'],
  cases: ['case'],
  items: [],
};
/** As many of each state are opened. */
const OPENED = 4;

/** Answers that are right where a form asks for them: what the desk knows, and no schema says. */
const KNOWN: JsonObject = {
  note: 'Please see the file.',
  check_number: '700123',
  paid_on: '2026-03-02',
  paid_amount: '10.00',
  attorney_number: '10002',
  denied_reason: 'It is no case of ours.',
  checked: true,
};

const FIRST = 'desk@example.com';

interface Clerk {
  /** Which of the moves that are open is made first. */
  readonly fromTheEnd: boolean;
  ask(call: string, body: object): Promise<Answer>;
}

/** What went wrong, in words. */
export async function deskWorked(world: ExampleWorld): Promise<readonly string[]> {
  const faults: string[] = [];
  const [one, other] = [await clerk(world, FIRST), await clerk(world, 'admin@example.com')];
  const made: Made = new Map();
  for (const [queue, flows] of Object.entries(FLOWS_OF) as [Queue, readonly string[]][])
    for (const state of statesOf(world, flows)) {
      const listed = await one.ask('queue', { queue, status: state, limit: OPENED });
      if (listed.status !== 200)
        faults.push(`queue ${queue} of "${state}": ${listed.status} ${listed.body.message}`);
      for (const { id } of rowsIn(listed)) {
        // Who proposed a payment is nobody to confirm it.
        for (const by of [one, other]) {
          const fault = await moved(world, { by, queue, id, made });
          if (fault !== undefined) faults.push(fault);
        }
      }
    }
  return [...faults, ...[...made.values()].filter((fault) => fault !== '')];
}

/** Moves that were tried: '' of one that was made, else why it could not be made with what was there. */
type Made = Map<string, string>;

async function clerk({ app }: ExampleWorld, email: string): Promise<Clerk> {
  const browser = new Browser(app);
  await app.store.deleteFrom('rate_limit').execute();
  const token = await staffToken(browser, email);
  return {
    fromTheEnd: email !== FIRST,
    ask: (call, body) => browser.post(`/api/desk/${call}`, body, token),
  };
}

function statesOf({ app }: ExampleWorld, flows: readonly string[]): readonly string[] {
  const all = app.releases.current().app.flows;
  return [...new Set(flows.flatMap((id) => all[id]?.states.map(({ name }) => name) ?? []))];
}

const rowsIn = ({ status, body }: Answer): readonly { readonly id: string }[] =>
  status === 200 ? (body.data as readonly { readonly id: string }[]) : [];

interface Moving {
  readonly by: Clerk;
  readonly queue: Queue;
  readonly id: string;
  readonly made: Made;
}

/** Opens it, and makes the first move with it that was not made yet; what was wrong where it cannot be opened. */
async function moved(
  { app }: ExampleWorld,
  { by, queue, id, made }: Moving,
): Promise<string | undefined> {
  const opened = await by.ask('item', { queue, id });
  if (opened.status !== 200)
    return `${queue} ${id} cannot be opened: ${opened.status} ${opened.body.message}`;
  const { flow: flowId, item, seen, proposal } = opened.body.data as Item;
  const { app: content, forms } = app.releases.current();
  const flow = content.flows[flowId];
  if (!flow) return `${queue} ${id} follows no flow ${flowId}`;
  const proposed = proposal !== undefined;
  const open = movesFrom(flow, item.status, 'desk').filter(
    ({ payment }) =>
      isOpenMove(payment, { proposed }) && !(payment === 'confirm' && proposal?.own === true),
  );
  const isMade = (name: string) => made.get(`${flowId} ${name}`) === '';
  // Each payment that is proposed lets the second clerk do one thing with it.
  const isWaitedFor = flow.moves.some(
    ({ name, payment }) => (payment === 'confirm' || payment === 'return') && !isMade(name),
  );
  const move = (by.fromTheEnd ? open.toReversed() : open).find(
    ({ name, payment }) => !isMade(name) || (payment === 'pay' && isWaitedFor),
  );
  if (!move) return undefined;
  const fields = forms[move.form ?? '']?.bundle.fields ?? {};
  const answers = Object.fromEntries(
    Object.entries(KNOWN).filter(([name]) => `/${name}` in fields),
  );
  const known = { from: item.status, seen, confirmed: true };
  const sent = { queue, id, move: move.name, ...known, ...answers };
  const { status, body } = await by.ask('move', sent);
  const why = `move ${flowId} ${move.name} from "${item.status}": ${status} ${body.message}`;
  made.set(`${flowId} ${move.name}`, status === 200 ? '' : why);
  return undefined;
}
