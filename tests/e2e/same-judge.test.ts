// The judge in the browser says what the judge on the server says: on every case of the rules, and on random answers.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Release } from '../../runtime/content/index.ts';
import {
  type Answers,
  createJudge,
  type JsonObject,
  type JudgeInput,
  type Judgement,
  type Moment,
  type Schema,
} from '../../runtime/core/index.ts';
import { released } from '../helpers/releases.ts';
import { aBrowser } from './support/a-browser.ts';
import { answersFor } from './support/random-answers.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const server = inject('server');
const browser = aBrowser();
let page: Page;
let release: Release;

beforeAll(async () => {
  release = await released();
  const code = await judgeAsModule();
  ({ page } = await browser.newPerson());
  await page.route('**/judge-page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.goto(`${server.address}/sign-in`);
  await page.addScriptTag({ url: '/judge-page.js', type: 'module' });
  await page.waitForFunction(() => 'judgeAll' in window);
});

async function judgeAsModule(): Promise<string> {
  const entry = fileURLToPath(new URL('./support/judge-page.ts', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'judge-page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunk = [output].flat().flatMap((made) => ('output' in made ? made.output : []));
  const main = chunk.find((file) => file.type === 'chunk');
  if (main?.type !== 'chunk') throw new Error('Nothing was built');
  return main.code;
}

async function here(form: string, inputs: readonly JudgeInput[]): Promise<readonly Judgement[]> {
  const released = release.forms[form];
  if (!released) throw new Error(`No form "${form}"`);
  const judge = createJudge(released.bundle, released.validate);
  const judged: Judgement[] = [];
  for (const input of inputs) judged.push(await judge.judge(input));
  return JSON.parse(JSON.stringify(judged));
}

/** Texts on the way, so that both sides compare what JSON can say. */
async function there(form: string, inputs: readonly JudgeInput[]): Promise<readonly Judgement[]> {
  const judged = await page.evaluate(
    async ([id, asked]) => JSON.stringify(await window.judgeAll(id, JSON.parse(asked))),
    [form, JSON.stringify(inputs)] as const,
  );
  return JSON.parse(judged);
}

test('every case of every form, and of every section it uses, is judged alike in the browser and here', async () => {
  let compared = 0;
  for (const form of Object.keys(release.forms)) {
    const cases = (await Promise.all((await casesFilesOf(form)).map(casesIn))).flat();
    const inputs: JudgeInput[] = cases.flatMap((one) =>
      (one.moment ? [one.moment] : (['edit', 'submit'] as const)).map((moment) => ({
        answers: one.given ?? {},
        context: { today: '2026-11-20', ...one.context },
        moment,
      })),
    );
    expect(await there(form, inputs)).toEqual(await here(form, inputs));
    compared += inputs.length;
  }
  expect(compared).toBeGreaterThan(100);
});

async function casesFilesOf(form: string): Promise<readonly string[]> {
  const text = await readFile(`${ROOT}/schemas/forms/${form}/form.json`, 'utf8');
  const { sections }: { sections: readonly (string | { use: string })[] } = JSON.parse(text);
  const used = sections.flatMap((one) => (typeof one === 'string' ? [] : [one.use]));
  return [form, ...used.map((section) => `sections/${section}`)];
}

async function casesIn(name: string): Promise<readonly Partial<CaseGiven>[]> {
  const file = `${ROOT}/rules/${name}.cases.json`;
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).cases : [];
}

interface CaseGiven {
  readonly given: Answers;
  readonly context: JsonObject;
  readonly moment: Moment;
}

test('random answers are judged alike in the browser and here', async () => {
  for (const [form, { bundle }] of Object.entries(release.forms)) {
    const properties = Object.assign({}, ...bundle.sections.map(({ schema }) => schema.properties));
    const whole: Schema = { type: 'object', properties };
    const answers = fc.sample(answersFor(whole), { numRuns: 60, seed: 20261120 });
    const inputs = answers
      .filter((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
      .map((given, index) => ({
        answers: JSON.parse(JSON.stringify(given)),
        context: { today: '2026-11-20', route: index % 2 ? 'UpdateProfile' : 'application' },
        moment: index % 3 ? ('submit' as const) : ('edit' as const),
      }));
    expect(inputs.length).toBeGreaterThan(25);
    const [browserSays, nodeSays] = [await there(form, inputs), await here(form, inputs)];
    expect(browserSays).toEqual(nodeSays);
    expect(nodeSays.some(({ faults }) => faults.length > 0)).toBe(true);
  }
});
