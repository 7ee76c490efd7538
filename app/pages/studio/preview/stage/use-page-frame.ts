// Talks with the portal in its frame: which page and which sentence to show, and hears what is in sight, what was pressed and where it is.

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PREVIEWED } from '../../../../routes/addresses.ts';
import type { SaidWith } from '../../sentences/said-with.ts';
import { newestSeq, type Work } from '../../work/state.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';
import type { PageView } from './portal-pages.ts';
import { useComesInSight } from './use-comes-in-sight.ts';
import { type InSight, keysIn, nothingOf, type SaysNothing } from './use-frame.ts';

export interface PageFramed {
  readonly work: Work;
  readonly view: PageView;
  readonly sentence: SaidWith | undefined;
  readonly theme: string;
  /** Does a press tell the sentence, in place of what it does for whoever uses the page? */
  readonly tells: '' | 'sentence';
  /** A sentence was pressed, on the page of this path. */
  readonly onSentence: (key: string, path: string) => void;
  /** The page does not show the sentence. */
  readonly onMissing: (key: string) => void;
}

export interface PageFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  readonly inSight: InSight | undefined;
  /** Another page is on screen: whoever uses it went on, or who it is looked at as was led there. */
  readonly isElsewhere: boolean;
  /** No form on the page asks the field whose messages were to be shown. */
  readonly saysNothing: SaysNothing | undefined;
  readonly showAt: (at: number) => void;
  /** Shows every message that a field can have. */
  readonly showFaults: (pointer: string) => void;
}

/** The frame is loaded anew for another person, change or theme; from page to page it goes by itself. */
export function usePageFrame(framed: PageFramed): PageFrame {
  const { work, view, sentence, theme, tells } = framed;
  const frame = useRef<HTMLIFrameElement>(null);
  const [inSight, setInSight] = useState<InSight>();
  const [at, setAt] = useState('');
  const [saysNothing, setSaysNothing] = useState<SaysNothing>();
  const id = useOfWork(work, idOf);
  const seq = useOfWork(work, newestSeq);
  const key = sentence?.key ?? '';
  const latest = useRef<Latest>({ ...framed, seq, key, at: '', seen: 0, drawn: 0, isReady: false });
  Object.assign(latest.current, { ...framed, seq, key });
  const query = new URLSearchParams({
    ...(id && { change: id }),
    ...(view.person && { as: view.person }),
    ...(theme && { theme }),
  });
  const asked = `${query}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: from page to page the frame goes by itself
  const src = useMemo(() => `${PREVIEWED}${view.path}${asked && `?${asked}`}`, [asked]);
  const tell = useCallback((message: object): void => {
    if (latest.current.isReady)
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);
  const showAt = useCallback(
    (at?: number) => {
      const { key: wanted, sentence: said } = latest.current;
      const { placeholders = [], same = [] } = said ?? {};
      const values = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
      tell({ type: 'show', key: wanted, values, same, ...(at && { at }) });
    },
    [tell],
  );
  const showAgain = useCallback(() => showAt(latest.current.seen || undefined), [showAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame has yet to say that it is there
  useEffect(() => {
    latest.current.isReady = false;
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sentence is looked for, on each page
  useEffect(() => {
    setInSight(undefined);
    setSaysNothing(undefined);
    latest.current.seen = 0;
    if (latest.current.at !== view.path) tell({ type: 'page', to: view.path });
    showAt();
  }, [key, view.path, showAt, tell]);
  useEffect(() => tell({ type: 'press', tells }), [tells, tell]);
  useEffect(() => {
    if (seq > 0) tell({ type: 'changed' });
  }, [seq, tell]);
  useHeard({ frame, latest, tell, showAt, setInSight, setAt, setSaysNothing });
  useComesInSight(frame, showAgain);
  const showFaults = (pointer: string): void => tell({ type: 'faults', pointer });
  const isElsewhere = at !== '' && at !== view.path && !at.startsWith(`${view.path}/`);
  return { frame, src, inSight, isElsewhere, saysNothing, showAt, showFaults };
}

type Latest = PageFramed & {
  readonly seq: number;
  readonly key: string;
  /** The path that is on screen. */
  at: string;
  /** Which place of the sentence is in sight. */
  seen: number;
  /** With so many commands of the change. */
  drawn: number;
  isReady: boolean;
};

interface Hearing {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly latest: RefObject<Latest>;
  readonly tell: (message: object) => void;
  readonly showAt: () => void;
  readonly setInSight: (found: InSight) => void;
  readonly setAt: (path: string) => void;
  readonly setSaysNothing: (why: SaysNothing | undefined) => void;
}

/** What the frame tells. */
function useHeard({ frame, latest, tell, showAt, ...hearing }: Hearing): void {
  const { setInSight, setAt, setSaysNothing } = hearing;
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const { current } = latest;
      if (data?.type === 'ready') {
        current.isReady = true;
        // It was drawn while it could not be told of an edit yet.
        if (current.drawn < current.seq) tell({ type: 'changed' });
        tell({ type: 'press', tells: current.tells });
        if (current.at !== current.view.path) tell({ type: 'page', to: current.view.path });
        showAt();
      } else if (data?.type === 'drawn') {
        current.drawn = Number(data.seq);
        if (current.drawn < current.seq) tell({ type: 'changed' });
      } else if (data?.type === 'at') {
        current.at = String(data.to);
        setAt(current.at);
      } else if (data?.type === 'faults') setSaysNothing(nothingOf(data.said));
      else if (data?.type === 'sentence' && typeof data.key === 'string')
        current.onSentence(data.key, current.at);
      else if (data?.type === 'shown' && data.key === current.key) {
        current.seen = Number(data.at);
        setInSight({ at: current.seen, of: Number(data.of), why: keysIn(data.why) });
        if (Number(data.of) === 0) current.onMissing(current.key);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, latest, tell, showAt, setInSight, setAt, setSaysNothing]);
}
