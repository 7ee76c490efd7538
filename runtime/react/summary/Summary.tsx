// All answers, read-only, in the order of the screen: for a review step, a profile, a stored submission.

import { type ReactElement, useState } from 'react';
import {
  badgeOf,
  childPointer,
  isDeletedRow,
  isList,
  isUnanswered,
  type Json,
  linesOf,
} from '../../core/index.ts';
import { useStatus, useStore } from '../context.tsx';
import { asObject, objectOption, plainText } from '../nodes/options.ts';
import { itemsOf, optionsOf, uiOf, widgetOf } from '../nodes/schema.ts';
import { sectionTitle } from '../nodes/words.ts';
import { Button } from '../parts/Button.tsx';
import { labelOf } from '../parts/FieldFrame.tsx';
import { shownAt } from '../widgets/item-title.ts';
import { registeredSummary } from './registry.ts';
import {
  isJoined,
  joined,
  joinedText,
  membersOf,
  nameOf,
  type SummaryLine,
  summaryRows,
} from './rows.ts';
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
              {title !== '' && <h2>{title}</h2>}
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
              {rows.map((line) => (
                <Line key={line.pointer} line={line} />
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
}

function Line({ line }: { readonly line: SummaryLine }): ReactElement {
  const { texts, info } = useStore();
  const { pointer } = line;
  const own = isJoined(line) ? line.info.label : undefined;
  return (
    <>
      <dt>{own && texts.has(own) ? texts.t(own) : labelOf(texts, info(pointer), pointer)}</dt>
      <dd>{isJoined(line) ? <Text text={joinedText(line)} /> : <Value {...line} />}</dd>
    </>
  );
}

function Text({ text }: { readonly text: string }): ReactElement {
  const { texts } = useStore();
  if (text === '') return <span className="f-blank">{texts.t('runtime.notAnswered')}</span>;
  return <>{text}</>;
}

function Value(shown: Shown): ReactElement {
  const { schema, ui, value } = shown;
  const Own = registeredSummary(widgetOf(ui));
  if (Own) return <Own {...shown} />;
  if (itemsOf(schema)?.type === 'object' && isList(value)) return <ListValue {...shown} />;
  return <Text text={shownValue(shown)} />;
}

const FEW = 6;

/** Long lists are shortened until asked for; rows left empty are left out, as they are not submitted either. */
function ListValue(shown: Shown): ReactElement {
  const { store, value, ui } = shown;
  const [all, setAll] = useState(false);
  const rows = (isList(value) ? value : [])
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => !isDeletedRow(row) && !isUnanswered(row, badgeOf(ui)));
  if (rows.length === 0) return <Text text="" />;
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
  const badge = badgeOf(ui);
  const lines = linesOf(uiOf(ui, 'items')['ui:lines']);
  const isInLine = (name: string) => lines.some(({ fields }) => fields.includes(name));
  const title = titled
    // What reads in a line with others is not torn out of it.
    .filter((name) => !isInLine(name))
    .map((name) => members.find((member) => nameOf(member) === name))
    .map((member) => (member ? shownValue(member) : ''))
    .filter((text) => text !== '');
  const badgeText = shownAt(store, childPointer(childPointer(pointer, index), badge));
  const rest = members.filter(
    (member) =>
      isInLine(nameOf(member)) || (!titled.includes(nameOf(member)) && nameOf(member) !== badge),
  );
  return (
    <div className="f-dl-item">
      <b>{title.join(', ')}</b> <span className="f-muted">{badgeText}</span>
      {joined(rest, lines).map((line) => {
        const text = isJoined(line) ? joinedText(line) : shownValue(line);
        if (text === '') return null;
        return (
          <div key={line.pointer}>
            {!isJoined(line) && (
              <span className="f-muted">
                {labelOf(store.texts, store.info(line.pointer), line.pointer)}:{' '}
              </span>
            )}
            {text}
          </div>
        );
      })}
    </div>
  );
}
