// Makes what browsers ask of widgets from their table, which would weigh ten times as much.
import { WIDGET_ROWS, type WidgetDescriptor } from '../../runtime/core/index.ts';

type Rows = readonly (readonly [name: string, row: WidgetDescriptor])[];

const HEAD = '// Made by `npm run generate` from runtime/core/widgets/descriptors.ts';

/** `runtime/core/widgets/columns.gen.ts`: what the judge and every form page ask. */
export function columnsText(rows: Rows = WIDGET_ROWS): string {
  const named = (has: (row: WidgetDescriptor) => unknown) =>
    JSON.stringify(rows.flatMap(([name, row]) => (has(row) ? [name] : [])));
  const labelled = Object.fromEntries(
    rows.flatMap(([name, row]) => (row.labelled === undefined ? [] : [[name, row.labelled]])),
  );
  return `${HEAD}: what the judge and every form page ask of widgets.

/** Widgets in which one line is typed. */
export const ONE_LINE: readonly string[] = ${named(({ oneLine }) => oneLine)};

/** Widgets that show by themselves what is typed into them. */
export const OWN_TEXT: readonly string[] = ${named(({ ownText }) => ownText)};

/** Where the label of a widget stands that does not stand over its control. */
export const LABELLED: Readonly<Record<string, 'legend' | 'own'>> = ${JSON.stringify(labelled)};
`;
}

/** `runtime/react/theme/parts.gen.ts`: which control of ours draws what RJSF asks for by name. */
export function partsText(rows: Rows = WIDGET_ROWS): string {
  const parts = rows.flatMap(([name, { draws, rjsf }]) => {
    const drawn = rjsf?.as ?? (draws === 'control' ? name : undefined);
    if (drawn === undefined) return [];
    // What RJSF calls as we do, it finds by the name of its part.
    const own = rjsf?.layout === name ? [] : [name];
    return [...(rjsf?.parts ?? []), ...own].map((part) => [part, drawn]);
  });
  return `${HEAD}: which control draws what RJSF asks for by name.

export const PARTS = ${JSON.stringify(Object.fromEntries(parts))} as const;
`;
}
