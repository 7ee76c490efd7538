// Keeps what is typed into open sections on this device, shortly after the last key and when the page goes away.

import { useEffect, useRef } from 'react';
import type { OpenSections } from './open-sections.ts';
import type { LoadedRecord } from './record-body.ts';

const PAUSE_MS = 400;

/** `end` when it is saved or given up: nothing is kept from then on. */
export function useLocalCopy(
  open: OpenSections,
  record: LoadedRecord,
): { readonly end: () => void } {
  const over = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!over.current) open.keep(record.answers);
    };
    const stop = open.store.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [open, record]);
  return {
    end: () => {
      over.current = true;
    },
  };
}
