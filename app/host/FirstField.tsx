// Takes the focus to where somebody types first, once a form is drawn: its first empty field, else its first.

import { type ReactElement, useEffect, useRef } from 'react';

interface Props {
  /** Somebody chose the form: without that, focus is taken from nobody, and on a phone no keyboard is opened. */
  readonly chosen: boolean;
}

const TYPED = 'input:not([type="hidden"], [type="file"]), textarea, select';
/** From here on the form stands beside what is read. */
const BESIDE = '(min-width: 900px)';

export function FirstField({ chosen }: Props): ReactElement {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!chosen && !(window.matchMedia(BESIDE).matches && isFree())) return;
    const fields = [
      ...(here.current
        ?.closest('form')
        ?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(TYPED) ??
        []),
    ];
    const first = fields.find(({ value }) => value === '') ?? fields[0];
    first?.focus({ preventScroll: !chosen });
  }, [chosen]);
  return <span ref={here} hidden />;
}

/** Nobody has gone anywhere on the page yet. */
const isFree = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement === document.body || activeElement.matches('h1, main')
  );
};
