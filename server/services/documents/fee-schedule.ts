// The fee schedules as blocks: one table a group, with the columns of the declared view, without those a document leaves out.
import { cellText, type TableView } from '../../../runtime/core/index.ts';
import type { Block, Blocks, Column } from '../blocks.ts';
import type { DocumentWords, Fee } from '../ports.ts';

const ALIGN = { start: 'left', center: 'center', end: 'right' } as const;

/** Plans that read as one (COM as FAM) stand in one table. */
export function feeScheduleBlocks(
  fees: readonly Fee[],
  without: readonly string[],
  view: TableView,
  words: DocumentWords,
): Blocks {
  const shown = view.columns.filter(({ key }) => !without.includes(key));
  const columns = shown.map(
    ({ heading, align, wide }): Column => ({
      heading: words.t(heading),
      align: ALIGN[align],
      wide,
    }),
  );
  const tables = new Map<string, Fee[]>();
  for (const { name, rows } of view.groupsOf(fees)) {
    const title = titleOf(name, words);
    tables.set(title, [...(tables.get(title) ?? []), ...rows]);
  }
  return [...tables].flatMap(([title, rows]): Block[] => [
    ...(title === '' ? [] : [{ kind: 'heading', depth: 2, text: title } as const]),
    {
      kind: 'table',
      columns,
      rows: rows.map((fee) => shown.map((column) => cellText(column, fee))),
    },
  ]);
}

/** The name of a plan, or of the one it reads as by the word of its choice. */
function titleOf(plan: string, words: DocumentWords): string {
  const choice = `blocks.common.planClass.option.${plan}`;
  const shown = words.has(choice) ? words.t(choice) : plan;
  const key = [shown, plan].map((one) => `app.planClass.${one}`).find((one) => words.has(one));
  return key === undefined ? shown : words.t(key);
}
