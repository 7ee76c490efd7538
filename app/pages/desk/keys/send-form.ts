// Control or Command with Enter sends the form that somebody types in: in a field of several lines Enter is a new line.

import { type RefObject, useEffect } from 'react';

/** Of the forms within `part`. */
export function useSendingForms(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = part;
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, defaultPrevented, repeat, isComposing } = event;
      const isMeant = key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isMeant || defaultPrevented || repeat || isComposing) return;
      const form = target instanceof HTMLElement ? target.closest('form') : null;
      if (!form) return;
      event.preventDefault();
      form.requestSubmit();
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [part]);
}
