// Schemas that others wrote, each imported, filled, sent to a real server and compared with what was typed; plain RJSF beside it.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReleasedForm } from '../../runtime/content/index.ts';
import { createJudge, isObject, type Json, unknownPaths } from '../../runtime/core/index.ts';
import { contentOf } from '../../server/content/load.ts';
import { type Attempt, attemptAll } from '../helpers/foreign/attempts.ts';
import { foreignSchemas, playgroundSamples, schemaFiles } from '../helpers/foreign/fixtures.ts';
import { type Result, type Sent, tried } from '../helpers/foreign/results.ts';
import { pageOf, sendsAll } from '../helpers/foreign/table.ts';
import { Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

const PAGE = new URL('../../docs/imported-schemas.md', import.meta.url).pathname;

describe('schemas of others', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let results: readonly Result[] = [];

  beforeAll(async () => {
    // RJSF tells the console what it cannot do; the table tells it too.
    const quiet = ['log', 'warn', 'error'] as const;
    for (const level of quiet) vi.spyOn(console, level).mockImplementation(() => undefined);
    const { attempts, release } = await attemptAll(foreignSchemas());
    databases = await startDatabases();
    app = await startApp({ ...(await databases.fresh()), parts: { content: contentOf(release) } });
    const made: Result[] = [];
    for (const attempt of attempts) {
      const form = release.forms[attempt.id];
      made.push(
        await tried(attempt, form && { send: sender(attempt), takes: judgeOf(attempt, form) }),
      );
    }
    results = made;
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  /** Sends answers to one form, and looks into the store at what became of them. */
  function sender({ id, isLone }: Attempt): (answers: Json) => Promise<Sent> {
    const browser = new Browser(app);
    return async (typed) => {
      const data = isLone ? { answer: typed } : typed;
      // Each form is filled in by somebody else.
      await app.store.deleteFrom('rate_limit').execute();
      const { status, body } = await browser.post(`/api/forms/${id}/submissions`, { data });
      if (status !== 201) {
        const [fault] = body.faults ?? [];
        return { refused: fault ? `${fault.path}: ${fault.message}` : `${status} ${body.message}` };
      }
      const row = await app.store
        .selectFrom('submission')
        .select('data')
        .where('form_id', '=', id)
        .where('id', '=', body.id)
        .executeTakeFirstOrThrow();
      const stored = row.data as unknown as Json;
      return { stored: isLone && isObject(stored) ? (stored.answer ?? null) : stored };
    };
  }

  /** The judge alone, as the server asks it. */
  function judgeOf({ isLone }: Attempt, { bundle, validate }: ReleasedForm) {
    const { judge } = createJudge(bundle, validate);
    return async (typed: Json): Promise<boolean> => {
      const answers = isLone ? { answer: typed } : typed;
      if (!isObject(answers) || unknownPaths(bundle, answers).length > 0) return false;
      return (await judge({ answers, context: {}, moment: 'submit' })).faults.length === 0;
    };
  }

  it('every file that lies there is listed with its source and licence', () => {
    const listed = foreignSchemas();
    expect(listed.length).toBeGreaterThanOrEqual(50);
    const named = listed.map(({ name }) => `${name}.schema.json`);
    const alone = schemaFiles().filter((file) => !file.includes('/'));
    expect(alone.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('each is answered by the filler at least once', () => {
    expect(results.filter(({ typed }) => typed === 0).map(({ attempt }) => attempt.id)).toEqual([]);
  });

  it('nothing is stored as something else than was typed', () => {
    expect(
      results.flatMap(({ wrong, attempt }) => (wrong ? [`${attempt.id}: ${wrong}`] : [])),
    ).toEqual([]);
  });

  it('what the schema refuses is refused', () => {
    expect(results.flatMap(({ lax, attempt }) => (lax ? [`${attempt.id}: ${lax}`] : []))).toEqual(
      [],
    );
  });

  it('all that plain RJSF sends is sent', () => {
    const missing = results.filter((result) => result.plain === undefined && !sendsAll(result));
    expect(
      missing.map(
        ({ attempt, refused }) => `${attempt.id}: ${refused ?? attempt.faults[0]?.message}`,
      ),
    ).toEqual([]);
  });

  it("every sample of RJSF's playground that has fields is imported, passes the check and sends what RJSF sends", () => {
    const byName = new Map(results.map((result) => [result.attempt.foreign.name, result]));
    const samples = playgroundSamples().filter(({ none }) => none === undefined);
    const missing = samples.filter(({ as = '' }) => {
      const result = byName.get(as);
      return result === undefined || !sendsAll(result);
    });
    expect(samples.length).toBeGreaterThanOrEqual(41);
    expect(missing).toEqual([]);
  });

  it('the page of results is true', async () => {
    await expect(pageOf(results)).toMatchFileSnapshot(PAGE);
  });
});
