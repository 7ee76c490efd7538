// Asks something new: one field of a kind, or several that belong together.

import type { AddField, AddUnit } from '../../commands/act.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { inTurn } from '../common/in-turn.ts';
import { filesOfSection } from '../common/place.ts';
import { askedParts, wayOfNew } from './asked.ts';
import { computedParts } from './computed.ts';
import { hasChoices, madeOf } from './palette.ts';
import { statementParts } from './statement.ts';
import { unitOf } from './units.ts';

export function addField(source: ContentSource, act: AddField): Expanded {
  const { kind, label, to, required } = act;
  if (hasChoices(kind) && (act.choices ?? []).length === 0) return { fault: 'act-unfit' };
  if (!filesOfSection(to.section)) return { fault: 'no-holder' };
  const way = wayOfNew(source, act);
  if (way === undefined) return { fault: 'no-holder' };
  const made = madeOf(act);
  const done = made
    ? askedParts(source, { label, required, to, made })
    : kind === 'statement'
      ? statementParts(source, act, way)
      : computedParts(source, act, way);
  if ('fault' in done) return done;
  return { told: { said: 'added', values: { of: label } }, ...done };
}

/** One stands behind the other. */
export function addUnit(source: ContentSource, { unit, required, to }: AddUnit): Expanded {
  const fields = unitOf(unit);
  let after = to.after;
  const done = inTurn(
    source,
    fields.map((one) => (now) => {
      const asked = { ...one, to: { ...to, after }, required: required && one.required };
      const way = wayOfNew(now, asked);
      if (way === undefined) return { fault: 'no-holder' };
      after = way;
      return askedParts(now, asked);
    }),
  );
  if ('fault' in done) return done;
  const of = fields.map(({ label }) => label).join(', ');
  return { told: { said: 'unitAdded', values: { of } }, ...done };
}
