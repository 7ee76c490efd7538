// A long list as rows with the input in the row: only the rows in sight are drawn, ids keep controls with their data.

import { elementScroll, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type ReactElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { childPointer, type FormNode, labelOf, newItem } from '../../core/index.ts';
import { useStore, useViewOf } from '../context.tsx';
import { listOption } from '../nodes/options.ts';
import { Button } from '../parts/Button.tsx';
import { FieldFrame, fieldId, InTable } from '../parts/FieldFrame.tsx';
import { onReach } from '../parts/reach.ts';
import { afterPaint } from '../store/after-paint.ts';
import type { FieldView } from '../store/view.ts';
import type { PlaceProps } from '../widget.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useListRows } from './list-rows.ts';
import { listText } from './list-texts.ts';
import { ROW_HEIGHT, TableRow } from './TableRow.tsx';

const OVERSCAN = 4;
const SIGHT = 560;

const faultOf = (view: FieldView) => view.fault;
const hiddenOf = (view: FieldView) => view.hidden;

/** Columns are `ui:options.columns`, else every member of a row. Only the coming and going of rows renders it again. */
export function RowTableWidget(props: PlaceProps): ReactElement | null {
  const { pointer, info, options } = props;
  const store = useStore();
  const { texts } = store;
  const { shown, remove } = useListRows(pointer, options);
  const held = useRef(shown);
  held.current = shown;
  const fault = useViewOf(pointer, faultOf);
  const hidden = useViewOf(pointer, hiddenOf);
  const scroller = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const overscan = useOverscan();
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan,
    initialRect: { width: 0, height: SIGHT },
    // The height is ours, in the style below; measuring it would force a layout in the middle of mounting.
    observeElementRect: (_rows, tell) => tell({ width: 0, height: SIGHT }),
    // So would scrolling a new list to the top, where it is anyway.
    scrollToFn: (offset, how, rows) => {
      if (offset !== 0 || rows.scrollOffset) elementScroll(offset, how, rows);
    },
  });
  const drawn = useRef(rows);
  drawn.current = rows;
  const onHeight = useCallback((position: number, height: number) => {
    drawn.current.resizeItem(position, height);
  }, []);
  useEffect(
    () =>
      onReach(pointer, (place) => {
        const index = Number(place.slice(pointer.length + 1).split('/')[0]);
        const position = held.current.findIndex((row) => row.index === index);
        if (position >= 0) drawn.current.scrollToIndex(position, { align: 'center' });
      }),
    [pointer],
  );
  const columns = useMemo(() => columnsOf(store.info(pointer)), [store, pointer]);
  if (hidden) return null;
  const add = () => {
    store.insertRow(pointer, newItem(store.bundle, pointer));
    requestAnimationFrame(() => drawn.current.scrollToIndex(shown.length, { align: 'end' }));
  };
  return (
    <div className="f-repeat" id={fieldId(pointer)} tabIndex={-1}>
      {fault && (
        <FieldFrame {...props} view={store.view(pointer)} ownLabel>
          {null}
        </FieldFrame>
      )}
      <div className="f-rows" style={{ '--columns': columns.length } as CSSProperties}>
        <div className="f-rows-head" aria-hidden="true">
          {columns.map((name) => (
            <span key={name}>{columnLabel(props, store, name)}</span>
          ))}
        </div>
        <ul
          className="f-rows-view"
          ref={scroller}
          aria-label={labelOf(texts, info, pointer)}
          style={{ height: Math.min(SIGHT, shown.length * ROW_HEIGHT + 2) }}
        >
          <li className="f-rows-all" role="none" style={{ height: rows.getTotalSize() }} />
          <InTable value>
            {rows.getVirtualItems().map((item) => (
              <TableRow
                key={item.key}
                {...props}
                id={String(item.key)}
                index={shown[item.index]?.index ?? item.index}
                position={item.index}
                count={shown.length}
                start={item.start}
                columns={columns}
                onHeight={onHeight}
                onRemove={setAsked}
              />
            ))}
          </InTable>
        </ul>
        <div className="f-rows-foot">{texts.t('runtime.list.count', { count: shown.length })}</div>
      </div>
      <div className="f-add">
        <Button icon="plus" onClick={add}>
          {listText(texts, info, 'add', 'runtime.add')}
        </Button>
      </div>
      {asked !== null && (
        <DeleteDialog
          info={info}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            const row = shown.find(({ id }) => id === asked);
            setAsked(null);
            if (row) remove(row.index);
          }}
        />
      )}
    </div>
  );
}

/** Rows out of sight come after the first paint. */
function useOverscan(): number {
  const [overscan, setOverscan] = useState(0);
  useEffect(() => {
    const later = afterPaint(() => setOverscan(OVERSCAN));
    later.ask();
    return later.stop;
  }, []);
  return overscan;
}

function columnLabel({ pointer }: PlaceProps, store: ReturnType<typeof useStore>, name: string) {
  return labelOf(store.texts, store.info(childPointer(`${pointer}/0`, name)), `/${name}`);
}

function columnsOf(node: FormNode | undefined): readonly string[] {
  const named = listOption(node?.uiOptions ?? {}, 'columns').map(String);
  if (named.length > 0) return named;
  const members = node?.children.get('*')?.children ?? [];
  return [...members].filter(([, { unseen }]) => !unseen).map(([name]) => name);
}
