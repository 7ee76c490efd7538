// The queues of the desk: whatever state an item may come to, it is found by it, in the colour that the flow gives it.
import { expect, it } from 'vitest';
import { contentWith, edited, releaseOf, repositoryContent } from '../helpers/releases.ts';

/** Queue → the flows whose items stand in it. */
const FLOWS = {
  'desk-applications': ['application'],
  'desk-requests': ['request'],
  'desk-claims': ['matter-claim', 'cdl-claim'],
  'desk-cases': ['case'],
};

interface View {
  readonly filters: readonly { readonly name: string; readonly schema: { enum?: string[] } }[];
  readonly columns: readonly { readonly key: string; readonly tones?: Record<string, string> }[];
}

const { app } = await releaseOf(await repositoryContent());

it.each(Object.entries(FLOWS))('%s offers and colours every state of %j', (id, flows) => {
  const { filters, columns } = app.views[id] as unknown as View;
  const states = flows.flatMap((flow) => app.flows[flow]?.states ?? []);
  const names = new Set(states.map(({ name }) => name));
  const offered = filters.find(({ name }) => name === 'status')?.schema.enum;
  expect(new Set(offered)).toEqual(names);
  const { tones } = columns.find(({ key }) => key === 'status') ?? {};
  expect(tones).toEqual(Object.fromEntries(states.map(({ name, tone }) => [name, tone])));
});

it('a state that is added to a flow is offered and coloured wherever its statuses are shown', async () => {
  const source = await contentWith({
    'schemas/flows/request.json': edited((flow) => ({
      ...flow,
      states: [...(flow.states as object[]), { name: 'Parked', tone: 'accent', waits: 'desk' }],
      moves: [
        ...(flow.moves as object[]),
        { name: 'park', who: 'desk', from: ['Open'], to: 'Parked' },
        { name: 'unpark', who: 'desk', from: ['Parked'], to: 'Open' },
      ],
    })),
    'messages/en-US/flows.json': edited((words) => ({
      ...words,
      'request.move.park': 'Park',
      'request.done.park': 'Parked',
      'request.move.unpark': 'Take up again',
      'request.done.unpark': 'Taken up again',
    })),
  });
  const { views } = (await releaseOf(source)).app;
  for (const id of ['desk-requests', 'authorizations', 'home-requests']) {
    const { columns, filters = [] } = views[id] as unknown as Partial<View> & View;
    expect(columns.find(({ key }) => key === 'status')?.tones, id).toMatchObject({
      Parked: 'accent',
    });
    for (const { name, schema } of filters)
      if (name === 'status') expect(schema.enum, id).toContain('Parked');
  }
});
