// A sentence as the page of wording lists it.

import type { Sentence } from '../../../app/pages/studio/sentences/sentence.ts';

export const sentence = (key: string, text: string, more: Partial<Sentence> = {}): Sentence => ({
  ...{
    key,
    text,
    long: false,
    kind: 'label',
    group: 'Trip',
    about: key,
    places: [],
    seen: [],
    pages: [],
  },
  placeholders: [],
  ...more,
});
