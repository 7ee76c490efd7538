// Talks with the preview in its frame: tells it which sentence to show and that words have changed, hears what is in sight and what was pressed.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SaidWith } from '../../sentences/said-with.ts';
import type { Work } from '../../work/state.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';
import { type Telling, tellOfWork } from './tell-work.ts';
import { useComesInSight } from './use-comes-in-sight.ts';

export interface Framed {
  readonly work: Work;
  readonly form: string;
  readonly section: string;
  readonly sentence: SaidWith;
  /** Light, dark, or as whoever looks has it. */
  readonly theme: string;
  readonly onSentence: (key: string) => void;
}

/** A place of the sentence that is in sight: which, of how many on this page. */
export interface InSight {
  readonly at: number;
  readonly of: number;
  /** It is hidden: message keys of the fields whose answers decide that. */
  readonly why?: readonly string[];
}

export interface Frame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  readonly inSight: InSight | undefined;
  /** The form cannot be put together at the moment: what is shown is how it was before. */
  readonly isOld: boolean;
  /** Shows another place on the same page. */
  readonly showAt: (at: number) => void;
  /** Why no message of the field is shown, where they were asked for. */
  readonly saysNothing: SaysNothing | undefined;
  /** Shows every message that a field can have. */
  readonly showFaults: (pointer: string) => void;
}

/** Its answer is never wrong, or it is not asked by what is on screen. */
export type SaysNothing = 'none' | 'nowhere';

/** The preview is told of a sentence whenever it has drawn. */
export function useFrame({ work, form, section, sentence, theme, onSentence }: Framed): Frame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inSight, setInSight] = useState<InSight>();
  const [isOld, setIsOld] = useState(false);
  const [saysNothing, setSaysNothing] = useState<SaysNothing>();
  const id = useOfWork(work, idOf);
  // Before the first edit the change is what is live: only a form of a change hears what to show.
  const query = new URLSearchParams({ change: id, ...(theme && { theme }) });
  const src = `/preview/${form}${section && `/${section}`}?${query}`;
  const tell = useCallback((message: object): void => {
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);
  const { key } = sentence;
  const latest = useRef(sentence);
  latest.current = sentence;
  const showAt = useCallback(
    (at?: number): void => {
      const { placeholders, same = [] } = latest.current;
      const values = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
      tell({ type: 'show', key, values, same, ...(at !== undefined && { at }) });
    },
    [key, tell],
  );
  const seenAt = useRef(0);
  const showAgain = useCallback(() => showAt(seenAt.current || undefined), [showAt]);
  const telling = useRef<Telling>(undefined);
  useEffect(() => {
    telling.current = tellOfWork(work, tell);
    return () => telling.current?.end();
  }, [work, tell]);
  useEffect(() => {
    setInSight(undefined);
    setSaysNothing(undefined);
    seenAt.current = 0;
    showAt();
  }, [showAt]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data?.type === 'drawn') {
        setIsOld(data.form === false);
        const isAnew = data.anew !== false;
        telling.current?.drawn(Number(data.seq), isAnew);
        // In other words alone, everything stands where it stood.
        if (isAnew) showAt();
      } else if (data?.type === 'shown' && data.key === key) {
        seenAt.current = Number(data.at);
        setInSight({ at: seenAt.current, of: Number(data.of), why: keysIn(data.why) });
      } else if (data?.type === 'faults') setSaysNothing(nothingOf(data.said));
      else if (data?.type === 'sentence' && typeof data.key === 'string') onSentence(data.key);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [key, onSentence, showAt]);
  useComesInSight(frame, showAgain);
  const showFaults = (pointer: string): void => tell({ type: 'faults', pointer });
  return { frame, src, inSight, isOld, saysNothing, showAt, showFaults };
}

/** What a preview tells of the messages of a field, where there are none. */
export const nothingOf = (said: unknown): SaysNothing | undefined =>
  said === 'none' || said === 'nowhere' ? said : undefined;

/** What of a message are keys of others. */
export const keysIn = (said: unknown): readonly string[] =>
  Array.isArray(said) ? said.filter((one) => typeof one === 'string') : [];
