// Which facts of a thing the desk sees, in which order and by which words, is content: changed in a copy, the desk is told so.
import { describe, expect, it } from 'vitest';
import { compiled } from '../../../server/content/load.ts';
import { built, contentWith, type Edits, edited } from '../../helpers/releases.ts';
import { published } from '../helpers/published.ts';
import { aDesk } from './a-desk.ts';

const VIEW = 'schemas/views/desk-claims.json';

describe('a claim at the desk under other content', () => {
  const desk = aDesk('claims');
  const labels = async (id: string) => (await desk.item(id)).facts.map(({ label }) => label);

  it('is told by the facts that the view of its queue names, in its order and words', async () => {
    const { item, facts } = await desk.first('In Process', 'Matter');
    expect(facts.map(({ label }) => label).slice(0, 3)).toEqual([
      'Case',
      'Coverage',
      'Sub coverage',
    ]);
    const told = [
      { name: 'planClass' },
      { name: 'amount', label: 'server.desk.fact.paidAmount', format: 'money' },
      { name: 'claim' },
      { name: 'case' },
    ];
    const edits: Edits = { [VIEW]: edited((view) => ({ ...view, facts: told })) };
    await desk.server.app.releases.publish(await published(edits));
    expect(await labels(item.id)).toEqual(['Plan class', 'Paid', 'Claim', 'Case']);
    const { facts: now } = await desk.item(item.id);
    expect(now[1]).toMatchObject({ format: 'money', value: expect.stringMatching(/^\d+\.\d\d$/) });
    await desk.server.app.releases.publish(await published({}));
    expect(await labels(item.id)).toEqual(facts.map(({ label }) => label));
  });
});

it('a fact that nobody knows, one that is told twice, and explanations nothing draws become current nowhere', async () => {
  const facts = [{ name: 'amount' }, { name: 'amuont' }, { name: 'amount' }];
  const explained = [{ term: 'app.cases.covered.term', text: 'app.cases.covered.text' }];
  const source = await contentWith({
    [VIEW]: edited((view) => ({ ...view, facts })),
    'schemas/views/coverage-table.json': edited((view) => ({ ...view, explained })),
  });
  const said = await compiled(source, () => undefined, {}).catch(({ message }: Error) => message);
  for (const words of [
    '"amuont" is nothing that the program knows of a thing in "desk-claims". Did you mean "amount"?',
    '"amount" is told twice.',
    'Nothing draws explanations above the table "coverage-table".',
  ])
    expect(said).toContain(words);
});

it('an explanation without its words is a fault of the check', async () => {
  const explained = [{ term: 'app.cases.appeal.term', text: 'app.cases.covered.text' }];
  const source = await contentWith({
    'schemas/views/cases.json': edited((view) => ({ ...view, explained })),
  });
  const { faults } = await built(source);
  expect(faults.map(({ code, message }) => [code, message])).toEqual([
    ['unknown-message', 'There is no message "app.cases.appeal.term".'],
  ]);
});
