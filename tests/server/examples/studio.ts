// An example of every call of the Studio: a sentence is edited, talked about, taken back.
import { Editor, say } from '../helpers/studio.ts';
import type { Examples, ExampleWorld } from './world.ts';

/** By an editor of the demo world, one after the other in one change. */
export function studioExamples(world: ExampleWorld): Examples {
  let entered: Promise<Editor> | undefined;
  let comment = '';
  const editor = () => {
    entered ??= Editor.of(world.browser, 'editor@example.com');
    return entered;
  };
  const call = async (id: Parameters<Editor['call']>[0], body: object = {}) =>
    (await editor()).call(id, { ...body });
  const inChange = async (id: Parameters<Editor['call']>[0], body: object = {}) =>
    call(id, { change: (await editor()).change, ...body });
  return {
    studio_home: () => call('studio_home'),
    studio_things: () => call('studio_things'),
    studio_people: () => call('studio_people'),
    studio_edit: async () => {
      const commands = [say('app.skip', 'Skip to the content')];
      const made = await call('studio_edit', { change: '', after: 0, commands });
      (await editor()).change = (made.body.data as { change: { id: string } }).change.id;
      return made;
    },
    studio_change: async () => call('studio_change', { id: (await editor()).change }),
    studio_elsewhere: () => inChange('studio_elsewhere', { key: 'app.skip' }),
    studio_here: () => inChange('studio_here', { where: 'wording' }),
    studio_comment: async () => {
      const place = 'sentence:app.skip';
      const made = await inChange('studio_comment', { place, text: 'Shorter?' });
      comment = (made.body.data as { comments: { id: string }[] }).comments[0]?.id ?? '';
      return made;
    },
    studio_comment_resolve: () => call('studio_comment_resolve', { id: comment }),
    studio_undo: () => inChange('studio_undo'),
    studio_change_settle: async () =>
      call('studio_change_settle', {
        ...{ id: (await editor()).change, act: 'rename' },
        name: 'A shorter way to the content',
      }),
  };
}
