// What judging costs the server: the whole call that judges and stores a form of 180 fields, and the judging within it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease, contentOf, readContent } from '../../runtime/content/index.ts';
import type { JsonObject } from '../../runtime/core/index.ts';
import { buildApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config/config.ts';
import { contentOf as releasedContentOf } from '../../server/content/load.ts';
import { judgedAnswers } from '../../server/forms/judging.ts';
import { benchContent } from './content.mjs';
import { median } from './stats.mjs';
import { wide } from './workloads.mjs';

const WARM_UP = 100;
const TIMES = 400;

const root = new URL('../..', import.meta.url).pathname;
const source = new Map([...(await readContent(root)), ...contentOf(benchContent())]);
const { release, faults } = await buildRelease(source, {});
if (!release) throw new Error(`The content has ${faults.length} faults: ${faults[0]?.message}`);
const content = releasedContentOf(release);
const form = content.forms.wide;
if (!form) throw new Error('The form is not in the release');

const dataDir = mkdtempSync(join(tmpdir(), 'judge-rate-'));
const config = loadConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
const app = await buildApp(config, { content });
try {
  const refused = await submit({ ...answersOf(0), text_1_1: 'x' });
  if (refused !== 422) throw new Error(`A bad form was answered with ${refused}`);
  const calls: number[] = [];
  const judgings: number[] = [];
  for (let at = 0; at < WARM_UP + TIMES; at++) {
    // One visitor may not send so many forms an hour; this one starts each as if it were the first.
    await app.store.deleteFrom('rate_limit').execute();
    // Made before the clock runs: both are measured without it.
    const answers = answersOf(at);
    const call = await timed(async () => {
      const status = await submit(answers);
      if (status !== 201) throw new Error(`A good form was answered with ${status}`);
    });
    const judging = await timed(() => judge(answers));
    if (at < WARM_UP) continue;
    calls.push(call);
    judgings.push(judging);
  }
  if ((await count()) !== WARM_UP + TIMES) throw new Error(`Only ${await count()} rows are stored`);
  const [call, judging] = [median(calls), median(judgings)];
  console.log(JSON.stringify({ share: (1 - judging / call) * 100, call, judging }));
} finally {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function submit(data: JsonObject): Promise<number> {
  const url = '/api/forms/wide/submissions';
  const answer = await app.inject({ method: 'POST', url, payload: { data } });
  return answer.statusCode;
}

async function judge(answers: JsonObject): Promise<void> {
  if (!form) return;
  const server = { config, content, db: app.store, services: app.services, log: app.log };
  await judgedAnswers({ ...server, now: () => new Date() }, { form, route: 'form' }, answers);
}

/** A complete form: every text answered, two conditional fields shown and answered. */
function answersOf(seed: number): JsonObject {
  const { fields } = wide();
  const answers: Record<string, string | number | boolean> = {};
  for (const field of fields) {
    if (field.shownWhen) continue;
    if (field.kind === 'text') answers[field.name] = `Answer ${seed}`;
    if (field.kind === 'select') answers[field.name] = 'first';
    if (field.kind === 'integer') answers[field.name] = seed % 1000;
    if (field.kind === 'checkbox') answers[field.name] = true;
  }
  return {
    ...answers,
    text_3_2: 'show',
    extra_3_1: 'shown',
    select_4_1: 'other',
    extra_4_2: 'too',
  };
}

async function count(): Promise<number> {
  const row = await app.store
    .selectFrom('submission')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}
