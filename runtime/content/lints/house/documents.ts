// Lint: the documents that the house declares have their texts and tables, and are offered by answers that a form asks for.
import { generic, isObject, nearestOf, toPointer } from '../../../core/index.ts';
import { HOUSE_FILE } from '../../model/house.ts';
import type { Model } from '../../model/model.ts';
import { didYouMean } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

/** A name that something declared must have. */
interface Named {
  readonly file: string;
  readonly place: string;
  readonly name: string;
  readonly known: readonly string[];
  /** What is missing: `There is no <kind> "<name>".` */
  readonly kind: string;
  readonly code: string;
}

export const documents: WholeLint = ({ model, report }) => {
  if (model.incomplete || model.unread.has(HOUSE_FILE)) return;
  for (const { file, place, name, known, kind, code } of [...inHouse(model), ...inViews(model)]) {
    if (known.includes(name)) continue;
    const near = nearestOf(name, known);
    report({
      code,
      file,
      place,
      message: `There is no ${kind} "${name}".`,
      remedy: didYouMean(near, 'Correct the name, or add it.'),
      nearest: near,
    });
  }
};

function inHouse(model: Model): readonly Named[] {
  const messages = [...model.messages.values()];
  const keys = messages.map(({ key }) => key);
  const pages = messages.filter(({ long }) => long).map(({ key }) => key);
  const fields = model.forms.flatMap(({ fields: of }) => [...of.keys()]);
  return Object.entries(model.house.documents).flatMap(([id, { label, offer, table }]) => {
    const at = (place: string) => ({ file: HOUSE_FILE, place: `/documents/${id}${place}` });
    const text = { kind: 'long text', code: 'unknown-message', known: pages };
    const sentence = { kind: 'message', code: 'unknown-message', known: keys };
    const view = table && [...model.views.keys()].includes(table.view) ? table.view : undefined;
    return [
      { ...at(''), ...text, name: `documents.${id}` },
      { ...at(''), ...sentence, name: `documents.${id}.title` },
      ...(label === undefined ? [] : [{ ...at('/label'), ...sentence, name: label }]),
      ...(offer
        ? [
            {
              ...at('/offer/some'),
              kind: 'field',
              code: 'unknown-field',
              name: generic(toPointer(offer.some)),
              known: fields,
            },
          ]
        : []),
      ...(table
        ? [
            {
              ...at('/table/view'),
              kind: 'view',
              code: 'unknown-name',
              name: table.view,
              known: [...model.views.keys()],
            },
            ...(view === undefined ? [] : (table.without ?? [])).map((name, index) => ({
              ...at(`/table/without/${index}`),
              kind: 'column',
              code: 'unknown-column',
              name,
              known: columnsOf(model, view).map(({ key }) => key),
            })),
            ...(table.then === undefined
              ? []
              : [{ ...at('/table/then'), ...text, name: table.then }]),
          ]
        : []),
    ];
  });
}

/** Columns that go with a document. */
function inViews(model: Model): readonly Named[] {
  const known = Object.keys(model.house.documents);
  return [...model.views].flatMap(([id, { file }]) =>
    columnsOf(model, id).flatMap(({ document: name, index }) =>
      name === undefined
        ? []
        : [
            {
              file,
              place: `/columns/${index}/with`,
              name,
              known,
              kind: 'document',
              code: 'unknown-name',
            },
          ],
    ),
  );
}

function columnsOf(model: Model, id: string | undefined) {
  const columns = id === undefined ? undefined : model.views.get(id)?.view.columns;
  return (Array.isArray(columns) ? columns : []).filter(isObject).map((column, index) => ({
    key: String(column.key),
    document: typeof column.with === 'string' ? column.with : undefined,
    index,
  }));
}
