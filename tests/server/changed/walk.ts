// A walk of the whole portal by those who use it: visitors, an applicant, an attorney, the desk and an administrator open every page, and everything on them.
import type { JsonObject } from '../../../runtime/core/index.ts';
import { type Examples, type ExampleWorld, examplesOf } from '../examples/index.ts';
import { deskWorked } from './desk-moves.ts';
import { gibberishIn } from './gibberish.ts';
import { ownFormsSent, secondStepsTaken } from './own-forms.ts';

/** Walks; what went wrong, in words. */
export async function walked(world: ExampleWorld): Promise<readonly string[]> {
  const way = [contentServed, examplesMade, ownFormsSent, secondStepsTaken, deskWorked, mailsRead];
  const faults: string[] = [];
  for (const part of way) {
    try {
      faults.push(...(await part(world)));
    } catch (error) {
      faults.push(`${part.name}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  return faults;
}

/** Every mail that was sent has a subject, and says nothing that only a program would. */
async function mailsRead({ app }: ExampleWorld): Promise<readonly string[]> {
  const mails = await app.services.mail.stored();
  return mails.flatMap(({ subject, text }) => [
    ...(subject.trim() === '' || text.trim() === '' ? [`an empty mail: ${subject}`] : []),
    ...gibberishIn({ subject, text }).map((said) => `a mail says ${said}`),
  ]);
}

/** All files of the release, as pages fetch them. */
async function contentServed({ app }: ExampleWorld): Promise<readonly string[]> {
  const faults: string[] = [];
  const get = async (url: string) => {
    const answer = await app.inject(url);
    if (answer.statusCode !== 200) faults.push(`GET ${url}: ${answer.statusCode}`);
    return answer;
  };
  const pointer = (await get('/content/current.json')).json() as JsonObject;
  const named = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return /\.(json|js)$/.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(named) : [];
  };
  for (const name of named(pointer)) {
    const file = await get(`/content/${name}`);
    if (!name.endsWith('.json') || file.statusCode !== 200) continue;
    const bundle = file.json() as JsonObject;
    for (const inner of named(bundle.modules)) await get(`/content/${inner}`);
  }
  return faults;
}

/** Calls whose example sends a form that is not shipped: where the content has it not, there is nothing to ask for. */
const OF_FORM: Readonly<Record<string, string>> = {
  form_sent_one: 'seminar',
  form_sent_file: 'seminar',
  form_item: 'change-of-firm',
  form_item_file: 'change-of-firm',
  form_item_move: 'change-of-firm',
  form_item_correct: 'change-of-firm',
};

async function examplesMade(world: ExampleWorld): Promise<readonly string[]> {
  const faults: string[] = [];
  const { forms } = world.app.releases.current();
  for (const [id, example] of Object.entries(examplesOf(world))) {
    const form = OF_FORM[id];
    if (form !== undefined && !Object.hasOwn(forms, form)) continue;
    await world.app.store.deleteFrom('rate_limit').execute();
    const fault = await made(id, example);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

async function made(id: string, example: Examples[string]): Promise<string | undefined> {
  try {
    const { status, body } = await example();
    return status < 300 ? undefined : `${id}: ${status} ${body.message}`;
  } catch (error) {
    return `${id}: ${error}`;
  }
}
