// Puts words into a text box as typing does, so that the undo of the browser knows them.

/** In place of a stretch; the cursor stands behind them. */
export function typeInto(box: HTMLTextAreaElement, words: string, from: number, to: number): void {
  box.focus();
  box.setSelectionRange(from, to);
  if (document.execCommand('insertText', false, words)) return;
  box.setRangeText(words, from, to, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is selected. Where nobody has put the cursor anywhere it is at the very beginning, before the mark of a heading: then it is the end that is meant. */
export function selectedIn(box: HTMLTextAreaElement): readonly [from: number, to: number] {
  const { selectionStart: from, selectionEnd: to, value } = box;
  return to === 0 && value.startsWith('#') ? [value.length, value.length] : [from, to];
}
