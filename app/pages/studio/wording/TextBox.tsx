// A text box as high as its words; saved when it is left.

import { type ReactElement, useLayoutEffect } from 'react';
import type { BoxProps } from './box.ts';
import { inOneLine } from './markdown-edits.ts';

/** The browser makes it as high as its words: nothing has to be measured at each key. */
const FITS_ITSELF = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

export function TextBox({ ref, labelledBy, text, onText, onLeave }: BoxProps): ReactElement {
  // biome-ignore lint/correctness/useExhaustiveDependencies: as high as the words are
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || FITS_ITSELF) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight + 2}px`;
  }, [text]);
  return (
    <textarea
      ref={ref}
      className="st-in st-box"
      aria-labelledby={labelledBy}
      rows={2}
      value={text}
      // A sentence is one line, however it is pasted.
      onChange={({ target }) => onText(inOneLine(target.value))}
      onBlur={onLeave}
    />
  );
}
