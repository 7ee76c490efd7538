// What is typed in a text box, shown at once; the page around it follows when it can.

import { useRef, useState } from 'react';

/** The words in the box, and what is called with others. Words that come from elsewhere, by an undo or a colleague, take their place. */
export function useTyped(
  text: string,
  say: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(text);
  const given = useRef(text);
  if (given.current !== text) {
    given.current = text;
    if (typed !== text) setTyped(text);
  }
  const type = (next: string): void => {
    setTyped(next);
    say(next);
  };
  return [typed, type];
}
