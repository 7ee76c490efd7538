// An example of every call from a change to a release and back, by an administrator of the demo world.
import { Editor, say } from '../helpers/studio.ts';
import type { Examples, ExampleWorld } from './world.ts';

type Asked = Parameters<Editor['call']>[0];

/** One after the other, in changes of their own. */
export function releasingExamples(world: ExampleWorld): Examples {
  let entered: Promise<Editor> | undefined;
  const releaser = () => {
    entered ??= Editor.of(world.browser, 'admin@example.com');
    return entered;
  };
  const call = async (id: Asked, body: object = {}) => (await releaser()).call(id, { ...body });
  let turn = 0;
  /** A change that says what no other has said, and the hash of its files. */
  const begun = async (words: string, by?: string) => {
    const editor = by ? await Editor.of(world.browser, by) : await releaser();
    editor.change = '';
    editor.seq = 0;
    turn += 1;
    await editor.edit(say('app.skip', `${words} ${turn}`));
    const { files } = await editor.ask('studio_rehearse', { change: editor.change });
    return { editor, change: editor.change, files };
  };
  let made = '';
  return {
    studio_rehearse: async () => {
      const { change } = await begun('Over to the content');
      return call('studio_rehearse', { change });
    },
    studio_effects: async () => {
      const { change } = await begun('Away to the content');
      return call('studio_effects', { change });
    },
    studio_fate: async () => {
      const { change, files } = await begun('In to the content');
      return call('studio_fate', { change, files, form: 'feedback', fate: 'pin' });
    },
    studio_approvers: () => call('studio_approvers'),
    studio_ask: async () => {
      const { editor, ...change } = await begun('On to the content', 'editor@example.com');
      return editor.call('studio_ask', { ...change, of: 'admin@example.com', note: 'Look.' });
    },
    studio_ask_withdraw: async () => {
      const { editor, ...change } = await begun('Off to the content', 'editor@example.com');
      await editor.ask('studio_ask', { ...change, of: 'admin@example.com', note: 'Look.' });
      return editor.call('studio_ask_withdraw', { change: change.change });
    },
    studio_approve: async () => {
      const { editor, ...change } = await begun('Down to the content', 'editor@example.com');
      await editor.ask('studio_ask', { ...change, of: 'admin@example.com', note: 'Look.' });
      return call('studio_approve', change);
    },
    studio_send_back: async () => {
      const { editor, ...change } = await begun('Back to the content', 'editor@example.com');
      await editor.ask('studio_ask', { ...change, of: 'admin@example.com', note: 'Look.' });
      return call('studio_send_back', { ...change, why: 'Plainer, please.' });
    },
    studio_unplan: async () => {
      const { editor, ...change } = await begun('Straight to the content');
      const at = new Date(world.now().getTime() + 3_600_000).toISOString();
      await editor.ask('studio_publish', { ...change, note: 'Later.', when: 'planned', at });
      return call('studio_unplan', { change: change.change });
    },
    studio_publish: async () => {
      const publish = async (words: string) => {
        const { editor: _, ...change } = await begun(words);
        return call('studio_publish', { ...change, note: 'Plainer words.', when: 'now' });
      };
      const answer = await publish('Skip to what is here');
      // Of requests that tests spoil and send before it, one may have published something.
      return answer.status === 409 ? publish('Skip to what is there') : answer;
    },
    studio_compare: () => call('studio_compare', { from: 1, to: 1 }),
    studio_releases: () => call('studio_releases'),
    studio_said_before: () => call('studio_said_before', { key: 'app.skip' }),
    studio_put_back: () => call('studio_put_back', { number: 1, part: 'app.skip' }),
    studio_links: async () => {
      const { change } = await begun('Past all this');
      const answer = await call('studio_links', { change, make: true });
      made = (answer.body.data as { made: string }).made;
      return answer;
    },
    studio_shown_open: async () => {
      const { change } = await begun('Past all of this');
      const answer = await call('studio_links', { change, make: true, coded: true });
      const { made: address, code } = answer.body.data as { made: string; code: string };
      const token = address.split('/').at(-1) ?? '';
      return world.browser.post('/api/shown/open', { token, code });
    },
    studio_shown: async () =>
      (await releaser()).at('staff/shown-change', { token: made.split('/').at(-1) ?? '' }),
  };
}
