// The portal's own widgets: what content is told of them is what the portal draws.

import { expect, it } from 'vitest';
import { LOADERS, registerPortalWidgets, SUMMARIES } from '../../../app/widgets/index.tsx';
import { WIDGETS } from '../../../runtime/core/index.ts';
import { registeredField } from '../../../runtime/react/context/widget.ts';
import { registeredSummary } from '../../../runtime/react/summary/registry.ts';
import described from '../../../schemas/widgets.json' with { type: 'json' };

const DESCRIBED = Object.keys(described.widgets);

it('every widget that content may name is drawn', () => {
  registerPortalWidgets();
  expect(DESCRIBED.filter((name) => registeredField(name) === undefined)).toEqual([]);
});

it('every widget that is drawn is one that content may name', () => {
  const known = [...DESCRIBED, ...Object.keys(WIDGETS)];
  expect(Object.keys(LOADERS).filter((name) => !known.includes(name))).toEqual([]);
});

it('an answer is summarised only where its widget is drawn, and each of those is there', async () => {
  registerPortalWidgets();
  expect(Object.keys(SUMMARIES).filter((name) => !(name in LOADERS))).toEqual([]);
  for (const name of Object.keys(SUMMARIES)) expect(registeredSummary(name)).toBeDefined();
  const parts = await Promise.all(
    [...Object.values(LOADERS), ...Object.values(SUMMARIES)].map((load) => load()),
  );
  expect(parts.every((part) => typeof part === 'function')).toBe(true);
});
