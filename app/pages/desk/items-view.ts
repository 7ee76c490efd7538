// The table of a form's queue: the declared view, with the columns that the form brings along and the statuses of its flow.
import {
  type Flow,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type TableView,
  tableView,
} from '../../../runtime/core/index.ts';
import { ownColumns, type ReceivedForm } from '../../views/received-columns.ts';
import { ITEMS_VIEW } from './queue/queues.ts';

const STATUS = 'status';
/** What is listed where no status is chosen. */
const WAITING = 'views.desk-requests.filter.status.any';

/** Number and sender first, then the form's own columns, then whatever else the view declares. */
export function itemsView(
  views: Readonly<Record<string, JsonObject>>,
  form: Pick<ReceivedForm, 'columns'>,
  { states }: Flow,
): TableView {
  const base = views[ITEMS_VIEW] ?? {};
  const tones = Object.fromEntries(states.map(({ name, tone = 'neutral' }) => [name, tone]));
  const columns = listOf(base.columns).map((column) => withTones(column, tones));
  const at = columns.findIndex((column) => isObject(column) && column.key === STATUS);
  const names = states.map(({ name }) => name);
  const made: JsonObject = {
    ...base,
    columns: [...columns.slice(0, at), ...ownColumns(form), ...columns.slice(at)],
    filters: listOf(base.filters).map((filter) =>
      isObject(filter) && filter.name === STATUS
        ? { ...filter, schema: { type: 'string', enum: names }, any: WAITING }
        : filter,
    ),
  };
  return tableView({ [ITEMS_VIEW]: made }, ITEMS_VIEW);
}

const withTones = (column: Json, tones: JsonObject): Json =>
  isObject(column) && column.key === STATUS ? { ...column, tones } : column;

const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
