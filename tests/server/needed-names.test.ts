// A change of content that the code cannot follow is refused in words, wherever it comes from: the check and the start build
// by what code needs, and publishing holds a release against it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRelease, type ContentSource } from '../../runtime/content/index.ts';
import { contentOf } from '../../server/content/load.ts';
import { codeNeeds, UnmetNeeds } from '../../server/content/needs.ts';
import { PROGRAM } from '../../server/program/index.ts';
import { currentRelease } from '../../server/store/content/releases.ts';
import { CACHE_DIR, contentWith, edited, releaseOf } from '../helpers/releases.ts';
import { renamed } from '../helpers/renamed.ts';
import { startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

let databases: Databases;
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  databases = await startDatabases();
  app = await startApp(await databases.fresh());
});
afterAll(async () => {
  await app.close();
  await databases.stop();
});

type Content = Promise<ContentSource>;

const withoutFormat = edited(({ 'paid_on.error.format': _, ...file }) => file);

/** The day of a payment as any text. */
const anyDay = (): Content =>
  contentWith({
    'schemas/forms/desk-pay/move.schema.json': edited((file) => ({
      ...file,
      properties: {
        ...(file.properties as object),
        paid_on: { type: 'string', maxLength: 10 },
      },
    })),
    'schemas/forms/desk-pay/move.ui.json': edited((file) => ({ ...file, paid_on: {} })),
    'messages/en-US/desk-pay.json': withoutFormat,
    'messages/en-US/desk-correct.json': withoutFormat,
  });

/** The flow of authorization requests under another name, with every sentence of it. */
async function otherFlow(): Content {
  const files = /flows\/request|flows\.json|views\/.*(request|author)/;
  const source = new Map(await renamed(files, 'request', 'asked'));
  const server = 'messages/en-US/server.json';
  const taken = edited((file) =>
    Object.fromEntries(
      Object.entries(file).map(([key, said]) => {
        const { use } = said as { use?: string };
        return [key, use ? { use: use.replace('flows.request.', 'flows.asked.') } : said];
      }),
    ),
  );
  const form = 'schemas/forms/auth-request/form.json';
  const through = edited((file) => ({ ...file, flow: 'asked' }));
  source.set(form, through(source.get(form) ?? ''));
  return source.set(server, taken(source.get(server) ?? ''));
}

interface Refused {
  readonly change: string;
  readonly content: () => Content;
  readonly file: string;
  readonly says: RegExp;
}

const REFUSED: readonly Refused[] = [
  {
    change: 'the number of a check under another name',
    content: () => renamed(/desk-pay|desk-correct|app\.json/, 'check_number', 'cheque_number'),
    file: 'schemas/forms/desk-pay/move.schema.json',
    says: /^The field "check_number" of the form "desk-pay" is gone, and code needs it: server\/desk\/paying\.ts \(“What moves of a claim do to its payment: .+”\)\. Is it "cheque_number" now\?$/,
  },
  {
    change: 'a day as any text',
    content: anyDay,
    file: 'schemas/forms/desk-pay/move.schema.json',
    says: /^The field "paid_on" of the form "desk-pay" is a plain text here, and code reads a day: /,
  },
  {
    change: 'a choice under another name',
    content: () => renamed(/forms\/sign\/|sign\.json|\/sign\.(rules|cases)/, 'draw', 'paint'),
    file: 'schemas/forms/sign/signature.schema.json',
    says: /^The choice "draw" of the field "method" of the form "sign" is gone, and code needs it: app\/pages\/signing\//,
  },
  {
    change: 'a form under another name',
    content: () => renamed(/two-step-off/, 'two-step-off', 'two-step-end'),
    file: 'schemas/forms/two-step-off/form.json',
    says: /^The form "two-step-off" is gone, and code needs it: app\/pages\/account\/SwitchOff\.tsx .+, server\/accounts\/account-form\.ts/,
  },
  {
    change: 'a section under another name',
    content: () => renamed(/forms\/sign-in|en-US\/sign-in/, 'join', 'enter'),
    file: 'schemas/forms/sign-in/form.json',
    says: /^The section "join" of the form "sign-in" is gone, and code needs it: /,
  },
  {
    change: 'a status flow under another name',
    content: otherFlow,
    file: 'schemas/flows/request.json',
    says: /^The status flow "request" is gone, and code needs it: server\//,
  },
  {
    change: 'a group of states under another name',
    content: () => renamed(/flows\/case|house/, 'covered', 'insured'),
    file: 'schemas/flows/case.json',
    says: /^The group of states "covered" of the flow "case" is gone, and code needs it: server\/calls\/matters\/index\.ts/,
  },
  {
    change: 'a move under another name',
    content: () => renamed(/flows\/application|flows\.json/, 'send', 'hand-in'),
    file: 'schemas/flows/application.json',
    says: /^The move "send" of the flow "application" is gone, and code needs it: server\/program\/server-moves\.ts/,
  },
  {
    change: 'a view under another name',
    content: () => renamed(/profile-history|views\.json/, 'profile-history', 'profile-past'),
    file: 'schemas/views/profile-history.json',
    says: /^The view "profile-history" is gone, and code needs it: app\/pages\/profile\/History\.tsx/,
  },
  {
    change: 'a table under another name',
    content: () => renamed(/tables\/referrals/, 'referrals', 'sent-on'),
    file: 'schemas/tables/referrals.json',
    says: /^The table "referrals" is gone, and code needs it: server\/program\/index\.ts/,
  },
  {
    change: 'a call under another name',
    content: () => renamed(/calls\/verify_document/, 'verify_document', 'check_document'),
    file: 'schemas/calls/verify_document.json',
    says: /^The call "verify_document" is gone, and code needs it: server\/calls\/signing\/verify\.ts/,
  },
  {
    change: 'an answer of a call under another name',
    content: () => renamed(/calls\/sign_code/, 'minutes', 'lasting'),
    file: 'schemas/calls/sign_code.json',
    says: /^The call "sign_code" takes, answers or lets in something else than the code that stands behind it: /,
  },
  {
    change: 'a mail under another name',
    content: () => renamed(/mail\/settings|placeholders/, 'settings_changed', 'settings_new'),
    file: 'messages/en-US/mail/settings_changed.md',
    says: /^The mail "settings_changed" is gone, and code needs it: server\/accounts\/settings\.ts/,
  },
  {
    change: 'a long text under another name',
    content: () => renamed(/pages\/help_claims/, 'help_claims', 'help_of_claims'),
    file: 'messages/en-US/pages/help_claims.md',
    says: /^The sentence "pages\.help_claims" is gone, and code needs it: app\/pages\/help\/sections\.ts/,
  },
  {
    change: 'a sentence under another name',
    content: () => renamed(/en-US\/app\.json/, 'desk\\.title', 'desk.heading'),
    file: 'messages/en-US/app.json',
    says: /^The sentence "app\.desk\.title" is gone, and code needs it: /,
  },
];

describe('content that code cannot follow', () => {
  it.each(REFUSED)('is refused by the check: $change', async ({ content, file, says }) => {
    const source = await content();
    const { faults } = await buildRelease(source, { cacheDir: CACHE_DIR, needs: codeNeeds() });
    const [first, ...more] = faults.filter(({ message }) => says.test(message));
    expect(first, JSON.stringify(faults, null, 1)).toMatchObject({ code: 'needed-by-code', file });
    expect(first?.remedy).toMatch(/may be changed freely[;.].+only together with/);
    expect(more).toEqual([]);
    expect(faults.filter(({ code }) => code !== 'needed-by-code')).toEqual([]);
  });

  it.each(REFUSED)('is refused by publishing: $change', async ({ content, says }) => {
    const source = await content();
    const before = await currentRelease(app.store);
    const release = { ...contentOf(await releaseOf(source)), source };
    const refused = await app.releases.publish(release).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnmetNeeds);
    const [, ...lines] = String((refused as Error).message).split('\n  ');
    const inner = new RegExp(says.source.replace(/\$$/, ''));
    expect(lines.filter((line) => inner.test(line))).toHaveLength(1);
    expect(await currentRelease(app.store)).toEqual(before);
  });
});

describe('what the program looks for by itself', () => {
  it.each([
    ['a move', () => renamed(/flows\/application|flows\.json/, 'send', 'hand-in'), /"send"/],
    ['a table', () => renamed(/tables\/referrals/, 'referrals', 'sent-on'), /"referrals"/],
  ])('is told once where it has another name: %s', async (_, content, says) => {
    const source = await content();
    const against = { needs: codeNeeds(), program: PROGRAM };
    const { faults } = await buildRelease(source, { cacheDir: CACHE_DIR, ...against });
    expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
  });
});

describe('content that code can follow', () => {
  it('is as it is shipped', async () => {
    const needs = codeNeeds();
    expect(
      (await buildRelease(await contentWith({}), { cacheDir: CACHE_DIR, needs })).faults,
    ).toEqual([]);
  });

  it('may have other words, limits, order and layout', async () => {
    const source = await contentWith({
      'messages/en-US/desk-pay.json': edited((file) => ({
        ...file,
        'check_number.label': 'Number on the check',
      })),
      'schemas/forms/desk-pay/move.schema.json': edited(({ properties, ...file }) => {
        const { note, ...others } = properties as Record<string, object>;
        const check_number = { ...others.check_number, maxLength: 30 };
        return { ...file, properties: { note, ...others, check_number } };
      }),
    });
    await app.releases.publish({ ...contentOf(await releaseOf(source)), source });
    expect(app.releases.current().id).toBe((await releaseOf(source)).id);
  });
});
