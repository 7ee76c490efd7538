// The page of publishing is long: what is to be done next may be out of sight.

/** Ids of where approval is asked for and given, and where it is published. */
export const APPROVAL = 'publish-approval';
export const ENDING = 'publish-ending';

/** Brings it into sight, and the keyboard with it. */
export function jumpTo(id: typeof APPROVAL | typeof ENDING): void {
  const there = document.getElementById(id);
  there?.scrollIntoView({ block: 'start' });
  there?.focus({ preventScroll: true });
}
