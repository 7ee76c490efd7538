// All answers, read-only, in the order of the screen: for a review step, a profile, a stored submission.

import { type ReactElement, useState } from 'react';
import {
  type Answered,
  answerText,
  formTree,
  isJoined,
  lineLabel,
  lineText,
  type ReviewLine,
  type ReviewRow,
  reviewRows,
  sectionLines,
} from '../../core/index.ts';
import { useStatus, useStore } from '../context/context.tsx';
import { answerWords } from '../nodes/answer-words.ts';
import { sectionTitle } from '../nodes/words.ts';
import { Button } from '../parts/Button.tsx';
import { Badge, badgeTone } from './Badge.tsx';
import { registeredSummary } from './registry.ts';
import { StoredFiles } from './StoredFiles.tsx';
import { reviewedOf } from './value.ts';

export interface SummaryProps {
  /** Sections to leave out (the review step itself). */
  readonly omit?: readonly string[];
  readonly only?: readonly string[];
  /** A record that exists, shown whole: its deleted rows too, and what is not known of it. */
  readonly whole?: boolean;
  /** Shows an Edit button with each section. */
  readonly onEdit?: (section: string) => void;
}

/** One block of the sheet per section. */
export function Summary({ omit = [], only, whole = false, onEdit }: SummaryProps): ReactElement {
  const store = useStore();
  useStatus();
  const { bundle, texts } = store;
  const tree = formTree(bundle);
  const reviewed = reviewedOf(store, whole);
  const sections = bundle.sections.filter(
    ({ id }) => !omit.includes(id) && (!only || only.includes(id)),
  );
  return (
    <>
      {sections.map((section) => {
        const node = tree.sections.get(section.id);
        const lines = node ? sectionLines(node, reviewed).filter(asks) : [];
        if (lines.length === 0) return null;
        const title = sectionTitle(texts, bundle, section);
        return (
          <section key={section.id} className="f-section f-review">
            <div className="f-sec-head">
              {title !== '' && <h2>{title}</h2>}
              {onEdit && (
                <Button
                  look="quiet"
                  icon="edit"
                  aria-label={texts.t(whole ? 'runtime.record.editSection' : 'runtime.editItem', {
                    label: title,
                  })}
                  onClick={() => onEdit(section.id)}
                >
                  {texts.t(whole ? 'runtime.record.edit' : 'runtime.edit')}
                </Button>
              )}
            </div>
            <dl className="f-dl">
              {lines.map((line) => (
                <Line key={line.pointer} line={line} whole={whole} />
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
}

/** A long text that asks nothing has been read where it stood. */
const asks = (line: ReviewLine): boolean => isJoined(line) || line.node.reads !== 'statement';

interface Whole {
  readonly whole: boolean;
}

function Line({ line, whole }: Whole & { readonly line: ReviewLine }): ReactElement {
  const store = useStore();
  const words = answerWords(store.texts);
  return (
    <>
      <dt>{lineLabel(line, words)}</dt>
      <dd>
        {isJoined(line) ? <Text text={lineText(line, words)} /> : <Value {...line} whole={whole} />}
      </dd>
    </>
  );
}

function Text({ text }: { readonly text: string }): ReactElement {
  const { texts } = useStore();
  if (text === '') return <span className="f-blank">{texts.t('runtime.notAnswered')}</span>;
  return <>{text}</>;
}

function Value({ whole, ...line }: Answered & Whole): ReactElement {
  const store = useStore();
  const { pointer, node, value } = line;
  const Own = registeredSummary(node.widget);
  if (Own)
    return (
      <Own store={store} pointer={pointer} value={value} options={node.uiOptions} whole={whole} />
    );
  if (node.reads === 'files' && whole) return <StoredFiles {...line} />;
  if (node.kind === 'list' || node.reads === 'rows') return <ListValue {...line} whole={whole} />;
  const text = answerText(node, value, answerWords(store.texts));
  const tone = badgeTone(node.uiOptions, value);
  return tone === undefined || text === '' ? (
    <Text text={text} />
  ) : (
    <Badge tone={tone}>{text}</Badge>
  );
}

const FEW = 6;

/** Long lists are shortened until asked for. */
function ListValue({ whole, ...list }: Answered & Whole): ReactElement {
  const store = useStore();
  const [all, setAll] = useState(false);
  const rows = reviewRows(list, reviewedOf(store, whole));
  if (rows.length === 0) return <Text text="" />;
  const some = all ? rows : rows.slice(0, FEW);
  return (
    <>
      {some.map((row) =>
        list.node.reads === 'files' ? (
          <FileRow key={row.index} {...row} />
        ) : (
          <Row key={row.index} {...row} />
        ),
      )}
      {some.length < rows.length && (
        <button type="button" className="f-linkbtn" onClick={() => setAll(true)}>
          {store.texts.t('runtime.list.showAll', { count: rows.length })}
        </button>
      )}
    </>
  );
}

/** A file is its name and what else is said of it. */
function FileRow({ questions }: ReviewRow): ReactElement {
  const words = answerWords(useStore().texts);
  const [name, ...rest] = questions.map((question) => lineText(question, words));
  return (
    <div className="f-dl-item">
      {name} <span className="f-muted">{rest.join(', ')}</span>
    </div>
  );
}

/** Title fields in bold with the badge, then the other answers. */
function Row({ title, badge, rest, isDeleted }: ReviewRow): ReactElement {
  const { texts } = useStore();
  const words = answerWords(texts);
  const titles = title.map((one) => lineText(one, words)).filter((text) => text !== '');
  return (
    <div className="f-dl-item">
      <b>{titles.join(', ')}</b> <span className="f-muted">{badge && lineText(badge, words)}</span>
      {isDeleted && <Badge tone="danger">{texts.t('runtime.record.deleted')}</Badge>}
      {rest.map((line) => {
        const text = lineText(line, words);
        if (text === '') return null;
        return (
          <div key={line.pointer}>
            {!isJoined(line) && <span className="f-muted">{lineLabel(line, words)}: </span>}
            {text}
          </div>
        );
      })}
    </div>
  );
}
