// What a source tells of the rows of a list, from asking for it to what was taken over.

import { type ReactElement, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Json, keyOfRow, rowsTold } from '../../../core/index.ts';
import { listIn } from '../../calls/body.ts';
import { type Remote, useRemoteNow } from '../../calls/read.ts';
import { useStore } from '../../context/context.tsx';
import { Button } from '../../parts/Button.tsx';
import { fieldId } from '../../parts/FieldFrame.tsx';
import { focusFirstIn, focusId } from '../../parts/focus.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { FormStore } from '../../store/form-store.ts';
import { useAwaited } from './awaited-rows.ts';
import { listText } from './list-texts.ts';
import { NewsOfRows, type Taken } from './NewsOfRows.tsx';
import {
  comparedNow,
  fillRows,
  quietPart,
  roomOf,
  rowsNow,
  type SourcedList,
  type SourcedRowsProps,
  takeOver,
} from './take-over.ts';
import { type Undoable, UndoNote } from './UndoNote.tsx';
import { undoneRows } from './undone-rows.ts';

interface Props extends SourcedRowsProps {
  readonly payload: string;
  readonly rows: readonly Json[] | undefined;
  /** A person asked for them. */
  readonly isPressed: boolean;
}

/** Asks anew whenever it comes on screen, and once the server found that something is otherwise. */
export function ToldRows(props: Props): ReactElement {
  const { pointer, info, source, payload, rows, isPressed, onFilled } = props;
  const store = useStore();
  const list = useMemo(() => ({ store, pointer, source }), [store, pointer, source]);
  const remote = useRemoteNow(source.call, payload);
  const body = remote.state === 'ready' ? remote.body : undefined;
  const told = useMemo(
    () => (body === undefined ? undefined : rowsTold(source, listIn(body))),
    [source, body],
  );
  const isUnanswered = rows === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is taken in once, and not with every key in a row
  useEffect(() => {
    if (told === undefined) return;
    const now = rowsNow(list);
    if (now === undefined || (isPressed && now.length === 0)) onFilled(fillRows(list, told));
    else if (source.changed === 'take')
      onFilled(takeOver(list, quietPart(list, now, comparedNow(list, now, told))));
  }, [list, told, isUnanswered]);
  useAwaited(store, pointer, remote.state);
  useAskedAgain(store, pointer, remote);
  const [done, setDone] = useState<Undoable>();
  const take = (what: Taken): void => {
    const before = rowsNow(list) ?? [];
    onFilled(takeOver(list, what));
    setDone({ message: store.texts.t('runtime.rows.taken'), undo: undoing(list, before) });
    focusFirstIn(`[data-source="${pointer}"] .f-undo`);
  };
  const isFew = told !== undefined && told.length > roomOf(list);
  return (
    <>
      <AskedFor {...{ remote, store, isEmpty: !rows?.length }} />
      <div className="f-asides" role="status">
        {told?.length === 0 && !rows?.length && (
          <p className="f-hint">{listText(store.texts, info, 'empty', 'runtime.rows.none')}</p>
        )}
        {isFew && (
          <p className="f-hint">{store.texts.t('runtime.rows.full', { count: roomOf(list) })}</p>
        )}
        {told && rows && source.changed !== 'keep' && (
          <NewsOfRows
            {...props}
            list={list}
            compared={comparedNow(list, rows, told)}
            onTake={take}
          />
        )}
      </div>
      <UndoNote
        done={done}
        onUndone={() => {
          setDone(undefined);
          focusId(fieldId(pointer));
        }}
      />
    </>
  );
}

/** Puts the rows back as they were; what was typed since in rows that stayed is kept. */
function undoing(list: SourcedList, before: readonly Json[]): () => void {
  const after = rowsNow(list) ?? [];
  const keyOf = (row: Json): string => keyOfRow(list.source, row) ?? JSON.stringify(row);
  return () =>
    list.store.set(list.pointer, undoneRows(rowsNow(list) ?? [], before, after, keyOf) as Json);
}

interface AskedForProps {
  readonly remote: Remote;
  readonly store: FormStore;
  readonly isEmpty: boolean;
}

/** That it is on its way, or could not be had and can be tried again. */
function AskedFor({ remote, store, isEmpty }: AskedForProps): ReactElement {
  const { t } = store.texts;
  return (
    <div className="f-asides" role="status">
      {remote.state === 'loading' && isEmpty && (
        <>
          <span className="f-hint">{t('runtime.loading')}</span>
          <span className="f-skel" />
        </>
      )}
      {remote.state === 'failed' && (
        <div className="f-note f-warn f-aside">
          <Icon name="warn" />
          <p>{t('runtime.rows.failed')}</p>
          <Button onClick={remote.retry}>{t('runtime.tryAgain')}</Button>
        </div>
      )}
    </div>
  );
}

/** Faults by which the server says that rows are not as their source tells them. */
const REFUSED = ['rowChanged', 'rowGone', 'rowsMissing'];

function useAskedAgain(store: FormStore, pointer: string, remote: Remote): void {
  const read = (): string =>
    store
      .shownWithin(pointer)
      .filter(({ code }) => REFUSED.includes(code))
      .map(({ path, code }) => `${path} ${code}`)
      .join('\n');
  const refused = useSyncExternalStore(store.onStatus, read, read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, whatever was answered since
  useEffect(() => {
    if (refused !== '' && remote.state === 'ready') remote.again();
  }, [refused]);
}
