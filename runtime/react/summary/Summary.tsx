// All answers, read-only, in the order of the screen: for a review step, a profile, a stored submission.

import { type ReactElement, useState } from 'react';
import { childPointer, isDeletedRow, isList, type Json } from '../../core/index.ts';
import { useStatus, useStore } from '../context.tsx';
import { Button } from '../parts/Button.tsx';
import { labelOf } from '../parts/FieldFrame.tsx';
import { asObject, objectOption, plainText } from '../parts/options.ts';
import { sectionTitle } from '../parts/words.ts';
import { itemsOf, optionsOf, uiOf, widgetOf } from '../tree/schema.ts';
import { shownAt } from '../widgets/item-title.ts';
import { registeredSummary } from './registry.ts';
import { membersOf, summaryRows } from './rows.ts';
import { type Shown, shownValue } from './value.ts';

export interface SummaryProps {
  /** Sections to leave out (the review step itself). */
  readonly omit?: readonly string[];
  readonly only?: readonly string[];
  /** Shows an Edit button with each section. */
  readonly onEdit?: (section: string) => void;
}

/** One block of the sheet per section. */
export function Summary({ omit = [], only, onEdit }: SummaryProps): ReactElement {
  const store = useStore();
  useStatus();
  const { bundle, texts } = store;
  const sections = bundle.sections.filter(
    ({ id }) => !omit.includes(id) && (!only || only.includes(id)),
  );
  return (
    <>
      {sections.map((section) => {
        const rows = summaryRows(store, section);
        if (rows.length === 0) return null;
        const title = sectionTitle(texts, bundle, section);
        return (
          <section key={section.id} className="f-section f-review">
            <div className="f-sec-head">
              <h2>{title}</h2>
              {onEdit && (
                <Button
                  look="quiet"
                  icon="edit"
                  aria-label={texts.t('runtime.editItem', { label: title })}
                  onClick={() => onEdit(section.id)}
                >
                  {texts.t('runtime.edit')}
                </Button>
              )}
            </div>
            <dl className="f-dl">
              {rows.map((row) => (
                <Line key={row.pointer} {...row} />
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
}

function Line(shown: Shown): ReactElement {
  const { store, pointer } = shown;
  return (
    <>
      <dt>{labelOf(store.texts, store.info(pointer), pointer)}</dt>
      <dd>
        <Value {...shown} />
      </dd>
    </>
  );
}

function Value(shown: Shown): ReactElement {
  const { store, schema, ui, value } = shown;
  const Own = registeredSummary(widgetOf(ui));
  if (Own) return <Own {...shown} />;
  const items = itemsOf(schema);
  if (items?.type === 'object' && isList(value) && value.length > 0)
    return <ListValue {...shown} />;
  const text = shownValue(shown);
  if (text === '') return <span className="f-blank">{store.texts.t('runtime.notAnswered')}</span>;
  return <>{text}</>;
}

const FEW = 6;

/** Long lists are shortened until asked for. */
function ListValue(shown: Shown): ReactElement {
  const { store, value } = shown;
  const [all, setAll] = useState(false);
  const rows = (isList(value) ? value : [])
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => !isDeletedRow(row));
  const some = all ? rows : rows.slice(0, FEW);
  return (
    <>
      {some.map(({ row, index }) => (
        <Row key={index} {...shown} row={row} index={index} />
      ))}
      {some.length < rows.length && (
        <button type="button" className="f-linkbtn" onClick={() => setAll(true)}>
          {store.texts.t('runtime.list.showAll', { count: rows.length })}
        </button>
      )}
    </>
  );
}

/** Title fields in bold with the badge, then the other answers; a file is its name and type. */
function Row(props: Shown & { readonly row: Json; readonly index: number }): ReactElement {
  const { store, pointer, schema, ui, row, index } = props;
  const object = asObject(row) ?? {};
  if (widgetOf(ui) === 'upload') {
    return (
      <div className="f-dl-item">
        {plainText(object.name)} <span className="f-muted">{plainText(object.fileType)}</span>
      </div>
    );
  }
  const items = itemsOf(schema) ?? {};
  const members = membersOf(store, items, uiOf(ui, 'items'), childPointer(pointer, index));
  const item = objectOption(optionsOf(ui), 'item') ?? {};
  const titled = (Array.isArray(item.title) ? item.title : []).map((name) => String(name).slice(2));
  const badge = plainText(item.badge).slice(2);
  const nameOf = (member: Shown) => member.pointer.slice(member.pointer.lastIndexOf('/') + 1);
  const title = titled
    .map((name) => members.find((member) => nameOf(member) === name))
    .map((member) => (member ? shownValue(member) : ''))
    .filter((text) => text !== '');
  const badgeText = shownAt(store, childPointer(childPointer(pointer, index), badge));
  const rest = members.filter(
    (member) => !titled.includes(nameOf(member)) && nameOf(member) !== badge,
  );
  return (
    <div className="f-dl-item">
      <b>{title.join(', ')}</b> <span className="f-muted">{badgeText}</span>
      {rest.map((member) => {
        const text = shownValue(member);
        if (text === '') return null;
        return (
          <div key={member.pointer}>
            <span className="f-muted">
              {labelOf(store.texts, store.info(member.pointer), member.pointer)}:
            </span>{' '}
            {text}
          </div>
        );
      })}
    </div>
  );
}
