// One spoilt thing per lint on what is written and would not be read.
import { test } from 'vitest';
import { expectRefused, FORM, type Spoilt } from './spoilt.ts';

const COPY = 'schemas/forms/trip/where copy.ui.json';

/** What comes after a form is sent. */
const after = (next: object): object => ({ submit: Object.fromEntries([['then', next]]) });

const SPOILT: readonly Spoilt[] = [
  {
    name: 'a layout without its section, such as a copy',
    spoil: (files) => {
      files[COPY] = { $schema: '../../meta/ui.schema.json' };
    },
    code: 'stray-file',
    file: COPY,
    words: /has no section "where copy", so nothing reads this file/,
  },
  {
    name: 'a sentence afterwards, beside a long text that stands in place of the form',
    spoil: (files) => {
      Object.assign(files[FORM], after({ page: 'pages.terms', message: 'trip.title' }));
    },
    code: 'not-read',
    file: FORM,
    words: /"message" would not be read: the long text stands in place of the form/,
  },
];

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));
