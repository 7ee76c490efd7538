// Printing bothers nobody: it happens beside the calls, once for each document, one at a time for each applicant; a thread
// that dies or hangs costs one document, and no more.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import { openWorkers, type WorkerPool } from '../../server/services/workers/index.ts';
import type { TaskInput, TaskName, TaskResult } from '../../server/services/workers/tasks.ts';
import { finish, newSigner, popplerText, popupUrl, signedFile } from './esign/helpers.ts';
import { type Answer, type Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { addLeads, applicant, BOB, newLead, wholeApplication } from './helpers/people.ts';
import { BUILT_WORKER, MORTAL_WORKER } from './helpers/task-workers.ts';

/** Counts what is printed, and holds it up while it is told to. */
class Watched implements WorkerPool {
  readonly #workers: WorkerPool;
  printed = 0;
  atOnce = 0;
  most = 0;
  held: Promise<void> | undefined;

  constructor(workers: WorkerPool) {
    this.#workers = workers;
  }

  async run<Name extends TaskName>(
    task: Name,
    input: TaskInput<Name>,
    caller?: string,
  ): Promise<TaskResult<Name>> {
    if (task === 'judge') return this.#workers.run(task, input, caller);
    this.printed += 1;
    this.atOnce += 1;
    this.most = Math.max(this.most, this.atOnce);
    await this.held;
    return this.#workers.run(task, input).finally(() => {
      this.atOnce -= 1;
    });
  }

  close(): Promise<void> {
    return this.#workers.close();
  }
}

const { review_agreements: _, lead_id: __, ...ANSWERS } = wholeApplication(BOB);
/** An application that takes long to print: a thousand counties. */
const LONG = {
  ...ANSWERS,
  practice_county_list: Array.from({ length: 1000 }, (_, n) => ({
    state_code: 'GA',
    county: `County ${n}`,
    plan_class: 'FAM',
  })),
};

const asked = (browser: Browser, form: JsonObject): Promise<Answer> =>
  browser.post('attorney_app_pdf', { form, file_type: 'attorney_app' });
const fetched = (app: FastifyInstance, browser: Browser, name: string) =>
  app.inject({
    method: 'GET',
    url: `/api/portal/download_signed_enrollment.php?name=${name}`,
    cookies: { ...browser.cookies },
  });

describe('printing', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let bob: Browser;
  const workers = new Watched(openWorkers({ worker: MORTAL_WORKER, longestMs: 20_000 }));

  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp({ ...(await databases.fresh()), parts: { workers } });
    await addLeads(app, BOB);
    bob = await applicant(app, BOB);
  });
  afterAll(async () => {
    await app?.close();
    await workers.close();
    await databases?.stop();
  });

  const someoneNew = async () => applicant(app, await newLead(app));

  it('leaves the server free to answer others meanwhile', async () => {
    const ready = await asked(bob, ANSWERS);
    expect(ready.status).toBe(200);
    let done = false;
    const long = asked(bob, LONG).finally(() => {
      done = true;
    });
    let answered = 0;
    while (!done) {
      const { statusCode } = await app.inject('/healthz');
      if (statusCode === 200) answered += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const { body } = await long;
    const { rawPayload } = await fetched(app, bob, body.file_name);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // On the thread that answers calls it would have been a handful, between the steps of the work.
    expect(answered).toBeGreaterThan(40);
  });

  it('makes the same document once, however often and from how many windows it is asked for', async () => {
    const browser = await someoneNew();
    const before = workers.printed;
    const answers = await Promise.all(Array.from({ length: 5 }, () => asked(browser, ANSWERS)));
    const names = new Set(
      [...answers, await asked(browser, ANSWERS)].map(({ body }) => body.file_name),
    );
    expect(workers.printed - before).toBe(1);
    expect(names.size).toBe(1);
    const [name = ''] = names;
    expect((await fetched(app, browser, name)).statusCode).toBe(200);
  });

  it('makes one document at a time for one applicant, each of them whole', async () => {
    const browser = await someoneNew();
    workers.most = 0;
    const names = ['Anna', 'Berta', 'Carla'];
    const answers = await Promise.all(
      names.map((first_name) => asked(browser, { ...ANSWERS, first_name })),
    );
    expect(workers.most).toBe(1);
    for (const [index, { body }] of answers.entries()) {
      const { rawPayload } = await fetched(app, browser, body.file_name);
      expect(await popplerText(rawPayload)).toContain(names[index]);
    }
  });

  it.each(['Please Die', 'Please Hang'])(
    'says so when the thread fails (%s), keeps the print of before, and prints the next',
    async (first_name) => {
      const browser = await someoneNew();
      const before = await asked(browser, ANSWERS);
      const failed = await asked(browser, { ...ANSWERS, first_name });
      expect(failed).toMatchObject({
        status: 503,
        headers: { 'retry-after': '2' },
        body: {
          status: 'error',
          message:
            'We cannot make the document at the moment. Nothing was changed. Please try again shortly.',
        },
      });
      expect((await fetched(app, browser, before.body.file_name)).statusCode).toBe(200);
      const after = await asked(browser, { ...ANSWERS, first_name: 'Anna' });
      expect(after.status).toBe(200);
    },
  );

  it('prints, signs and seals once when a signature is pressed twice', async () => {
    const pressed = async (times: number) => {
      const { browser, attorneyId } = await newSigner(app);
      const url = await popupUrl(browser, attorneyId);
      const before = workers.printed;
      const answers = await Promise.all(Array.from({ length: times }, () => finish(browser, url)));
      return { browser, url, answers, printed: workers.printed - before };
    };
    const once = await pressed(1);
    const { browser, url, answers, printed } = await pressed(2);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(once.printed).toBeGreaterThan(0);
    expect(printed).toBe(once.printed);
    expect((await signedFile(app, browser, url)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('ends with the server: what is not made by then is refused', async () => {
    const own = new Watched(openWorkers({ worker: MORTAL_WORKER }));
    const other = await startApp({ ...(await databases.fresh()), parts: { workers: own } });
    await addLeads(other, BOB);
    const browser = await applicant(other, BOB);
    await asked(browser, ANSWERS);
    const hanging = asked(browser, { ...ANSWERS, first_name: 'Please Hang' });
    await expect.poll(() => own.atOnce).toBe(1);
    await own.close();
    expect((await hanging).status).toBe(503);
    await other.close();
  });
});

describe('the workers', () => {
  const order = (text: string) =>
    [
      'print',
      {
        blocks: [{ kind: 'heading', depth: 1, text }],
        imprint: {
          title: 'Title',
          provider: 'Provider',
          language: 'en-US',
          footer: '{page}/{pages}',
        },
      },
    ] as const;

  it('refuses whoever would wait too long, and ends with everybody told', async () => {
    const workers = openWorkers({ worker: MORTAL_WORKER, threads: 1 });
    const asked = Array.from({ length: 201 }, () => workers.run(...order('Please Hang')));
    const told = Promise.allSettled(asked);
    await expect(workers.run(...order('One more'))).rejects.toThrow('200 are waiting already');
    await workers.close();
    expect((await told).every(({ status }) => status === 'rejected')).toBe(true);
    await expect(workers.run(...order('Late'))).rejects.toThrow('it is closed');
  });

  it('says what went wrong in a document, and goes on with the next', async () => {
    const workers = openWorkers({ worker: BUILT_WORKER });
    const broken = [
      { kind: 'signature', name: 'Ann', drawing: 'data:image/png;base64,AAAA' },
    ] as const;
    const [, { imprint }] = order('');
    await expect(workers.run('print', { blocks: broken, imprint })).rejects.toThrow();
    expect((await workers.run(...order('Sound'))).subarray(0, 5).toString()).toBe('%PDF-');
    await workers.close();
  });
});

type Signer = Awaited<ReturnType<typeof newSigner>>;

describe('two processes on one store', () => {
  it('make the document to sign once between them, when both are asked at once', async () => {
    const databases = await startDatabases();
    const settings = await databases.fresh();
    const pools = [
      new Watched(openWorkers({ worker: BUILT_WORKER })),
      new Watched(openWorkers({ worker: BUILT_WORKER })),
    ] as const;
    const [here, there] = await Promise.all(
      pools.map((workers) => startApp({ ...settings, parts: { workers } })),
    );
    if (!here || !there) throw new Error('The servers did not start.');
    try {
      const url = (server: FastifyInstance, { browser, attorneyId }: Signer) =>
        server.inject({
          method: 'POST',
          url: '/api/portal/createSignRequests.php',
          headers: { 'content-type': 'text/plain' },
          cookies: { ...browser.cookies },
          payload: JSON.stringify({ attorney_id: attorneyId }),
        });
      const printed = () => pools[0].printed + pools[1].printed;
      expect((await url(here, await newSigner(here))).statusCode).toBe(200);
      const forOne = printed();
      expect(forOne).toBeGreaterThan(0);
      const signer = await newSigner(here);
      const asked = [here, there, here, there].map((server) => url(server, signer));
      const answers = await Promise.all(asked);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(printed()).toBe(2 * forOne);
    } finally {
      await Promise.all([here.close(), there.close()]);
      await Promise.all(pools.map((workers) => workers.close()));
      await databases.stop();
    }
  });
});
