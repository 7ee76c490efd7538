// Which submission was read last: its list leads back to its row, by its own link or the browser's way back.

import { type RefObject, useEffect } from 'react';

/** Address of its page, without a query. */
let opened: string | undefined;

/** Remembers the submission whose page this is, until its list is shown again. */
export function useOpened(form: string, id: string): void {
  useEffect(() => {
    opened = addressOf(form, id);
  }, [form, id]);
}

/** The page of one submission. */
export const addressOf = (form: string, id: string): string => `/desk/forms/${form}/${id}`;

/** Brings the row that somebody comes back from into sight, with the focus on its link. */
export function useComeBack(to: string, link: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (to !== opened) return undefined;
    // A page that is opened is brought to its top first.
    const frame = requestAnimationFrame(() => {
      opened = undefined;
      const place = link.current?.querySelector('a');
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [to, link]);
}
