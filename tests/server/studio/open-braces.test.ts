// A brace that was deleted is told once, by its place, with the remedy; nothing untrue is told along with it.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { StudioPerson } from './studio-person.ts';

const MAIL = 'mail.approved';
const SENTENCE = 'server.flow.moved';

describe('a placeholder without one of its braces', () => {
  const server = aServer('pglite', { config: { demo: true }, emptied: ['studio_change'] });

  async function told(key: string, spoil: (text: string) => string) {
    const editor = await StudioPerson.of(server, 'editor');
    const { sentences } = await editor.data('studio_wording', { change: '' });
    const text = sentences.find((one) => one.key === key)?.text ?? '';
    expect(spoil(text)).not.toBe(text);
    const change = await editor.says({ [key]: spoil(text) });
    return { text, problems: (await editor.data('studio_problems', { change })).problems };
  }

  it.each([
    [MAIL, 'provider', '{{provider}'],
    [MAIL, 'provider', '{{provider'],
    [MAIL, 'attorney_id', '{{attorney_id}'],
    [SENTENCE, 'status', '{{status}'],
    [SENTENCE, 'status', '{{status'],
  ])('is told once in %s, and put right by the remedy', async (key, name, spoilt) => {
    const { text, problems } = await told(key, (own) => own.replace(`{{${name}}}`, spoilt));
    expect(problems).toMatchObject([
      {
        key,
        message: `A brace is missing near “${name}”.`,
        remedy: `Write {{${name}}}, with two braces on each side.`,
        mend: [{ kind: 'sentence', key, text }],
      },
    ]);
  });

  it.each([
    [MAIL, 'attorney_id', '{attorney_id}'],
    [MAIL, 'attorney_id', '{attorney_id}}'],
    [SENTENCE, 'status', '{status}}'],
  ])('is told once where one begins it in %s, too', async (key, name, spoilt) => {
    const { text, problems } = await told(key, (own) => own.replace(`{{${name}}}`, spoilt));
    const remedy = `Write {{${name}}}, with two braces on each side.`;
    expect(problems).toMatchObject([{ key, remedy, mend: [{ kind: 'sentence', key, text }] }]);
    expect(problems[0]?.message).toContain(` holds ${spoilt}, which people would read`);
  });

  it('leaves untold of others what is not lost, and tells what is', async () => {
    const { problems } = await told(MAIL, (own) =>
      own.replaceAll('{{attorney_id}}', '').replace('{{provider}}', '{{provider}'),
    );
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('near “provider”'),
      expect.stringContaining('no longer says {{attorney_id}}'),
    ]);
  });

  it('is told from a part of a sentence that does not end', async () => {
    const { problems } = await told(SENTENCE, (own) => `{{#if status}}${own}`);
    expect(problems).toMatchObject([
      {
        message: 'The part that begins with {{#if status}} has no end.',
        remedy: 'Write {{/if}} where it ends.',
      },
    ]);
    expect(problems[0]).not.toHaveProperty('mend');
  });
});
