// The list of sentences under their headings: only what is in sight is drawn, however many there are.

import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { Found } from '../sentences/search.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { keepInSight } from './keep-in-sight.ts';
import { type Line, linesOf, nextIn } from './lines.ts';
import { SentenceRow } from './SentenceRow.tsx';

interface Props {
  readonly found: Found;
  readonly words: readonly string[];
  /** Comments that are not settled, by the key of their sentence. */
  readonly said: ReadonlyMap<string, number>;
  /** The sentence that is open. */
  readonly open: string;
  /** Another number brings it into sight again. */
  readonly sight: number;
  readonly onOpen: (key: string) => void;
  readonly opened: (sentence: Sentence) => ReactElement;
}

const HEAD = 36;
const ROW = 71;
const LINE = 24;
/** Signs that stand in a line of a row, and of a long text. */
const IN_A_LINE = 72;
const MOST_SHOWN = 180;

export function SentenceList(props: Props): ReactElement {
  const { found, open, sight } = props;
  const lines = useMemo(() => linesOf(found), [found]);
  const scroll = useRef<HTMLDivElement>(null);
  const rows = useRows(lines, { open, sight }, scroll);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from button to button inside
    <div
      className="st-scroll"
      ref={scroll}
      onKeyDown={(event) => byArrows(event, { lines, rows, scroll })}
    >
      <ul className="st-sentences" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className="st-item"
              style={{ transform: `translateY(${start}px)` }}
            >
              {line && <Shown line={line} {...props} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Rows = Virtualizer<HTMLDivElement, Element>;

function useRows(
  lines: readonly Line[],
  { open, sight }: Pick<Props, 'open' | 'sight'>,
  scroll: RefObject<HTMLDivElement | null>,
): Rows {
  const openAt = lines.findIndex((line) => line.id === open);
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: (at) => likelyHeight(lines[at]),
    getItemKey: (at) => lines[at]?.id ?? at,
    overscan: 3,
    measureElement: heightOf,
    // What is open stays, wherever the list is scrolled to: somebody types in it.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      if (openAt < 0 || inSight.includes(openAt)) return inSight;
      return [...inSight, openAt].sort((one, other) => one - other);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight when it is opened, not when the list changes
  useEffect(() => {
    if (openAt < 0) return undefined;
    rows.scrollToIndex(openAt, { align: 'auto' });
    return keepInSight(scroll.current, openAt);
  }, [open, sight]);
  return rows;
}

/** A row counts as high as it was, or as it is likely to be, until the browser has laid all of them out: to ask for each would lay the page out once a row. */
function heightOf(row: Element, seen: ResizeObserverEntry | undefined, list: Rows): number {
  const box = seen?.borderBoxSize[0];
  if (box) return Math.round(box.blockSize);
  const at = list.indexFromElement(row);
  return list.itemSizeCache.get(list.options.getItemKey(at)) ?? list.options.estimateSize(at);
}

function likelyHeight(line: Line | undefined): number {
  if (line?.kind !== 'sentence') return HEAD;
  const lines = Math.ceil(Math.min(line.sentence.text.length, MOST_SHOWN) / IN_A_LINE);
  return ROW + LINE * Math.max(0, lines - 1);
}

function Shown({ line, words, said, open, onOpen, opened }: Props & { readonly line: Line }) {
  const t = useT();
  if (line.kind === 'sentence')
    return line.id === open ? (
      opened(line.sentence)
    ) : (
      <SentenceRow
        sentence={line.sentence}
        words={words}
        said={said.get(line.id) ?? 0}
        onOpen={onOpen}
      />
    );
  return (
    <h2 className="st-group">
      {line.name}
      <span>{t('studio.words.count', { count: line.count })}</span>
    </h2>
  );
}

interface Listed {
  readonly lines: readonly Line[];
  readonly rows: Rows;
  readonly scroll: RefObject<HTMLDivElement | null>;
}

/** Up and down lead from sentence to sentence. */
function byArrows(event: KeyboardEvent, { lines, rows, scroll }: Listed): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const key = event.target instanceof HTMLElement ? event.target.dataset.key : undefined;
  if (by === undefined || key === undefined) return;
  const from = lines.findIndex(({ id }) => id === key);
  const next = nextIn(lines, from, by);
  if (next === undefined) return;
  event.preventDefault();
  rows.scrollToIndex(next, { align: 'auto' });
  const name = CSS.escape(lines[next]?.id ?? '');
  requestAnimationFrame(() =>
    scroll.current?.querySelector<HTMLElement>(`[data-key="${name}"]`)?.focus(),
  );
}
