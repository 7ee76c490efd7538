// Talks with the preview of a form: tells it which field or sentence to show, hears what was pressed in it.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Telling, tellOfWork } from '../../preview/stage/tell-work.ts';
import { keysIn } from '../../preview/stage/use-frame.ts';
import type { Work } from '../../work/state.ts';
import { idOf, useOfWork } from '../../work/use-work.ts';

/** What is to be seen: a field, or what a sentence is about; '' of both shows the form. */
export interface ToShow {
  readonly pointer: string;
  readonly key: string;
  /** The step that it opens with. */
  readonly step: string;
}

interface Framed {
  readonly work: Work;
  readonly form: string;
  readonly shown: ToShow;
  readonly theme: string;
  readonly onField: (pointer: string) => void;
}

export interface FieldFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  /** The form cannot be put together at the moment: what is shown is how it was before. */
  readonly isOld: boolean;
  readonly decided: Decided | undefined;
}

/** Whether the chosen field is to be seen, and by the answers to which fields: message keys of what they are called. */
export interface Decided {
  readonly isSeen: boolean;
  readonly by: readonly string[];
}

/** The preview is told of what is chosen whenever it has drawn. */
export function useFieldFrame({ work, form, shown, theme, onField }: Framed): FieldFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOld, setIsOld] = useState(false);
  const [decided, setDecided] = useState<Decided>();
  const change = useOfWork(work, idOf);
  const [first] = useState(shown.step);
  const query = new URLSearchParams({ change, ...(theme && { theme }) });
  const src = `/preview/${form}${first && `/${first}`}?${query}`;
  const tell = useCallback((message: object): void => {
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);
  const { pointer, key } = shown;
  const show = useCallback((): void => {
    if (pointer === '' && key !== '') tell({ type: 'show', key });
    else tell({ type: 'field', pointer });
  }, [pointer, key, tell]);
  const telling = useRef<Telling>(undefined);
  useEffect(() => {
    telling.current = tellOfWork(work, tell);
    return () => telling.current?.end();
  }, [work, tell]);
  useEffect(() => {
    setDecided(undefined);
    show();
  }, [show]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data?.type === 'drawn') {
        setIsOld(data.form === false);
        telling.current?.drawn(Number(data.seq), data.anew !== false);
        if (data.anew !== false) show();
      } else if (data?.type === 'fieldShown' && data.pointer === pointer)
        setDecided({ isSeen: data.seen === true, by: keysIn(data.why) });
      else if (data?.type === 'field' && typeof data.pointer === 'string') onField(data.pointer);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [pointer, onField, show]);
  return { frame, src, isOld, decided };
}
