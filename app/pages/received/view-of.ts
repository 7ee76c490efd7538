// The table of one form's submissions: the declared view, with the columns and filters that the form brings along.
import {
  isList,
  type Json,
  type JsonObject,
  type TableView,
  tableView,
} from '../../../runtime/core/index.ts';
import type { ViewId } from '../../../schemas/names.gen.d.ts';
import { FORM_WORDS, ownColumns, type ReceivedForm } from '../../views/received-columns.ts';

const VIEW = 'desk-submissions' satisfies ViewId;

/** Of what goes through a flow. */
const NUMBER: JsonObject = { key: 'number', heading: 'views.desk-items.number.heading' };
const STATUS: JsonObject = { key: 'status', heading: 'views.desk-items.status.heading' };

/** The others are behind the button for more filters. */
const IN_SIGHT = 2;

/** The day first, then the number of what has one, then the form's own columns, then whatever else the view declares. */
export function viewOf(
  views: Readonly<Record<string, JsonObject>>,
  { columns, filters, flow }: Pick<ReceivedForm, 'columns' | 'filters' | 'flow'>,
): TableView {
  const base = views[VIEW] ?? {};
  const [first, ...others] = listOf(base.columns);
  const own = ownColumns({ columns });
  const narrowing = filters.map(({ path, choices }, at) => ({
    more: at >= IN_SIGHT,
    ...{ name: `answers.${path}`, input: `answers.${path}`, label: `${FORM_WORDS}.filter.${path}` },
    schema: { type: 'string', enum: choices.map(({ value }) => value) },
    words: `${FORM_WORDS}.option.${path}`,
  }));
  const made: JsonObject = {
    ...base,
    columns: [
      ...(first === undefined ? [] : [first]),
      ...(flow === undefined ? [] : [NUMBER]),
      ...own,
      ...(flow === undefined ? [] : [STATUS]),
      ...others,
    ],
    filters: [...listOf(base.filters), ...narrowing],
  };
  return tableView({ [VIEW]: made }, VIEW);
}

const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
