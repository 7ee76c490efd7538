// Says whether a field must always be answered.
import type { ContentSource } from '../../model/types.ts';
import type { SetRequired } from '../act.ts';
import type { Expanded } from '../expanded.ts';
import { fieldsHolder, holderOf, lastOf, requiredParts } from '../fields/holder.ts';
import { calledIn, schemaAt } from '../place.ts';

export function requireField(source: ContentSource, act: SetRequired): Expanded {
  const { section, field, required } = act;
  if (!schemaAt(source, section, field)) return { fault: 'no-field' };
  const holder = fieldsHolder(source, section, holderOf(field).replace(/\/\*$/, ''));
  if (!holder) return { fault: 'no-holder' };
  return {
    told: {
      said: required ? 'required' : 'optional',
      values: { of: calledIn(source, section, field) },
    },
    parts: requiredParts(holder, lastOf(field), required),
  };
}
