// The framed list of practice areas: only the lines in sight are drawn, and a link to a faulty row brings it into sight.

import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type ReactElement, type RefObject, useMemo, useRef, useState } from 'react';
import {
  type FieldInfo,
  getAt,
  isObject,
  type Json,
  type Pointer,
  type Texts,
  todayIn,
} from '../../../runtime/core/index.ts';
import {
  DeleteDialog,
  focusFirstIn,
  listText,
  usePrinting,
  useStatus,
  useStore,
  useTexts,
} from '../../../runtime/react/index.ts';
import { AreaBar } from './AreaBar.tsx';
import { AreaLines } from './AreaLines.tsx';
import { areaWords } from './area-words.ts';
import { useListChanges } from './changes.ts';
import { type Chosen, useChosen } from './chosen.ts';
import { type Line, type ListModel, modelOf, orderOf, sameOrder, type Tab } from './list-model.ts';
import { ManyBar } from './ManyBar.tsx';
import { useStateNames } from './places.ts';
import { useLatest, useReach } from './reach-rows.ts';
import { restored } from './rows.ts';
import { type Members, useTerms } from './terms.ts';

const SIGHT = 560;
const SIZES = { state: 40, row: 56 } as const;
const OVERSCAN = 6;

interface Props {
  readonly pointer: Pointer;
  readonly list: readonly Json[];
  /** Places that a rule has set aside. */
  readonly aside: ReadonlySet<number>;
}

export function AreaList({ pointer, list, aside }: Props): ReactElement {
  const store = useStore();
  const texts = useTexts();
  const { members } = useTerms();
  const stateNames = useStateNames();
  const { tab, setTab, find, setFind, faulty, model } = useSight(pointer, list, aside);
  const chosen = useChosen(list, model, members);
  const { scroller, lines } = useLines(model);
  useReach(pointer, model, lines.scrollToIndex, () => {
    setTab('all');
    setFind('');
  });
  const { asked, ask, cancel, remove } = useRemoving(model, list, chosen);
  const onRestore = useLatest((index: number) => {
    const place = `${pointer}/${index}`;
    store.set(place, restored(getAt(store.answers(), place)));
  });
  const onDelete = useLatest((index: number) => ask([index]));
  const onChoose = useLatest(chosen.toggle);
  const info = store.info(pointer);

  return (
    <div className="plist">
      <AreaBar find={find} tab={tab} counts={model.counts} onFind={setFind} onTab={setTab} />
      <ManyBar list={pointer} rows={list} chosen={chosen} onRemove={() => ask(chosen.places)} />
      <AreaLines
        pointer={pointer}
        list={list}
        model={model}
        lines={lines}
        scroller={scroller}
        faulty={faulty}
        chosen={chosen}
        stateNames={stateNames}
        onChoose={onChoose}
        onDelete={onDelete}
        onRestore={onRestore}
      />
      <p className="plist-foot" role="status">
        {foot(model, texts, info)}
      </p>
      {asked !== null && (
        <DeleteDialog
          info={info}
          text="app.areas.delete.text"
          many="app.areas.delete.many"
          names={asked.map((index) => nameOf(texts, list[index], members))}
          onConfirm={remove}
          onCancel={cancel}
        />
      )}
    </div>
  );
}

const nameOf = (texts: Texts, row: Json | undefined, members: Members): string => {
  const { county, state, planClass } = areaWords(texts, isObject(row) ? row : {}, members);
  return [county, state, planClass].join(', ');
};

/** A window over the lines. */
function useLines(model: ListModel): {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly lines: Virtualizer<HTMLDivElement, Element>;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const estimateSize = (at: number): number => SIZES[model.lines[at]?.kind ?? 'row'];
  const lines = useVirtualizer<HTMLDivElement, Element>({
    count: model.lines.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    // In a dialog that is about to open a line has no height yet; a list without any would never show one.
    measureElement: (line, entry, all) =>
      measureElement(line, entry, all) || estimateSize(all.indexFromElement(line)),
    getItemKey: (at) => lineKey(model.lines[at], at),
    overscan: OVERSCAN,
    rangeExtractor: printing ? () => [...model.lines.keys()] : defaultRangeExtractor,
    initialRect: { width: 900, height: SIGHT },
  });
  return { scroller, lines };
}

/** Asks about rows, takes them out, and keeps focus where the next one is. */
function useRemoving(model: ListModel, list: readonly Json[], chosen: Chosen) {
  const { bundle, texts } = useStore();
  const { members } = useTerms();
  const changes = useListChanges();
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const remove = (): void => {
    const places = asked ?? [];
    const [first] = places;
    const row = first === undefined ? undefined : list[first];
    const summary =
      places.length === 1 && isObject(row)
        ? texts.t('app.areas.removedOne', areaWords(texts, row, members))
        : texts.t('app.areas.removed', { count: places.length });
    const line = model.lines.findIndex((one) => one.kind === 'row' && one.index === first);
    changes.remove(places, todayIn(bundle.timeZone), summary);
    setAsked(null);
    if (places.length === 1) focusLine(line);
    else {
      chosen.none();
      focusFirstIn('.areas .f-undo');
    }
  };
  return { asked, ask: setAsked, cancel: () => setAsked(null), remove };
}

/** The button that was pressed goes with its row: focus goes to that of the next one, so that one can go on removing. */
function focusLine(line: number): void {
  const at = (index: number) => `.plist-line[data-index="${index}"] .c4 button`;
  focusFirstIn([at(line), at(line + 1), at(line - 1), '.areas .f-undo']);
}

/** The lines in sight, by tab and by what is looked for. */
function useSight(pointer: Pointer, list: readonly Json[], aside: ReadonlySet<number>) {
  const [tab, setTab] = useState<Tab>('all');
  const [find, setFind] = useState('');
  const faulty = useFaultyRows(pointer);
  const { members } = useTerms();
  const order = useOrder(list, members);
  const model = useMemo(
    () => modelOf(list, order, { members, tab, find, faulty, aside }),
    [list, order, members, tab, find, faulty, aside],
  );
  return { tab, setTab, find, setFind, faulty, model };
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
  const lastOrder = useRef<{ readonly list: readonly Json[]; readonly order: readonly number[] }>(
    null,
  );
  if (lastOrder.current?.list === list) return lastOrder.current.order;
  const order =
    lastOrder.current && sameOrder(lastOrder.current.list, list, members)
      ? lastOrder.current.order
      : orderOf(list, members);
  lastOrder.current = { list, order };
  return order;
}
