// A flow that forms go through: what nobody could do with it, and what never happens in it, is refused before anybody sends anything.
import { expect, test } from 'vitest';
import { Builder } from '../../runtime/content/index.ts';
import { PROGRAM } from '../../server/program/index.ts';
import { FIRM_FORM } from '../helpers/firm-form.ts';
import { CACHE_DIR, contentWith, type Edits, edited } from '../helpers/releases.ts';

type Part = Record<string, unknown>;

const FORM = 'schemas/forms/change-of-firm/form.json';
const FLOW = 'schemas/flows/change-of-firm.json';

/** What is told of the content with "Change of firm" in it, some of whose files are edited once more. */
async function told(edits: Edits, list: 'faults' | 'warnings' = 'faults') {
  const firm = Object.entries(FIRM_FORM).map(([path, make]) => [
    path,
    (text: string) => edits[path]?.(make(text)) ?? make(text),
  ]);
  const builder = new Builder({ cacheDir: CACHE_DIR, program: PROGRAM });
  builder.change(await contentWith({ ...edits, ...Object.fromEntries(firm) }));
  return (await builder.build())[list].map(
    ({ code, place, message }) => `${code} ${place} ${message}`,
  );
}

const form = (more: object) => told({ [FORM]: edited((file) => ({ ...file, ...more })) });

/** With words changed of the part of that name. */
const part = (list: 'states' | 'moves', name: string, more: object) =>
  told({
    [FLOW]: edited((file) => ({
      ...file,
      [list]: (file[list] as Part[]).map((one) =>
        one.name === name ? JSON.parse(JSON.stringify({ ...one, ...more })) : one,
      ),
    })),
  });
const SECRET = { type: 'string', maxLength: 20, writeOnly: true };
const when = (fact: string, operator = 'equal') =>
  part('moves', 'rush', { when: { all: [{ fact, operator, value: true }] } });

test('a form with a process that is right is right', async () => {
  expect(await told({})).toEqual([]);
});

test('a form goes through a flow that there is, and through none of the program', async () => {
  expect(await form({ flow: 'change-of-frim' })).toEqual([
    'unknown-name /flow "change-of-frim" is not a status flow.',
  ]);
  expect(await form({ flow: 'request' })).toContain(
    'unknown-name /flow The flow "request" is that of things of this program: no form goes through it.',
  );
});

test('it is begun by whoever opens the form, and read by whoever works on it', async () => {
  expect(await form({ access: 'desk' })).toContain(
    'flow-not-theirs /start/who The flow "change-of-firm" is begun by "attorney", and the form "change-of-firm" is open to "desk".',
  );
  expect(await form({ received: { by: ['publisher'] } })).toEqual([
    'flow-unread /received/by What goes through a flow is worked on by "desk", who may not read what this form sends.',
  ]);
  expect(await form({ received: { keepDays: 30 } })).toEqual([]);
});

test('a move is made by people who have a page for it, and pays nothing', async () => {
  expect(await part('moves', 'decide', { who: 'publisher', key: undefined })).toContain(
    'flow-not-theirs /moves/3/who "publisher" has no page on which to make the move "decide".',
  );
  expect(await part('moves', 'check', { payment: 'pay', undo: undefined })).toContain(
    'not-read /moves/0/payment The move "check" pays something, and what a form sends is no claim.',
  );
});

test('a condition asks for a field of the form, by an operator of rules', async () => {
  expect(await when('urgnet')).toEqual([
    'unknown-field /moves/1/when/all/0/fact The form "change-of-firm" goes through this flow and has no field "urgnet".',
  ]);
  expect(await when('context.item.colour')).toEqual([
    'unknown-name /moves/1/when/all/0/fact "context.item.colour" is nothing that is known of what was sent.',
  ]);
  expect(await when('urgent', 'equals')).toEqual([
    'condition-misfit /moves/1/when "equals" cannot be asked like this.',
  ]);
  expect(await when('context.item.days', 'greaterThan')).toEqual([
    'condition-misfit /moves/1/when "greaterThan" cannot be asked like this.',
  ]);
});

test('what was sent is corrected by whoever sent it, with the form they sent it by', async () => {
  expect(await part('moves', 'decide', { corrects: true })).toEqual([
    'flow-not-theirs /moves/3/corrects The move "decide" is made by "desk", and what was sent is corrected by "attorney" alone, who sent it.',
    'not-read /moves/3/form The move "decide" is made with the form that was sent, and "form" has no place in it.',
  ]);
  expect(await part('moves', 'correct', { confirm: true })).toContain(
    'not-read /moves/7/confirm The move "correct" is made with the form that was sent, and "confirm" has no place in it.',
  );
  const section = 'schemas/forms/change-of-firm/matters.schema.json';
  const secret = edited((file) => {
    const { matters } = file.properties as Record<string, { items: Part }>;
    const properties = { ...(matters?.items.properties as Part), pin: SECRET };
    return {
      ...file,
      properties: { matters: { ...matters, items: { ...matters?.items, properties } } },
    };
  });
  const words = 'messages/en-US/change-of-firm.json';
  const label = edited((file) => ({ ...file, 'matters.pin.label': 'Pin' }));
  expect(await told({ [section]: secret, [words]: label })).toEqual([
    'flow-secret-rows /moves/7/corrects What the form "change-of-firm" sends has a secret in its rows (/matters/*/pin), which cannot stay when rows are changed.',
  ]);
});

test('a move that whoever sent something is told of lets them read something of it', async () => {
  const decide = 'schemas/forms/firm-decide/move';
  const unread = (more: object): Edits => ({
    [`${decide}.schema.json`]: edited((file) => {
      const { note, ...others } = file.properties as Part;
      return { ...file, properties: { ...others, remark: note } };
    }),
    [`${decide}.ui.json`]: edited((file) => ({
      ...file,
      'ui:groups': [{ id: 'what', fields: ['valid_from', 'remark'] }],
      note: undefined,
      remark: { 'ui:widget': 'multiline' },
      ...more,
    })),
    'messages/en-US/firm-decide.json': edited((file) => ({
      ...file,
      'note.label': undefined,
      'remark.label': 'What you should know',
    })),
  });
  const ofMoves = (all: readonly string[]) => all.filter((one) => one.startsWith('flow-told'));
  expect(ofMoves(await told(unread({}), 'warnings'))).toEqual([]);
  expect(ofMoves(await told(unread({ valid_from: {} }), 'warnings'))).toEqual([
    'flow-told-nothing /moves/1/form With the move "rush" somebody is written to or waited for as "attorney", and of what its form "firm-decide" asks they read nothing.',
    'flow-told-nothing /moves/3/form With the move "decide" somebody is written to or waited for as "attorney", and of what its form "firm-decide" asks they read nothing.',
  ]);
});

test('somebody else than whoever made a move is named by that move', async () => {
  expect(await part('moves', 'decide', { notBy: ['chekc'] })).toEqual([
    'unknown-name /moves/3/notBy/0 "chekc" is not a move of "desk".',
  ]);
});

test('deadlines come one after the other, and move on by a move that there is', async () => {
  const remind = [{ mail: 'firm_waiting', to: 'desk' }];
  expect(
    await part('states', 'Sent', {
      after: [
        { days: 5, remind },
        { days: 5, remind },
      ],
    }),
  ).toEqual([
    'deadline-order /states/0/after/1/days This deadline of "Sent" does not come after the one before it.',
  ]);
  expect(await part('states', 'Asked', { after: [{ days: 30, move: 'lapse' }] })).toEqual([
    'unknown-name /states/1/after/0/move "lapse" is not a move of "system" from "Asked".',
  ]);
  expect(
    await part('states', 'Asked', {
      after: [
        { days: 30, move: 'expire' },
        { days: 40, remind },
      ],
    }),
  ).toEqual([
    'deadline-late /states/1/after/1 After 30 days it has left "Asked", so that this never happens.',
  ]);
});

/** Of a flow of the program, with a condition on who makes its first move. */
const byOthers = (name: string) =>
  told({
    [`schemas/flows/${name}.json`]: edited((file) => ({
      ...file,
      moves: (file.moves as Part[]).map((move, at) =>
        at === 0 ? JSON.parse(JSON.stringify({ ...move, notBy: ['reply'] })) : move,
      ),
    })),
  });

test('a flow of the program has none of it, unless its things are what a form sent', async () => {
  expect(await byOthers('case')).toContain(
    'not-read /moves/0/notBy "notBy" says nothing here: no form goes through the flow "case".',
  );
  expect(await byOthers('request')).toEqual([]);
});

test('the form whose submissions the program moves through a flow says so', async () => {
  const REQUEST = 'schemas/forms/auth-request/form.json';
  const unsaid = edited(({ flow: _, ...file }) => file);
  expect(await told({ [REQUEST]: unsaid })).toEqual([
    'needed-flow-gone /flow What the form "auth-request" sends goes through the flow "request": the program counts on it.',
  ]);
  const corrects = edited((file) => ({
    ...file,
    moves: (file.moves as Part[]).map((move) =>
      move.who === 'attorney' && move.to === 'New' ? { ...move, corrects: true } : move,
    ),
  }));
  expect(await told({ 'schemas/flows/request.json': corrects })).toEqual([
    expect.stringContaining(
      '"corrects" says nothing here: no form goes through the flow "request".',
    ),
  ]);
});

test('a mail of it says its number, subject, status, words and link, and nothing else', async () => {
  const mail = 'messages/en-US/mail/firm_sent.md';
  const says = (name: string) => told({ [mail]: (text) => `${text}\n{{${name}}}\n` });
  expect(await says('status')).toEqual([]);
  expect(await says('amount')).toEqual([
    'unknown-placeholder  Nothing supplies the placeholder {{amount}} of "mail.firm_sent".',
  ]);
});
