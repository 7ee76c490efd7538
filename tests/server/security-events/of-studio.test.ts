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
  };

  tells(ACTS, ['Over to', 'app.skip', 'Mulberry']);
});
