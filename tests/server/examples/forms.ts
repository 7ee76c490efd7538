// An example of each call that every form without calls of its own is served by.
import { pdf } from '../helpers/app.ts';
import { type Examples, type ExampleWorld, pathOf } from './world.ts';

/** A draft, what is sent, and files beside it. */
export function formExamples(world: ExampleWorld): Examples {
  let letter = '';
  return {
    form_draft_save: () =>
      world.browser.put(pathOf('form_draft_save'), { data: { topic: 'website' } }),
    form_draft_load: world.get('form_draft_load'),
    form_standing: world.get('form_standing'),
    form_submit: world.post('form_submit', {
      data: { topic: 'website', rating: 5, comments: 'Fine.' },
    }),
    form_file_add: async () => {
      const made = await world.browser.upload(
        pathOf('form_file_add'),
        { field: '/letters' },
        pdf('l.pdf'),
      );
      letter = (made.body.data as { Key: string }).Key;
      return made;
    },
    form_file_list: world.get('form_file_list', { field: '/letters' }),
    form_file_download: () => world.get('form_file_download', { Key: letter })(),
    form_file_delete: () =>
      world.browser.send({
        method: 'DELETE',
        url: pathOf('form_file_delete'),
        payload: { Key: letter },
      }),
  };
}
