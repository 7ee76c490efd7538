// One answer of a proposed case, as people read it.
import type { AskedField } from '../../../runtime/content/index.ts';
import { FORMATS, isList, isObject, type Json, type Texts } from '../../../runtime/core/index.ts';

export function answerWords(texts: Texts, field: AskedField, value: Json): string {
  if (value === null) return texts.t('server.studio.rule.value.empty');
  if (isList(value) && field.kind === 'rows')
    return texts.t('server.studio.rule.value.rows', { count: value.length });
  if (isList(value)) return value.map((one) => answerWords(texts, field, one)).join(', ');
  const choice = field.choices.find((one) => one.value === value);
  if (choice) return choice.label;
  if (typeof value === 'boolean')
    return texts.t(value ? 'server.studio.rule.value.yes' : 'server.studio.rule.value.no');
  if (field.kind === 'day') return FORMATS.date?.(value) ?? '';
  return isObject(value) ? '' : String(value);
}
