// Answers in dispute: whoever chooses between two must see in what they differ.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../runtime/core/index.ts';
import { Disputes } from '../../../runtime/react/drafts/Disputes.tsx';
import { bundleOf } from '../../helpers/bundle.ts';
import { stage } from '../kits/kit.tsx';

const text = { type: 'string' } as const;
const person = {
  type: 'object',
  properties: { name: text, email: text, kind: { enum: ['P', 'S'] }, note: text },
} as const;
const TONGUES = { type: 'array', uniqueItems: true, items: { enum: ['Latin', 'Greek'] } } as const;
const form = await bundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: { people: { type: 'array', items: person }, tongues: TONGUES },
      },
      ui: { people: { items: { note: { 'ui:hidden': true } } } },
    },
  },
  messages: {
    'test.people.kind.option.P': 'First',
    'test.people.kind.option.S': 'Further',
    'test.tongues.option.Latin': 'Latin',
    'test.tongues.option.Greek': 'Greek',
  },
});

const ANN = { name: 'Ann', email: 'office@example.com', kind: 'P', note: 'n' };
const BOB = { ...ANN, name: 'Bob' };
const ZOE = { name: 'Zoe', kind: 'S' };

async function told(place: string, mine: Answers, theirs: Answers): Promise<readonly string[]> {
  const { Around } = await stage(form, { answers: mine });
  const { container } = render(
    <Around>
      <Disputes places={[place]} mine={mine} theirs={theirs} />
    </Around>,
  );
  return [...container.querySelectorAll('dd')].map((one) => one.textContent ?? '');
}

test('of two lists the rows that differ are told, with all that stands in them', async () => {
  expect(await told('/people', { people: [ANN, ZOE] }, { people: [BOB, ZOE] })).toEqual([
    'HereAnn, office@example.com, First',
    'ElsewhereBob, office@example.com, First',
  ]);
});

test('a list that lacks rows of the other is told by how many it has', async () => {
  expect(await told('/people', { people: [ZOE] }, { people: [ZOE, ANN] })).toEqual([
    'Here1 row',
    'ElsewhereAnn, office@example.com, First',
  ]);
});

test('of two rows of one place each is told whole', async () => {
  expect(await told('/people/0', { people: [ANN] }, { people: [BOB] })).toEqual([
    'HereAnn, office@example.com, First',
    'ElsewhereBob, office@example.com, First',
  ]);
});

test('of a long list the first rows that differ are told, and how many more', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `P${at}` }));
  const [here] = await told('/people', { people: many }, { people: [] });
  expect(here).toBe('HereP0; P1; P2; P3; P4 and 25 more');
});

test('choices are told as they are, not by their number', async () => {
  expect(await told('/tongues', { tongues: ['Latin'] }, { tongues: ['Latin', 'Greek'] })).toEqual([
    'HereLatin',
    'ElsewhereLatin, Greek',
  ]);
});
