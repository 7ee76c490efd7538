// Finds the widget that a form names for a node: the host's own, else one of the runtime.

import { type FormBundle, type FormNode, formTree } from '../../core/index.ts';
import { type Field, labelledAs, registeredField, registeredWidget } from '../context/widget.ts';
import { asObject } from '../nodes/options.ts';
import { bound, fetchAsking, needOf } from '../widgets/bind/bound.tsx';
import { allowedBy } from '../widgets/choices/choices.ts';
import { fetchSearched, isLong } from '../widgets/choices/one-of.tsx';
import { CONTROLS, drawnBy, PLACES, searchesLong } from '../widgets/components.ts';

/** What draws a node, or undefined where there is nothing to draw (an object to be walked). */
export function fieldOf(node: FormNode): Field | undefined {
  const name = node.widget;
  if (name === '') return undefined;
  const field = registeredField(name);
  if (field) return field;
  const widget =
    registeredWidget(name) ??
    (isIn(CONTROLS, name) ? labelledAs(name, drawnBy(CONTROLS[name])) : undefined);
  if (widget) return bound(widget)[needOf(node)];
  if (!isIn(PLACES, name)) throw new Error(`There is no widget "${name}".`);
  return drawnBy(PLACES[name]);
}

const isIn = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name);

/** Fetches the code of those of these widgets that come on demand. */
export async function fetchNamed(names: Iterable<string>): Promise<void> {
  const all = { ...CONTROLS, ...PLACES };
  const wanted = [...new Set(names)].flatMap((name) => (isIn(all, name) ? [all[name]] : []));
  await Promise.all(wanted.map((one) => 'fetch' in one && one.fetch()));
}

/** Fetches the widgets of a form that come on demand, so that none is missed when it is drawn. */
export async function fetchWidgets(form: FormBundle): Promise<void> {
  const tree = formTree(form);
  const nodes = Object.keys(form.fields).flatMap((pointer) => tree.at(pointer) ?? []);
  const asks = nodes.some((node) => needOf(node) === 'asking');
  const names = Object.values(form.fields).map(({ widget }) => widget);
  await Promise.all([
    fetchNamed(names),
    asks && fetchAsking(),
    nodes.some(maySearch) && fetchSearched(),
  ]);
}

/** A list that is long, or may turn out to be once a call has answered. */
const maySearch = ({ widget, schema, uiOptions }: FormNode): boolean =>
  searchesLong(widget) &&
  (asObject(uiOptions.options)?.call !== undefined || isLong(allowedBy(schema).length));
