// The widget of a field where it follows from its schema, or from the options of the one that is named.
import type { AnswerKind, Json, Schema, WidgetDescriptor } from '../../core/index.ts';
import { isObject, itemsOf, WIDGET_ROWS } from '../../core/index.ts';
import { typeOf } from '../schema/types-of.ts';

/** Name of the one that fits; objects that offer no choice are drawn member by member and have none. */
export function widgetBySchema(schema: Schema): string {
  const kind = kindOf(schema);
  if (kind === undefined) return '';
  const standard = standardFor(kind);
  const ofFormat = standard.find(([, { formats }]) => formats?.includes(String(schema.format)));
  const ofSize = standard.find(([, { standard: size }]) => fitsSize(schema, size));
  return (ofFormat ?? ofSize ?? standard.find(([, row]) => isForAny(row)))?.[0] ?? '';
}

/** The widget by which an object is chosen whole. */
export const widgetOfWhole = (): string => standardFor('object')[0]?.[0] ?? '';

/** A list that names columns is a table of rows; choices that a call answers may be many. */
export function widgetInstead(widget: string, options: Readonly<Record<string, Json | undefined>>) {
  const other = WIDGET_ROWS.find(
    ([, { chosen }]) => chosen?.for === widget && memberAt(options, chosen.by) !== undefined,
  );
  return other?.[0] ?? widget;
}

function kindOf(schema: Schema): AnswerKind | undefined {
  if (schema.enum) return 'choice';
  const type = typeOf(schema);
  if (type === 'object') return undefined;
  if (type === 'array') return itemsOf(schema)?.enum ? 'choices' : 'rows';
  return type === 'boolean' || type === 'number' || type === 'integer' ? type : 'text';
}

const KNOWN = new Map<AnswerKind, typeof WIDGET_ROWS>();

/** The widgets that are taken for such answers, in one case or another. */
function standardFor(kind: AnswerKind): typeof WIDGET_ROWS {
  const known = KNOWN.get(kind);
  if (known !== undefined) return known;
  const found = WIDGET_ROWS.filter(([, { standard }]) => standard?.kinds.includes(kind));
  KNOWN.set(kind, found);
  return found;
}

/** Few choices, or a long text. */
function fitsSize(schema: Schema, { upTo, from }: Partial<WidgetDescriptor['standard']> = {}) {
  const longest = schema.maxLength;
  return (
    (upTo !== undefined && (schema.enum?.length ?? 0) <= upTo) ||
    (from !== undefined && typeof longest === 'number' && longest >= from)
  );
}

const isForAny = ({ formats, standard }: WidgetDescriptor): boolean =>
  formats === undefined && standard?.upTo === undefined && standard?.from === undefined;

/** What is named by a word, or by words with dots between. */
const memberAt = (
  options: Readonly<Record<string, Json | undefined>>,
  dotted: string,
): Json | undefined =>
  dotted
    .split('.')
    .reduce<Json | undefined>((at, name) => (isObject(at) ? at[name] : undefined), options as Json);
