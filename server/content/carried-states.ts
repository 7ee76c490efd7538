// What a release that becomes current means for whatever is in a state: what it goes on as where that state is no more.
import { type Flow, paymentMove, stateNamed, stateNow } from '../../runtime/core/index.ts';
import { type CurrentRelease, findAssets, findPack } from '../store/content/releases.ts';
import type { Store, StoreTransaction } from '../store/index.ts';
import { carryOnWay, countOnWay, type StateWay } from '../store/matters/carried-states.ts';
import { type ItemsInState, itemsByState } from '../store/matters/items-by-state.ts';
import { packIn } from './packed.ts';

type Flows = Readonly<Record<string, Flow>>;

/** Things that leave a state, and how many. */
export interface Carried {
  readonly flow: string;
  readonly from: string;
  readonly to: string;
  readonly items: number;
}

export interface StatesAfter {
  readonly ways: readonly (StateWay & { readonly items: number })[];
  /** In states that the release does not know, and nothing says what they go on as. */
  readonly stranded: readonly Stranded[];
}

/** Known to what is current, or to no release either: whoever publishes makes it no worse. */
interface Stranded extends ItemsInState {
  readonly wasKnown: boolean;
}

/** Things would be left in states that nobody could move them out of. */
export class StrandedItems extends Error {
  constructor(readonly stranded: readonly ItemsInState[]) {
    const lines = stranded.map(
      ({ flow, state, items }) =>
        `  ${items} of the flow ${flow} are in the state "${state}", which is gone. In schemas/flows/${flow}.json say from which state they go on: {"name": "${state}", "to": "…"} in "states" of "retired".`,
    );
    super(['The content cannot become current. Nothing has changed:', ...lines].join('\n'));
  }
}

/** What becomes of everything in a state, where content with `next` follows content with `before`. Writes nothing. */
export async function statesAfter(
  db: Store | StoreTransaction,
  next: Flows,
  before: Flows,
): Promise<StatesAfter> {
  const ways: StatesAfter['ways'][number][] = [];
  const stranded: Stranded[] = [];
  for (const found of await itemsByState(db)) {
    const { flow: id, state, items } = found;
    const flow = Object.hasOwn(next, id) ? next[id] : undefined;
    if (flow && stateNamed(flow, state)) continue;
    const old = Object.hasOwn(before, id) ? before[id] : undefined;
    const forward = flow && stateNow(flow, state);
    if (flow && forward) {
      ways.push({ ...wayTo(flow, state, forward.name), items });
      continue;
    }
    const back = flow && old ? await waysBack(db, { flow, old }, found) : { ways: [], left: items };
    ways.push(...back.ways);
    const wasKnown = old !== undefined && stateNow(old, state) !== undefined;
    if (back.left > 0) stranded.push({ ...found, items: back.left, wasKnown });
  }
  return { ways, stranded };
}

/**
 * Content of before is current again, and does not know a state that took the place of one it knows: what came from there
 * and was not moved since goes back; the rest does, too, where there is but one such state.
 */
async function waysBack(
  db: Store | StoreTransaction,
  { flow, old }: { readonly flow: Flow; readonly old: Flow },
  { state, items }: ItemsInState,
) {
  const names = (old.retired?.states ?? []).flatMap(({ name, to }) =>
    to.toLowerCase() === state.toLowerCase() && stateNamed(flow, name) ? [name] : [],
  );
  const ways: StatesAfter['ways'][number][] = [];
  let left = items;
  for (const name of names) {
    const way = { ...wayTo(flow, state, name), cameFrom: true } as const;
    const came = await countOnWay(db, way);
    if (came > 0) ways.push({ ...way, items: came });
    left -= came;
  }
  const [only, ...others] = names;
  if (only === undefined || others.length > 0 || left === 0) return { ways, left };
  return { ways: [...ways, { ...wayTo(flow, state, only), items: left }], left: 0 };
}

function wayTo(flow: Flow, from: string, to: string): StateWay {
  const asked = { from: to, payment: 'confirm' } as const;
  const whos = new Set(flow.moves.map(({ who }) => who));
  const keepsProposal = [...whos].some((who) => paymentMove(flow, { ...asked, who }));
  const over = stateNamed(flow, to)?.last === true;
  return { flow: flow.id, from, to, over, keepsProposal };
}

/** The flows of a release of the store; none where nothing was ever published, or before there were any. */
export async function flowsOfRelease(
  db: Store | StoreTransaction,
  { release }: Pick<CurrentRelease, 'release'>,
): Promise<Flows> {
  const pack = release === null ? undefined : await findPack(db, release);
  if (pack === undefined) return {};
  const { app } = packIn(pack).pointer;
  const body = (await findAssets(db, [app])).get(app)?.body;
  return body === undefined ? {} : ((JSON.parse(body) as { flows?: Flows }).flows ?? {});
}

export interface Carrying {
  readonly flows: Flows;
  readonly now: Date;
  /** Told what was carried over, as far as the transaction holds. */
  readonly tell: (carried: readonly Carried[]) => void;
}

/**
 * What publishing does besides, in its transaction: whatever is in a state that is no more goes on as the flow says.
 * Throws `StrandedItems` where it says nothing of a state that what was current knew.
 */
export const carryingStates =
  ({ flows, now, tell }: Carrying) =>
  async (trx: StoreTransaction, head: CurrentRelease): Promise<void> => {
    const { ways, stranded } = await statesAfter(trx, flows, await flowsOfRelease(trx, head));
    const lost = stranded.filter(({ wasKnown }) => wasKnown);
    if (lost.length > 0) throw new StrandedItems(lost);
    const carried: Carried[] = [];
    for (const way of ways) {
      const items = await carryOnWay(trx, way, now);
      carried.push({ flow: way.flow, from: way.from, to: way.to, items });
    }
    tell(carried);
  };

/** In words, for whoever runs it. */
export const carriedLine = ({ flow, from, to, items }: Carried): string =>
  `${items} of the flow ${flow} that ${items === 1 ? 'is' : 'are'} in the state "${from}" ${items === 1 ? 'goes' : 'go'} on as "${to}".`;
