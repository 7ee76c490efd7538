// One spoilt thing per lint on ticks over a call, and on the extension of a phone number.
import { test } from 'vitest';
import { expectRefused, properties, type Spoilt, WHO, WHO_UI } from './kits/spoilt.ts';

const SPOILT: readonly Spoilt[] = [
  {
    name: 'an extension that no mask of another kind could have',
    spoil: (files) => {
      files[WHO_UI].name = {
        'ui:widget': 'mask',
        'ui:options': { mask: '999-99-9999', extension: './phone' },
      };
    },
    code: 'option-ignored',
    file: WHO_UI,
    words: /mask of "name" is no phone number, so nothing pasted into it has an extension/,
  },
  {
    name: 'ticks over a list that nothing fills',
    spoil: (files) => {
      properties(files, WHO).towns = { type: 'array', items: { type: 'string' } };
      files[WHO_UI].towns = { 'ui:widget': 'checkboxes' };
    },
    code: 'option-missing',
    file: WHO_UI,
    words: /"checkboxes" of "towns" has nothing to choose from/,
  },
  {
    name: 'ticks over a call whose choices are of another kind than the list',
    spoil: (files) => {
      properties(files, WHO).towns = { type: 'array', items: { type: 'integer' } };
      files[WHO_UI].towns = {
        'ui:widget': 'checkboxes',
        'ui:options': { options: { call: 'towns' } },
      };
    },
    code: 'answer-misfit',
    file: WHO_UI,
    words: /"towns" takes number, but the call "towns" gives it string/,
  },
];

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));
