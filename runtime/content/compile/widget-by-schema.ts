// The widget of a field whose layout names none: the one that fits its schema.
import type { Schema } from '../../core/index.ts';
import { itemsOf } from '../../core/index.ts';
import { typeOf } from '../schema/types-of.ts';

const MOST_RADIOS = 5;
const LONG_TEXT = 300;

const BY_TYPE: Readonly<Record<string, string>> = {
  boolean: 'checkbox',
  number: 'number',
  integer: 'number',
};

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: 'date',
  time: 'time',
  'date-time': 'dateTime',
};

/** Name of the widget; objects that offer no choice are drawn member by member and have none. */
export function widgetBySchema(schema: Schema): string {
  if (schema.enum) return schema.enum.length <= MOST_RADIOS ? 'radio' : 'select';
  const type = typeOf(schema);
  if (type === 'object') return '';
  if (type === 'array') return itemsOf(schema)?.enum ? 'checkboxes' : 'repeat';
  const byType = BY_TYPE[type];
  if (byType !== undefined) return byType;
  const byFormat = BY_FORMAT[String(schema.format)];
  if (byFormat !== undefined) return byFormat;
  const longest = schema.maxLength;
  return typeof longest === 'number' && longest >= LONG_TEXT ? 'multiline' : 'text';
}
