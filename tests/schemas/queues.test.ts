// The queues of the desk: whatever state an item may come to, it is found by it, in the colour that the flow gives it.
import { expect, it } from 'vitest';
import { repositoryContent } from '../helpers/releases.ts';

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

interface Flow {
  readonly states: readonly { readonly name: string; readonly tone: string }[];
}

const content = await repositoryContent();
const read = <T>(file: string): T => JSON.parse(content.get(file) ?? '{}') as T;

it.each(Object.entries(FLOWS))('%s offers and colours every state of %j', (id, flows) => {
  const { filters, columns } = read<View>(`schemas/views/${id}.json`);
  const states = flows.flatMap((flow) => read<Flow>(`schemas/flows/${flow}.json`).states);
  const names = new Set(states.map(({ name }) => name));
  const offered = filters.find(({ name }) => name === 'status')?.schema.enum;
  expect(new Set(offered)).toEqual(names);
  const { tones } = columns.find(({ key }) => key === 'status') ?? {};
  expect(tones).toEqual(Object.fromEntries(states.map(({ name, tone }) => [name, tone])));
});
