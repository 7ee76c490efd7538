// The door of releasing: from a change to a release, and back to one.
export {
  approvalOf,
  approveAsSeen,
  approversBeside,
  askFor,
  sendBack,
} from './approval.ts';
export { comparedGroups } from './compare.ts';
export { nameOfForm } from './effect-words.ts';
export { effectsOf } from './effects.ts';
export { fateInWords } from './fate-words.ts';
export { chooseFate, fatesOf } from './fates.ts';
export { releasesShown, requireFiles } from './history.ts';
export { itemsInWords } from './item-words.ts';
export {
  enterByCode,
  linksOf,
  linkWithCode,
  makeLink,
  shownByLink,
  shownToVisit,
  VISIT_MS,
  visitBy,
  withdrawLink,
} from './links.ts';
export { namedParts } from './part-words.ts';
export { changedParts, type Part } from './parts.ts';
export { planChange, publishDue, unplanChange } from './plan.ts';
export { publishChange } from './publish.ts';
export { commandsBack } from './put-back.ts';
export { rehearsed } from './rehearsal.ts';
export { releaseOf } from './release-of.ts';
export { saidBefore } from './said-before.ts';
export { standingOf } from './standing.ts';
export type { Tally } from './tally.ts';
export { withdrawAsking } from './withdraw.ts';
