// What only a draft of an older release needs, fetched with such a draft.

export { carryOver } from '../../runtime/core/index.ts';
