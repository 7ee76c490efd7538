// Sets one word of what a form is: who may open it, when it is open, who reads what was sent.
import { isObject, type Json } from '../../../core/index.ts';
import type { SetForm } from '../../commands/act.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { Told } from '../../commands/told.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { layoutParts } from '../common/layout.ts';
import { formFile, notSetIn, titleIn } from './form-names.ts';

export function setForm(source: ContentSource, { form, at, value }: SetForm): Expanded {
  const file = formFile(form);
  const [word] = at;
  if (!isObject(jsonOf(source.get(file)))) return { fault: 'no-form' };
  if (word === undefined || notSetIn(word)) return { fault: 'act-unfit' };
  const told: Told = {
    said: value === undefined ? 'formUnset' : 'formSet',
    values: { of: titleIn(source, form), word: at.join(', '), to: shown(value) },
  };
  return { told, parts: layoutParts(source, file, at, value) };
}

const shown = (value: Json | undefined): string => {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};
