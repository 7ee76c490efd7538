// The content of changes is begun before anybody asks for it: what was built needs no thread any more.
import { afterEach, describe, expect, it } from 'vitest';
import { BuilderAway } from '../../../runtime/content/index.ts';
import { Candidates } from '../../../server/content/candidates/candidates.ts';
import { APP, FAULTS, filesOf, SENTENCES } from '../../../server/content/candidates/questions.ts';
import { contentWith, edited, repositoryContent } from '../../helpers/releases.ts';

const LOGIN = 'messages/en-US/login.json';
const opened: Candidates[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await one.end();
});

function started(): Candidates {
  const candidates = new Candidates();
  opened.push(candidates);
  return candidates;
}

async function ofChange(change: string, seq: number, title: string) {
  const source = await contentWith({ [LOGIN]: edited((said) => ({ ...said, title })) });
  return { change, seq, key: `${change} ${seq}`, source };
}

describe('what will be asked of a change', () => {
  it('is built when an edit is made, for the form that was looked at last', async () => {
    const candidates = started();
    await candidates.ask(await ofChange('a', 1, 'Come in'), filesOf('login'));
    const next = await ofChange('a', 2, 'Come in, please');
    candidates.ahead(next);
    // Turns are taken in order.
    await candidates.ask(await ofChange('b', 1, 'Welcome'), APP);
    await candidates.end();
    const { answer } = await candidates.ask(next, filesOf('login'));
    expect(answer?.[0]?.body).toContain('Come in, please');
    await expect(candidates.ask(next, APP)).rejects.toThrow(BuilderAway);
  });

  it('is not guessed where nobody has looked at a form', async () => {
    const candidates = started();
    const next = await ofChange('a', 2, 'Come in, please');
    candidates.ahead(next);
    await candidates.ask(await ofChange('b', 1, 'Welcome'), APP);
    await candidates.end();
    await expect(candidates.ask(next, filesOf('login'))).rejects.toThrow(BuilderAway);
  });

  it('is read once, before anybody has begun a change', async () => {
    const candidates = started();
    const live = { change: '', seq: 0, key: 'live', source: await repositoryContent() };
    candidates.warm(live);
    await candidates.ask(live, FAULTS);
    await candidates.end();
    const { answer } = await candidates.ask(live, SENTENCES);
    expect(answer.length).toBeGreaterThan(2000);
  });
});
