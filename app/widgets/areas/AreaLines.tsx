// The lines of the list that are in sight, with the head of the state on top while its rows scroll by.
// biome-ignore-all lint/a11y/useSemanticElements: a window of lines cannot be a native table; what takes focus are the controls in it
// biome-ignore-all lint/a11y/useFocusableInteractive: a window of lines cannot be a native table; what takes focus are the controls in it

import type { Virtualizer } from '@tanstack/react-virtual';
import type { ReactElement, RefObject } from 'react';
import { type Json, labelOf, type Pointer } from '../../../runtime/core/index.ts';
import { useStore, useTexts } from '../../../runtime/react/index.ts';
import { AreaRow } from './AreaRow.tsx';
import type { Chosen } from './chosen.ts';
import type { Line, ListModel } from './list-model.ts';
import { useTerms } from './terms.ts';

interface Props {
  readonly pointer: Pointer;
  readonly list: readonly Json[];
  readonly model: ListModel;
  readonly lines: Virtualizer<HTMLDivElement, Element>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly faulty: ReadonlySet<number>;
  readonly chosen: Chosen;
  readonly stateNames: ReadonlyMap<string, string>;
  readonly onChoose: (index: number) => void;
  readonly onDelete: (index: number) => void;
  readonly onRestore: (index: number) => void;
}

export function AreaLines(props: Props): ReactElement {
  const { pointer, list, model, lines, scroller, faulty, chosen, stateNames } = props;
  const { onChoose, onDelete, onRestore } = props;
  const { t } = useTexts();
  const items = lines.getVirtualItems();
  const top = headAt(model.lines, items.find(({ end }) => end > (lines.scrollOffset ?? 0))?.index);
  return (
    <div role="table" aria-label={t('app.areas.all')} aria-rowcount={model.lines.length}>
      <Headings list={pointer} />
      {model.lines.length > 0 && (
        <div
          className="plist-view"
          ref={scroller}
          role="rowgroup"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          style={{ height: Math.min(lines.getTotalSize(), 560) }}
        >
          {top && <StateHead line={top} names={stateNames} sticky />}
          <div className="plist-all" style={{ height: lines.getTotalSize() }}>
            {items.map((item) => {
              const line = model.lines[item.index];
              return (
                <div
                  key={item.key}
                  className="plist-line"
                  data-index={item.index}
                  ref={lines.measureElement}
                  role="row"
                  aria-rowindex={item.index + 1}
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  {line?.kind === 'state' && <StateHead line={line} names={stateNames} />}
                  {line?.kind === 'row' && (
                    <AreaRow
                      row={list[line.index]}
                      index={line.index}
                      list={pointer}
                      faulty={faulty.has(line.index)}
                      chosen={chosen.has(line.index)}
                      onChoose={onChoose}
                      onDelete={onDelete}
                      onRestore={onRestore}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

/** Over the columns: what the form calls the members of an area. */
function Headings({ list }: { readonly list: Pointer }): ReactElement {
  const store = useStore();
  const { county, planClass, rate } = useTerms().members;
  const label = (name = ''): string => {
    const place = `${list}/*/${name}`;
    return name === '' ? '' : labelOf(store.texts, store.info(place), place);
  };
  return (
    <div className="prow h" role="row">
      <span role="columnheader" className="f-sr">
        {store.texts.t('app.areas.choice')}
      </span>
      <span role="columnheader">{label(county)}</span>
      <span role="columnheader">{label(planClass)}</span>
      <span role="columnheader">{label(rate)}</span>
      <span role="columnheader" className="f-sr">
        {store.texts.t('app.areas.action')}
      </span>
    </div>
  );
}

/** The head the topmost line belongs to, if that line is not the head itself. */
function headAt(lines: readonly Line[], at: number | undefined) {
  for (let index = at ?? -1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line?.kind === 'state') return line;
  }
  return undefined;
}

function StateHead({
  line,
  names,
  sticky,
}: {
  readonly line: Extract<Line, { kind: 'state' }>;
  readonly names: ReadonlyMap<string, string>;
  readonly sticky?: boolean;
}): ReactElement {
  const { t } = useTexts();
  return (
    <div className={sticky ? 'prow g sticky' : 'prow g'} aria-hidden={sticky}>
      <span role={sticky ? undefined : 'cell'}>{names.get(line.state) ?? line.state}</span>
      <span role={sticky ? undefined : 'cell'} className="prow-n">
        {t('app.areas.count', { count: line.count })}
      </span>
    </div>
  );
}
