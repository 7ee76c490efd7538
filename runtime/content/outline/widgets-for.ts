// Which widgets can draw an answer, by what each says it suits.
import { answerKind, type Schema, WIDGET_ROWS } from '../../core/index.ts';

/** Their names, in the order in which they are described. */
export function widgetsFor(schema: Schema): readonly string[] {
  const kind = answerKind(schema);
  if (kind === undefined) return [];
  return WIDGET_ROWS.filter(
    ([, { suits, formats, chosen }]) =>
      suits.includes(kind) &&
      chosen === undefined &&
      (kind !== 'text' || formats === undefined || formats.includes(String(schema.format))),
  ).map(([name]) => name);
}
