// Forgets what was read by calls, where anything was: the memory itself comes with the first that reads.

type Forget = () => void;
let forget: Forget | undefined;

/** Told by whoever reads. */
export function forgetBy(how: Forget): void {
  forget = how;
}

/** When a person leaves, everything is forgotten that was read for them. */
export const forgetAnswers = (): void => forget?.();
