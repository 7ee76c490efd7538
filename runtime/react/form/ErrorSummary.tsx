// What must be mended before going on, in one place: it takes focus and links to each field.

import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { type Fault, labelOf, type Pointer, type Texts } from '../../core/index.ts';
import { useStatus, useStore } from '../context.tsx';
import { fieldId } from '../parts/FieldFrame.tsx';
import { Icon } from '../parts/Icon.tsx';
import { reach } from '../parts/reach.ts';
import { FROM_SERVER, textOfFault } from '../store/fault-text.ts';
import type { FormStore } from '../store/form-store.ts';
import { rowName } from '../widgets/place-name.ts';

const MOST = 30;
/** "must be at least 8 characters" goes on from the name of its field. */
const CONTINUES = /^(?!please )\p{Ll}/u;

export interface ErrorSummaryProps {
  /** Faults of the last attempt; those mended since are left out. */
  readonly faults: readonly Fault[];
  /** Changes with every attempt, so that focus is taken again. */
  readonly attempt: number;
  /** The last step says "before you can go on". */
  readonly last?: boolean;
}

/** Draws nothing when all is mended. */
export function ErrorSummary({ faults, attempt, last }: ErrorSummaryProps): ReactElement | null {
  const store = useStore();
  useStatus();
  const [all, setAll] = useState(false);
  const room = useRef<HTMLElement>(null);
  const controls = useMemo(() => faults.map(({ path }) => store.anchor(path)), [store, faults]);
  const open = faults.filter((_, at) => store.faultAt(controls[at] ?? '') !== undefined);
  const any = open.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes focus again
  useEffect(() => {
    if (!any) return;
    room.current?.scrollIntoView?.({ block: 'start' });
    room.current?.focus({ preventScroll: true });
  }, [attempt]);
  if (!any) return null;
  const { texts } = store;
  const shown = all ? open : open.slice(0, MOST);
  return (
    <section className="f-errsum" ref={room} tabIndex={-1} aria-labelledby="f-errsum-title">
      <h2 id="f-errsum-title">
        <Icon name="alert" />
        {texts.t('runtime.summary.title')}
      </h2>
      <p>
        {texts.t(last ? 'runtime.summary.leadSubmit' : 'runtime.summary.lead', {
          count: open.length,
        })}
      </p>
      <ul>
        {shown.map((fault) => {
          const place = store.anchor(fault.path);
          return (
            <li key={`${fault.path} ${fault.code}`}>
              <a
                href={`#${fieldId(place)}`}
                onClick={(event) => {
                  event.preventDefault();
                  reach(place);
                }}
              >
                {summaryText(store, fault)}
              </a>
            </li>
          );
        })}
      </ul>
      {shown.length < open.length && (
        <button type="button" className="f-linkbtn" onClick={() => setAll(true)}>
          {texts.t('runtime.list.showAll', { count: open.length })}
        </button>
      )}
    </section>
  );
}

/** The message, with the field's label where the message does not name it, and the row it stands in. */
function summaryText(store: FormStore, fault: Fault): string {
  const { texts } = store;
  const message = textOfFault(store, fault);
  const place = placeIn(store, fault);
  const label = labelOf(texts, store.info(place), place);
  const row = rowName(store, place);
  // A question mark takes no colon.
  const asks = label.endsWith('?');
  const own = isOwnMessage(texts, store, fault) && !CONTINUES.test(message);
  if (own)
    return row === ''
      ? message
      : texts.t('runtime.summary.item', { label: message, asks: false, message: row });
  if (row === '') return texts.t('runtime.summary.item', { label, asks, message });
  return texts.t('runtime.summary.itemInRow', { row, label, asks, message });
}

/** What the message is about: its field, also within a part that RJSF draws whole, where that is known by name. */
function placeIn(store: FormStore, { path }: Fault): Pointer {
  const place = store.anchor(path);
  const isWithin = store.info(place)?.kind === 'live' && store.info(path)?.label;
  return isWithin ? path : place;
}

/** A message written for this very field or rule reads well alone; a common one needs the label. */
function isOwnMessage(texts: Texts, store: FormStore, fault: Fault): boolean {
  if (fault.rule === FROM_SERVER) return true;
  if (fault.message !== undefined && texts.has(fault.message)) return true;
  const own = store.info(fault.path)?.errors?.[fault.code];
  return own !== undefined && texts.has(own);
}
