// No code writes a name of content past the types of names: what it reads would not stand in the list of what code needs.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { type Names, namesOf } from '../../runtime/content/index.ts';
import { sourceFiles } from '../../scripts/arrows/sources.ts';
import { bypassesIn } from '../../scripts/generate/names/bypasses.ts';
import { contentToName } from '../../scripts/generate/names/content.ts';
import { usesIn } from '../../scripts/generate/names/uses.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The demo world is code of its own making, which nothing in production depends on. */
const CODE = /^(app|server\/(?!demo\/)).*\.tsx?$/;

/** What only looks like a name of content. */
const OTHERS: Readonly<Record<string, string>> = {
  'app/pages/claims/use-sent.ts In Process': 'a choice of a filter',
  'server/calls/confirmation/index.ts Active': 'what the documents have a call answer',
  'app/pages/studio/home/things.ts mails': 'a kind of thing that people see',
  'server/studio/things/of-content.ts mails': 'the same',
  'server/calls/studio/releasing.ts approved': 'a state of a change in the Studio',
  'server/studio/changes/begin.ts approved': 'the same',
  'server/studio/changes/waiting.ts approved': 'the same',
  'server/studio/releasing/approval.ts approved': 'the same',
  'app/pages/studio/shell/Waits.tsx approved': 'the same',
  'server/claims/create.ts violations': 'a field of the call create_claim',
  'server/applications/submit.ts /status': 'a column of an attorney, in the history of changes',
  'server/store/attorneys/attorneys.ts /status': 'the same',
  'server/store/accounts/accounts.ts /username': 'the same',
  'server/store/accounts/accounts.ts /password': 'the same',
  'server/store/accounts/accounts.ts /secret_question': 'the same',
  'server/store/accounts/accounts.ts /secret_answer': 'the same',
};

let names: Names;
let found: readonly string[];
beforeAll(async () => {
  const texts = new Map<string, string>();
  names = namesOf(await contentToName(root));
  for (const file of await sourceFiles(root))
    if (CODE.test(file)) texts.set(file, await readFile(join(root, file), 'utf8'));
  found = bypasses(texts);
});

function bypasses(looked: ReadonlyMap<string, string>): readonly string[] {
  const uses = usesIn(looked);
  return [...looked].flatMap(([file, text]) => {
    const through = new Set((uses.get(file) ?? []).map(({ at }) => at));
    return bypassesIn({ file, text, through }, names).map(({ name }) => `${file} ${name}`);
  });
}

test('every name of content that code writes goes through its type', () => {
  expect(found.filter((one) => OTHERS[one] === undefined)).toEqual([]);
});

test('what is said to be no name is there still', () => {
  expect(Object.keys(OTHERS).filter((one) => !found.includes(one))).toEqual([]);
});

const PLANTED: Readonly<Record<string, { readonly code: string; readonly name: string }>> = {
  'a field read off answers': {
    code: 'export const x = (answers: Answers) => String(answers.check_number);',
    name: 'check_number',
  },
  'a field read by its name in quotes': {
    code: "export const x = (answers: Answers) => answers['check_number'];",
    name: 'check_number',
  },
  'a field taken out of answers': {
    code: 'export function x(answers: Answers) { const { paid_on } = answers; return paid_on; }',
    name: 'paid_on',
  },
  'a field taken out of a parameter': {
    code: 'export const x = ({ matter_id }: Answers) => matter_id;',
    name: 'matter_id',
  },
  'a field of what a store holds': {
    code: 'export const x = (store: Store) => store.answers().username;',
    name: 'username',
  },
  'a place in a row': {
    code: "export const x = (data: object) => getAt(data, '/contacts/0/email');",
    name: '/contacts/0/email',
  },
  'a place at the top': {
    code: "export const x = fieldId('/secret_answer');",
    name: '/secret_answer',
  },
  'a move': { code: "export const x = { id: '1', move: 'approve' };", name: 'approve' },
  'a state that is compared': {
    code: "export const x = (row: Row) => row.status === 'Approved & Paid';",
    name: 'Approved & Paid',
  },
  'a form': { code: "export const x = { form: 'desk-pay' };", name: 'desk-pay' },
  'a view on a page': {
    code: 'export const x = () => <Table view="claim-ticket" />;',
    name: 'claim-ticket',
  },
  'a mail': { code: "export const x = { template: 'welcome' };", name: 'welcome' },
};

test.each(Object.entries(PLANTED))('finds %s', (_, { code, name }) => {
  const file = 'server/planted.tsx';
  expect(bypasses(new Map([[file, code]]))).toEqual([`${file} ${name}`]);
});

test('lets through what is held against a type', () => {
  const file = 'server/planted.tsx';
  const code = `
    import type { AnswersOf, MailId, MoveOf, PlaceOf } from '../schemas/names.gen.d.ts';
    const PLACE = '/contacts/0/email' satisfies PlaceOf<'application'>;
    const MOVE = 'approve' satisfies MoveOf<'application'>;
    export function x(given: Answers) {
      const answers = given as AnswersOf<'desk-pay', 'check_number'>;
      return { place: PLACE, move: MOVE, check: answers.check_number, template: 'welcome' satisfies MailId };
    }`;
  expect(bypasses(new Map([[file, code]]))).toEqual([]);
});
