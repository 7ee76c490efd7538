// Says whether a field must always be answered.
import type { Json } from '../../../core/index.ts';

import type { ContentSource } from '../../model/types.ts';
import type { SetRequired, Told } from '../act.ts';
import type { Expanded } from '../expand.ts';
import { calledIn, namesOn, schemaAt, wholeOf } from '../place.ts';

export function requireField(source: ContentSource, act: SetRequired): Expanded {
  const { section, field, required } = act;
  const name = namesOn(field).at(-1) ?? '';
  const holder = schemaAt(source, section, holderOf(field));
  if (!holder || !schemaAt(source, section, field) || name === '*') return { fault: 'no-field' };
  const whole = wholeOf(source, holder);
  const now = Array.isArray(whole.required) ? whole.required : [];
  const told: Told = {
    said: required ? 'required' : 'optional',
    values: { of: calledIn(source, section, field) },
  };
  if (now.includes(name) === required) return { told, parts: [] };
  const value: Json = required ? [...now, name] : now.filter((one) => one !== name);
  const at = [...holder.at, 'required'];
  return {
    told,
    parts: [{ kind: 'member', file: holder.file, at, value, ...behind(holder.schema) }],
  };
}

/** Beside the type, where authors look for it. */
const behind = (schema: object): { after?: string } =>
  'required' in schema ? {} : 'type' in schema ? { after: 'type' } : { after: '' };

/** The schema that lists a field as required: of a field of a row that of the row. */
const holderOf = (field: string): string => field.slice(0, field.lastIndexOf('/'));
