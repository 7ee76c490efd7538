// Every kind of security event about changes of the content: told by what people really do in the Studio.
import { describe } from 'vitest';
import { Editor, say } from '../helpers/studio.ts';
import { A_CLERK, type Act, aTellingServer, type OfStudio } from './telling.ts';

const A_CHANGE = { kind: 'change', id: A_CLERK.id };
const done = { outcome: 'success', who: A_CLERK, on: A_CHANGE } as const;

describe('security events of the Studio', () => {
  const { server, tells } = aTellingServer();
  const editor = () => Editor.of(server.browser(), 'editor@example.com');
  const begun = async () => {
    const one = await editor();
    await one.edit(say('app.skip', `Over to ${one.change}`));
    return one;
  };

  /** What an editor has made and looked at. */
  const seen = async () => {
    const editor = await begun();
    const { change } = editor;
    const { files } = await editor.ask('studio_rehearse', { change });
    return { editor, change, files };
  };

  const ACTS: Readonly<Record<OfStudio, Act>> = {
    'content.edited': {
      async act() {
        const one = await begun();
        await one.call('studio_edit', {
          ...{ change: one.change, after: 1 },
          commands: [say('app.nothing.of.it', 'x'.repeat(3000))],
        });
      },
      told: [done, { ...done, outcome: 'failure', reason: 'COMMAND_UNFIT' }],
    },
    'content.mailed': {
      async act() {
        const one = await begun();
        const key = 'mail.approved';
        await one.ask('studio_mail_test', { change: one.change, key });
        await one.call('studio_mail_test', { change: one.change, key: 'mail.nothing' });
      },
      told: [
        { ...done, act: 'mail.approved' },
        { ...done, act: 'mail.nothing', outcome: 'failure', reason: 'NOT_FOUND' },
      ],
    },
    'content.undone': {
      async act() {
        const one = await begun();
        await one.ask('studio_undo', { change: one.change });
        await one.call('studio_undo', { change: one.change });
      },
      told: [done, { ...done, outcome: 'failure', reason: 'NOTHING_TO_UNDO' }],
    },
    'content.settled': {
      async act() {
        const one = await begun();
        const settle = (act: string) => one.call('studio_change_settle', { id: one.change, act });
        await settle('discard');
        await settle('discard');
        await settle('restore');
      },
      told: [
        { ...done, act: 'discard' },
        { ...done, outcome: 'failure', reason: 'CHANGE_CLOSED' },
        { ...done, act: 'restore' },
      ],
    },
    'content.commented': {
      async act() {
        const { change, ...one } = await begun().then((begins) => ({
          change: begins.change,
          ask: begins.ask.bind(begins),
        }));
        const said = { change, place: 'sentence:app.skip', text: 'Mulberry?' };
        const { comments } = await one.ask('studio_comment', said);
        await one.ask('studio_comment_resolve', { id: comments[0]?.id });
      },
      told: [done, { ...done, on: { kind: 'comment', id: A_CLERK.id }, act: 'resolve' }],
    },
    'content.asked': {
      async act() {
        const { editor: one, ...asked } = await seen();
        await one.ask('studio_ask', { ...asked, of: 'publisher@example.com', note: 'Mulberry.' });
        await one.call('studio_ask', { ...asked, of: 'nobody@example.com', note: 'Mulberry.' });
        await one.ask('studio_ask_withdraw', { change: asked.change });
        await one.call('studio_ask_withdraw', { change: asked.change });
      },
      told: [
        done,
        { ...done, outcome: 'failure', reason: 'APPROVER_UNFIT' },
        { ...done, act: 'withdraw' },
        { ...done, act: 'withdraw', outcome: 'failure', reason: 'REQUEST_OVER' },
      ],
    },
    'content.approved': {
      async act() {
        const { editor: one, ...asked } = await seen();
        await one.ask('studio_ask', { ...asked, of: 'publisher@example.com', note: 'Mulberry.' });
        const publisher = await Editor.of(server.browser(), 'publisher@example.com');
        await publisher.ask('studio_approve', asked);
        await publisher.call('studio_approve', asked);
        await publisher.call('studio_send_back', { ...asked, why: 'Mulberry?' });
      },
      told: [
        done,
        { ...done, outcome: 'failure', reason: 'APPROVAL_VOID' },
        { ...done, act: 'send-back', outcome: 'failure', reason: 'APPROVAL_VOID' },
      ],
    },
    'content.planned': {
      async act() {
        const { editor: _, ...asked } = await seen();
        const publisher = await Editor.of(server.browser(), 'publisher@example.com');
        const at = new Date(server.now.getTime() + 3_600_000).toISOString();
        const plan = { ...asked, note: 'Mulberry.', when: 'planned', at };
        await publisher.ask('studio_publish', plan);
        await publisher.ask('studio_unplan', { change: asked.change });
        await publisher.call('studio_unplan', { change: asked.change });
      },
      told: [
        { ...done, act: 'plan' },
        { ...done, act: 'unplan' },
        { ...done, act: 'unplan', outcome: 'failure', reason: 'CHANGE_CLOSED' },
      ],
    },
    'content.shown': {
      async act() {
        const one = await begun();
        const { links } = await one.ask('studio_links', { change: one.change, make: true });
        const revoke = links[0]?.id ?? '';
        await one.ask('studio_links', { change: one.change, revoke });
        await one.call('studio_links', { change: one.change, revoke });
      },
      told: [
        { ...done, act: 'make' },
        { ...done, act: 'revoke' },
        { ...done, act: 'revoke', outcome: 'failure', reason: 'SHOW_LINK_ENDED' },
      ],
    },
  };

  tells(ACTS, ['Over to', 'app.skip', 'Mulberry']);
});
