// Puts words into a text box as typing does, so that the undo of the browser knows them.

/** In place of a stretch; the cursor stands behind them. */
export function typeInto(box: HTMLTextAreaElement, words: string, from: number, to: number): void {
  box.focus();
  box.setSelectionRange(from, to);
  if (document.execCommand('insertText', false, words)) return;
  box.setRangeText(words, from, to, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
