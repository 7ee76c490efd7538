// Says whether a field must always be answered.

import type { SetRequired } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import { isNoun } from '../../texts/asked-words.ts';
import type { Expanded } from '../common/expanded.ts';
import { calledIn, keyOfField, schemaAt } from '../common/place.ts';
import { newlyAsked, sentenceFor } from '../fields/answers.ts';
import { fieldsHolder, holderOf, lastOf, requiredParts } from '../fields/holder.ts';

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
    parts: [
      ...requiredParts(holder, lastOf(field), required),
      ...(required ? asked(source, act) : []),
    ],
  };
}

/** Whoever leaves it out is told what to answer, and who has begun already is asked when they come back. */
function asked(source: ContentSource, { section, field }: SetRequired): readonly Part[] {
  const key = keyOfField(section, field, 'error.required');
  const label = calledIn(source, section, field);
  const isSaid = isNoun(label) || textAt(source, key) !== undefined;
  return [
    ...(isSaid ? [] : [{ kind: 'sentence', key, text: sentenceFor(label) } as const]),
    ...newlyAsked(source, section, field),
  ];
}
