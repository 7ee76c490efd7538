// The picture of a status flow has every state and every move that the content declares, and nothing else.
import { expect, test } from 'vitest';
import { pictureOf } from '../../../app/pages/desk/flow-lanes.ts';
import type { Flow } from '../../../runtime/core/index.ts';
import application from '../../../schemas/flows/application.json' with { type: 'json' };
import legalCase from '../../../schemas/flows/case.json' with { type: 'json' };
import cdlClaim from '../../../schemas/flows/cdl-claim.json' with { type: 'json' };
import matterClaim from '../../../schemas/flows/matter-claim.json' with { type: 'json' };
import request from '../../../schemas/flows/request.json' with { type: 'json' };

const FLOWS = [request, matterClaim, cdlClaim, legalCase, application] as unknown as Flow[];

test.each(FLOWS)('draws $id whole', (flow) => {
  const { boxes, lanes, width, height } = pictureOf(flow);
  expect(boxes.map(({ name }) => name)).toEqual(flow.states.map(({ name }) => name));
  expect(boxes.filter(({ first }) => first).map(({ name }) => name)).toEqual([flow.start.to]);
  const open = flow.states.filter(({ last }) => !last).length;
  expect(lanes.map(({ from }) => from.length)).toEqual(
    flow.moves.map(({ from }) => (from === 'any' ? open : from.length)),
  );
  expect(new Set(lanes.map(({ x }) => x)).size).toBe(flow.moves.length);
  for (const { x, top, bottom } of lanes) {
    expect(x).toBeLessThan(width);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(height);
  }
});

test('follows the content: one state more is one box more', () => {
  const flow = request as unknown as Flow;
  const more = { ...flow, states: [...flow.states, { name: 'Waiting' }] };
  expect(pictureOf(more).boxes.at(-1)?.name).toBe('Waiting');
});
