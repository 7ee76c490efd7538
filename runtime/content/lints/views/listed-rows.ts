// Lint: whatever the program has to list under a filter stands under one of its choices, and the tables it asks are there.
import { listedUnder, listsOf } from '../../../core/index.ts';
import type { WholeLint } from '../common/lint.ts';

export const listedRows: WholeLint = ({ model, program, report }) => {
  if (program === undefined || model.incomplete) return;
  for (const { view: id, filter, what, known } of program.rows) {
    const found = model.views.get(id);
    if (found && listedUnder(listsOf(found.view, filter), known) !== undefined) continue;
    report({
      code: 'listed-nowhere',
      file: found?.file ?? `schemas/views/${id}.json`,
      place: '/filters',
      message: `No choice of the filter "${filter}" lists ${what}: nobody would find them.`,
      remedy: `Let one of its "lists" take them: ${JSON.stringify(known)}.`,
    });
  }
  for (const name of program.tables.filter((table) => !model.house.tables.includes(table)))
    report({
      code: 'needed-table-gone',
      file: `schemas/tables/${name}.json`,
      place: '',
      message: `The program asks the table "${name}", and there is none.`,
      remedy: 'Put the file back; what it holds is free.',
    });
};
