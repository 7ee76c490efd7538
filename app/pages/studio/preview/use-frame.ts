// Talks with the preview in its frame: tells it which sentence to show and that words have changed, hears which one was pressed.

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Work } from '../work/state.ts';
import { useWorkState } from '../work/use-work.ts';

export interface Framed {
  readonly work: Work;
  readonly form: string;
  readonly section: string;
  /** Key of the sentence to be shown. */
  readonly show: string;
  readonly onSentence: (key: string) => void;
}

type ToFrame = { readonly type: 'show'; readonly key: string } | { readonly type: 'changed' };

/** What it begins with; from then on it is told. */
export function useFrame({ work, form, section, show, onSentence }: Framed): {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const { id, rows } = useWorkState(work);
  const seq = rows.at(-1)?.seq ?? 0;
  const query = id === '' ? '' : `?${new URLSearchParams({ change: id })}`;
  const src = `/preview/${form}${section && `/${section}`}${query}`;
  const tell = useCallback((message: ToFrame): void => {
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);
  useEffect(() => {
    if (seq > 0) tell({ type: 'changed' });
  }, [seq, tell]);
  useEffect(() => tell({ type: 'show', key: show }), [show, tell]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      // It says that it is there once it can show something.
      if (data?.type === 'ready') tell({ type: 'show', key: show });
      if (data?.type === 'sentence' && typeof data.key === 'string') onSentence(data.key);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [show, onSentence, tell]);
  return { frame, src };
}
