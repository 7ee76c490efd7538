// The framed list of practice areas: only the lines in sight are drawn, and a link to a faulty row brings it into sight.

import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FieldInfo,
  getAt,
  type Json,
  type Pointer,
  type Texts,
  todayIn,
} from '../../../runtime/core/index.ts';
import {
  DeleteDialog,
  focusFirstIn,
  listText,
  onReach,
  useStatus,
  useStore,
  useTexts,
} from '../../../runtime/react/index.ts';
import { AreaBar } from './AreaBar.tsx';
import { AreaLines } from './AreaLines.tsx';
import { type Line, type ListModel, modelOf, orderOf, sameOrder, type Tab } from './list-model.ts';
import { useStateNames } from './places.ts';
import { deleted, restored } from './rows.ts';
import { type Members, useTerms } from './terms.ts';

const SIGHT = 560;
const SIZES = { state: 40, row: 56 } as const;
const OVERSCAN = 6;

interface Props {
  readonly pointer: Pointer;
  readonly list: readonly Json[];
}

export function AreaList({ pointer, list }: Props): ReactElement {
  const store = useStore();
  const texts = useTexts();
  const info = store.info(pointer);
  const [asked, setAsked] = useState<number | null>(null);
  const stateNames = useStateNames();
  const { tab, setTab, find, setFind, faulty, model } = useSight(pointer, list);
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useVirtualizer({
    count: model.lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => SIZES[model.lines[at]?.kind ?? 'row'],
    getItemKey: (at) => lineKey(model.lines[at], at),
    overscan: OVERSCAN,
    initialRect: { width: 900, height: SIGHT },
  });
  useReach(pointer, model, lines.scrollToIndex, () => {
    setTab('all');
    setFind('');
  });

  const put = usePut(pointer, list.length);
  const remove = (): void => {
    if (asked !== null) put(asked, (row) => deleted(row, todayIn(store.bundle.timeZone)));
    setAsked(null);
  };
  const onRestore = useLatest((index: number) => put(index, restored));

  return (
    <div className="plist">
      <AreaBar find={find} tab={tab} counts={model.counts} onFind={setFind} onTab={setTab} />
      <AreaLines
        pointer={pointer}
        list={list}
        model={model}
        lines={lines}
        scroller={scroller}
        faulty={faulty}
        stateNames={stateNames}
        onDelete={setAsked}
        onRestore={onRestore}
      />
      <p className="plist-foot" role="status">
        {foot(model, texts, info)}
      </p>
      {asked !== null && (
        <DeleteDialog
          info={info}
          text="app.areas.delete.text"
          onConfirm={remove}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The lines in sight, by tab and by what is looked for. */
function useSight(pointer: Pointer, list: readonly Json[]) {
  const [tab, setTab] = useState<Tab>('all');
  const [find, setFind] = useState('');
  const faulty = useFaultyRows(pointer);
  const { members } = useTerms();
  const order = useOrder(list, members);
  const model = useMemo(
    () => modelOf(list, order, { members, tab, find, faulty }),
    [list, order, members, tab, find, faulty],
  );
  return { tab, setTab, find, setFind, faulty, model };
}

type Change = (row: Json | undefined) => Json | undefined;

/** Changes a row; a change that leaves nothing of it takes it out. */
function usePut(pointer: Pointer, count: number): (index: number, change: Change) => void {
  const store = useStore();
  return (index, change) => {
    const place = `${pointer}/${index}`;
    const next = change(getAt(store.answers(), place));
    if (next !== undefined) {
      store.set(place, next);
      return;
    }
    store.removeRow(pointer, index);
    // The button that was pressed goes with its row: focus stays with the list, or with the adder once that is empty.
    focusFirstIn(count > 1 ? '.plist-view' : '.areas');
  };
}

const lineKey = (line: Line | undefined, at: number): string | number =>
  line === undefined ? at : line.kind === 'state' ? `s${line.state}` : line.index;

function foot(model: ListModel, texts: Texts, info: FieldInfo | undefined): string {
  if (model.counts.all === 0) return listText(texts, info, 'empty', 'app.areas.none');
  if (model.shown === 0) return texts.t('app.areas.nothingFound');
  return texts.t('app.areas.count', { count: model.shown });
}

/** Indexes of rows with a fault on show. */
function useFaultyRows(pointer: Pointer): ReadonlySet<number> {
  const store = useStore();
  const status = useStatus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `status` counts the changes of what is shown
  return useMemo(() => {
    const rows = store
      .shownWithin(pointer)
      .map((fault) => Number(fault.path.slice(pointer.length + 1).split('/')[0] || Number.NaN));
    return new Set(rows.filter(Number.isInteger));
  }, [store, pointer, status]);
}

/** Sorting again for every character typed into a rate would be felt with thousands of rows. */
function useOrder(list: readonly Json[], members: Members): readonly number[] {
  const kept = useRef<{ readonly list: readonly Json[]; readonly order: readonly number[] }>(null);
  if (kept.current?.list === list) return kept.current.order;
  const order =
    kept.current && sameOrder(kept.current.list, list, members)
      ? kept.current.order
      : orderOf(list, members);
  kept.current = { list, order };
  return order;
}

/** A row asked for by an error link may be behind a tab or a search: those are lifted first. */
function useReach(
  pointer: Pointer,
  model: ListModel,
  scrollTo: (at: number, options: { readonly align: 'center' }) => void,
  showAll: () => void,
): void {
  const [wanted, setWanted] = useState<number | null>(null);
  const lift = useLatest(showAll);
  useEffect(
    () =>
      onReach(pointer, (place) => {
        const index = Number(place.slice(pointer.length + 1).split('/')[0]);
        if (!Number.isInteger(index)) return;
        lift();
        setWanted(index);
      }),
    [pointer, lift],
  );
  useEffect(() => {
    if (wanted === null) return;
    const at = model.lines.findIndex((line) => line.kind === 'row' && line.index === wanted);
    if (at < 0) return;
    scrollTo(at, { align: 'center' });
    setWanted(null);
  }, [wanted, model, scrollTo]);
}

/** The same function for as long as the component lives, doing what the newest one does. */
function useLatest<A extends readonly unknown[]>(job: (...args: A) => void): (...args: A) => void {
  const latest = useRef(job);
  useEffect(() => {
    latest.current = job;
  });
  return useMemo(
    () =>
      (...args: A) =>
        latest.current(...args),
    [],
  );
}
