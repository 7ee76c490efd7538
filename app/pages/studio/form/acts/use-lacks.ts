// Says at the first of several boxes what is missing among them, in the browser's own way, when the form is sent.

import { type RefObject, useEffect, useRef } from 'react';

/** For the first box; '' where nothing is missing. */
export function useLacks(words: string): RefObject<HTMLInputElement | null> {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.setCustomValidity(words), [words]);
  return first;
}
