// The sentences in which the Studio itself speaks: whoever looks for what attorneys read does not look for them.

import type { Sentence } from './sentence.ts';

/** Of its pages and forms, and of what the server says to them. */
export const isOfStudio = ({ key }: Pick<Sentence, 'key'>): boolean =>
  /^(?:server\.)?(?:studio|wording)[.-]/.test(key);
