// The caret in a masked text: it stays behind the same characters, whatever the mask put between them.

const isTyped = (character: string): boolean => /[A-Za-z0-9]/.test(character);

/** How many typed characters stand before the caret. */
export const typedBefore = (text: string, caret: number): number =>
  [...text.slice(0, caret)].filter(isTyped).length;

/** The place behind the n-th typed character; at the end of the text, behind what the mask added there. */
export function caretAfter(text: string, typed: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === typed) return at === 0 ? 0 : skipFixed(text, at);
    if (isTyped(text[at] ?? '')) seen += 1;
  }
  return text.length;
}

/** The caret stands before the next typed character, not before a bracket the mask put there. */
function skipFixed(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isTyped(text[at] ?? '')) at += 1;
  return at === text.length ? text.length : at;
}

/** Takes the typed character before the caret out: a backspace that met only a bracket. */
export function withoutTypedBefore(text: string, caret: number): string {
  for (let at = caret - 1; at >= 0; at -= 1) {
    if (isTyped(text[at] ?? '')) return text.slice(0, at) + text.slice(at + 1);
  }
  return text;
}
