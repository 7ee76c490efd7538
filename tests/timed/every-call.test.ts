// The longest text a call takes, at each place of each call and of each hostile kind, keeps nobody else waiting. By `npm run test:faults` alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contract, readContracts } from '../../server/calls/contracts.ts';
import { ExampleWorld, examplesOf } from '../server/examples/index.ts';
import { type Databases, startDatabases } from '../server/helpers/databases.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';
import { median, Pulse, send } from '../server/hostile/held.ts';
import { longMutants } from '../server/hostile/long.ts';
import type { Mutant } from '../server/hostile/mutants.ts';
import { Kept } from '../server/hostile/snapshot.ts';
import { sampleOf, Trying } from '../server/hostile/trying.ts';

const MOST = Number(process.env.HOSTILE_INPUTS ?? Number.POSITIVE_INFINITY);
const SEED = Number(process.env.FUZZ_SEED ?? 32);
/** Looks of an idle server that nobody may be kept waiting for: 100 ms where one takes a millisecond, as on a quiet machine. */
const MOST_LOOKS = 100;
/** No look is told apart from one that is shorter. */
const SHORTEST_MS = 1;
/** What held it once may have been the machine; what holds it every time is the text. */
const TIMES = 4;
const SECRET = 'a-key-of-these-tests-'.repeat(3);
const now = () => new Date();

const contracts = readContracts();

describe('a text as long as can be sent', () => {
  let databases: Databases;
  let [attacked, idle]: (ServerProcess | undefined)[] = [];
  let address = '';
  let [pulse, rest]: (Pulse | undefined)[] = [];
  let trying: Trying;
  let kept: Kept;
  const world = new ExampleWorld();
  const examples = examplesOf(world);

  const started = async (env: Record<string, string>) => {
    const server = startServer({ DEMO: '1', SECRET_KEY: SECRET, LOG_LEVEL: 'info', ...env });
    return { server, at: await server.ready() };
  };

  beforeAll(async () => {
    databases = await startDatabases();
    const [place, other] = [await databases.fresh(), await databases.fresh()];
    const settings = ({ dataDir, databaseUrl = '' }: typeof place) => ({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    });
    const one = await started(settings(place));
    const two = await started(settings(other));
    [attacked, idle, address] = [one.server, two.server, one.at];
    [pulse, rest] = [new Pulse(one.at), new Pulse(two.at)];
    await world.start(place, { now, secretKeys: [SECRET] });
    kept = await Kept.of(world);
    trying = new Trying({
      app: world.app,
      kept,
      mutants: longMutants(SEED),
      chosen: sampleOf(SEED, MOST),
      send: held,
    });
  });
  afterAll(async () => {
    for (const one of [pulse, rest]) one?.end();
    for (const server of [attacked, idle]) {
      server?.child.kill('SIGKILL');
      await server?.ended();
    }
    await world.app.close();
    await databases?.stop();
  });

  const looks = async (at: Pulse, count: number) => {
    const taken: number[] = [];
    while (taken.length < count) taken.push(await at.look());
    return median(taken);
  };

  /** Sends it; told where everybody else was held by it, each time. */
  async function held({ options }: Mutant) {
    if (!pulse || !rest) throw new Error('No server has started.');
    const times: string[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const one = Math.max(SHORTEST_MS, await looks(rest, 5));
      const going = send(address, options());
      const longest = await pulse.longestWhile(going);
      const { status } = await going;
      if (longest <= MOST_LOOKS * one)
        return { statusCode: status, ...(status === 0 && { fault: died() }) };
      times.push(`${longest.toFixed(0)} ms (${status})`);
      // What was taken the first time would be refused the next.
      await kept.putBack();
      await world.app.store.deleteFrom('rate_limit').execute();
    }
    return { statusCode: 0, fault: `held everybody for ${times.join(', ')}` };
  }

  /** The other side may cut off what is too long; it must not be gone. */
  const died = () => (attacked?.child.exitCode === null ? undefined : 'ended the server');

  it.each(Object.keys(examples))(
    'to %s holds nobody else',
    async (id) => {
      const contract = contracts.get(id) as Contract;
      const before = trying.faults.length;
      await trying.before(contract, () => examples[id]?.() ?? Promise.resolve());
      expect(trying.faults.slice(before)).toEqual([]);
    },
    1_800_000,
  );
});
