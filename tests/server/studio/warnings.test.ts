// What the content is warned of, in the list of what is wrong with a change: told apart, and no hindrance.
import { describe, expect, it } from 'vitest';
import { edited } from '../../helpers/releases.ts';
import { aServer } from '../helpers/a-server.ts';
import { published } from '../helpers/published.ts';
import { StudioPerson } from './studio-person.ts';

const RULES = 'rules/feedback.rules.json';

/** The first rule holds always, in words that say so by chance. */
const withWarning = edited((file) => {
  const [first, ...others] = file.rules as { conditions: { all: unknown[] } }[];
  const all = [...(first?.conditions.all ?? []), { all: [] }];
  return { ...file, rules: [{ ...first, conditions: { all } }, ...others] };
});

describe('a warning about what is live', () => {
  const server = aServer('pglite', {
    config: { demo: true, checkResponses: true },
    content: () => published({ [RULES]: withWarning }),
    emptied: ['studio_change'],
  });

  it('is listed with its level, and keeps a change from nothing', async () => {
    const editor = await StudioPerson.of(server, 'publisher');
    const { problems } = await editor.data('studio_problems', { change: '' });
    expect(problems).toMatchObject([
      {
        level: 'warning',
        file: RULES,
        message: 'There are no conditions in "all", and so it always holds.',
      },
    ]);
    const change = await editor.says({ 'app.skip': 'Jump to the content' });
    const rehearsed = await editor.data('studio_rehearse', { change });
    expect(rehearsed.problems).toBe(0);
  });
});
