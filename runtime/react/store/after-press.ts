// Puts off what would move the page while a press is under way: a message that appears as a field is left would push
// the button away from under the pointer, and the press would be lost.

let pressed = false;
let waiting: (() => void)[] = [];

/** Runs the job now, or once the press under way has become a click. */
export function afterPress(job: () => void): void {
  if (pressed) waiting.push(job);
  else job();
}

/** What takes keys as text. */
const TYPED =
  'textarea,[contenteditable],input:not([type=checkbox],[type=radio],[type=button],[type=file])';

/**
 * Runs the job now or, while somebody types, once the field is left: what takes the focus away would swallow keys. Gives
 * back how to call it off.
 */
export const afterTyping = (job: () => void): (() => void) =>
  // The focus arrives where it goes before the job takes it.
  onceLeft(job, () => setTimeout(() => afterPress(job)));

/** Runs the job now or, while somebody types, `left` in the moment the field is left. Gives back how to call it off. */
export function onceLeft(job: () => void, left: () => void = job): () => void {
  if (!document.activeElement?.matches(TYPED)) {
    job();
    return () => {};
  }
  const off = (): void => document.removeEventListener('focusout', go, true);
  const go = (): void => {
    off();
    left();
  };
  document.addEventListener('focusout', go, true);
  return off;
}

/** Watches presses for as long as a form is on screen. Gives back how to stop. */
export function watchPresses(): () => void {
  const down = (): void => {
    pressed = true;
  };
  const up = (): void => {
    // The click comes right after, in the same turn.
    setTimeout(() => {
      pressed = false;
      const jobs = waiting;
      waiting = [];
      for (const job of jobs) job();
    });
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', up, true);
  return () => {
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointerup', up, true);
    document.removeEventListener('pointercancel', up, true);
    pressed = false;
    for (const job of waiting.splice(0)) job();
  };
}
