// What must be mended before going on, in one place: it takes focus and links to each field.

import {
  type ReactElement,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Fault, invalidText } from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import { fieldId } from '../parts/FieldFrame.tsx';
import { Icon } from '../parts/Icon.tsx';
import { reach } from '../parts/reach.ts';
import type { FormStore } from '../store/form-store.ts';
import { summaryText } from './summary-text.ts';

const MOST = 30;

export interface ErrorSummaryProps {
  /** Faults of the last attempt; those mended since are left out. */
  readonly faults: readonly Fault[];
  /** Changes with every attempt, so that focus is taken again; none takes it before the first. */
  readonly attempt: number;
  /** The last step says "before you can go on". */
  readonly last?: boolean;
  /** Opens the section of a fault first: it may not be on screen. */
  readonly onGo?: (section: string) => void;
}

/** Draws nothing when all is mended. */
export function ErrorSummary(props: ErrorSummaryProps): ReactElement | null {
  const { faults, attempt, last, onGo } = props;
  const store = useStore();
  const [all, setAll] = useState(false);
  const room = useRef<HTMLElement>(null);
  const open = useOpen(store, faults);
  const any = open.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes focus again
  useEffect(() => {
    if (!any || attempt === 0) return;
    room.current?.scrollIntoView?.({ block: 'start' });
    room.current?.focus({ preventScroll: true });
  }, [attempt]);
  if (!any) return null;
  const { texts } = store;
  const shown = all ? open : open.slice(0, MOST);
  return (
    <section
      className="f-errsum"
      id="f-errsum"
      ref={room}
      tabIndex={-1}
      aria-labelledby="f-errsum-title"
    >
      <h2 id="f-errsum-title">
        <Icon name="alert" />
        {invalidText(texts, store.bundle, open)}
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
                  onGo?.(fault.section);
                  reach(place, fault.path);
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

/** Those not mended since: of what was just found all, until the form looks different. */
function useOpen(store: FormStore, faults: readonly Fault[]): readonly Fault[] {
  // What it began with may have been found long before.
  const [older] = useState(faults);
  const open = useMemo(() => openOf(store, faults, faults !== older), [store, faults, older]);
  return useSyncExternalStore(store.onStatus, open, open);
}

/** Asks which are left; the answer is another one only where it differs. */
function openOf(store: FormStore, faults: readonly Fault[], isNew: boolean): () => typeof faults {
  let looked = isNew && store.status();
  let open = faults;
  return () => {
    if (store.status() === looked) return open;
    looked = store.status();
    const left = faults.flatMap((fault) => {
      const now = store.faultAt(store.anchor(fault.path));
      if (!now) return [];
      // One thing mended, another wrong in its place.
      return [now.path === fault.path && now.code !== fault.code ? now : fault];
    });
    if (left.length !== open.length || left.some((fault, at) => fault !== open[at])) open = left;
    return open;
  };
}
