// A worker thread that dies while a signature is made costs one answer: nothing is half signed, and the next press signs.
import { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shelfOf } from '../../../server/services/esign/document.ts';
import { openWorkers, type WorkerPool } from '../../../server/services/workers/index.ts';
import type { TaskInput, TaskName, TaskResult } from '../../../server/services/workers/tasks.ts';
import { startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { MORTAL_WORKER } from '../helpers/task-workers.ts';
import { api, dataOf, finish, newSigner, popplerText, popupUrl, signedFile } from './helpers.ts';

const IMPRINT = { title: '', provider: '', language: 'en-US', footer: '' };

/** Kills its thread with the next task of a name, and keeps what it was asked. */
class Doomed implements WorkerPool {
  readonly #workers: WorkerPool = openWorkers({ worker: MORTAL_WORKER });
  readonly asked: unknown[] = [];
  next: TaskName | undefined;

  async run<Name extends TaskName>(task: Name, input: TaskInput<Name>): Promise<TaskResult<Name>> {
    this.asked.push(input);
    if (task === this.next) {
      this.next = undefined;
      const blocks = [{ kind: 'heading', depth: 1, text: 'Please Die' }] as const;
      await this.#workers.run('print', { blocks, imprint: IMPRINT });
    }
    return this.#workers.run(task, input);
  }

  close(): Promise<void> {
    return this.#workers.close();
  }
}

describe('a thread that dies while a document is signed', () => {
  let databases: Databases;
  let app: FastifyInstance;
  const workers = new Doomed();

  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp({ ...(await databases.fresh()), parts: { workers } });
  });
  afterAll(async () => {
    await app?.close();
    await workers.close();
    await databases?.stop();
  });

  it.each<TaskName>(['print', 'joined', 'numbered', 'sealable'])(
    'signs nothing by halves (%s), says so, and signs at the next press',
    async (task) => {
      const { browser, attorneyId, lead } = await newSigner(app);
      const url = await popupUrl(browser, attorneyId);
      const shown = async () => dataOf(await browser.get(api(url)));
      const files = async () => (await app.services.files.list(shelfOf(lead.id))).length;
      const kept = await files();
      workers.next = task;
      expect(await finish(browser, url)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '2' },
        body: {
          status: 'error',
          message:
            'We cannot make the document at the moment. Nothing was changed. Please try again shortly.',
        },
      });
      expect(await shown()).toMatchObject({ status: 'open' });
      expect(await files()).toBe(kept);
      const request = app.store
        .selectFrom('signature_request as request')
        .innerJoin('attorney', 'attorney.id', 'request.attorney_id')
        .select(['request.status', 'attorney.signed_at', 'request.final_key'])
        .where('attorney.id', '=', attorneyId);
      expect(await request.execute()).toEqual([
        { status: 'open', signed_at: null, final_key: null },
      ]);
      expect((await finish(browser, url)).status).toBe(200);
      expect(await shown()).toMatchObject({ status: 'signed' });
      const events = (await shown()).events.map(({ kind }) => kind);
      expect(events.filter((kind) => kind === 'signed' || kind === 'consented')).toEqual([
        'consented',
        'signed',
      ]);
      expect(await files()).toBe(kept + 1);
      expect(await popplerText(await signedFile(app, browser, url))).toContain('Page 1 of');
    },
  );

  it('keeps no document that was not made to its end, and makes it when asked again', async () => {
    const { browser, attorneyId, lead } = await newSigner(app);
    workers.next = 'numbered';
    const asked = await browser.post('createSignRequests', { attorney_id: attorneyId });
    expect(asked.status).toBe(503);
    expect(await app.services.files.list(shelfOf(lead.id))).toEqual([]);
    expect((await finish(browser, await popupUrl(browser, attorneyId))).status).toBe(200);
  });

  it('takes no key along: the seal is made where the key is', () => {
    expect(workers.asked.length).toBeGreaterThan(0);
    expect(workers.asked.flatMap(inside).filter((one) => one instanceof KeyObject)).toEqual([]);
    expect(workers.asked.flatMap(inside).filter(isPem)).toEqual([]);
  });
});

/** Everything a message carries. */
function inside(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [value];
  return [value, ...Object.values(value).flatMap(inside)];
}

const isPem = (value: unknown): boolean =>
  typeof value === 'string' && value.includes('-----BEGIN');
