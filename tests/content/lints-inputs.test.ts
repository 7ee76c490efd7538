// One spoilt thing per lint on what calls are given: by a field, and by a form that is loaded, saved and sent.
import { expect, test } from 'vitest';
import { build } from './kits/small-content.ts';
import {
  contract,
  expectRefused,
  type Files,
  FORM,
  properties,
  request,
  type Spoilt,
  taking,
  WHO,
  WHO_UI,
} from './kits/spoilt.ts';

const TEXT = { type: 'string' };

/** The form with calls of its own, and contracts that suit them. */
function withCalls(files: Files): void {
  Object.assign(files[FORM], {
    load: { call: 'trip_load' },
    draft: { save: 'trip_save', onNewRelease: 'migrate' },
    submit: { call: 'trip_send' },
    given: { load: ['owner'], save: ['owner'], submit: ['owner'] },
  });
  const fields = {
    name: TEXT,
    travels: TEXT,
    seats: { type: 'integer' },
    phone: TEXT,
    total: { type: 'number' },
    home: { type: 'object' },
    stops: { type: 'array' },
    agreed: { type: 'boolean' },
  };
  const saved = { data: { type: 'object' }, revision: { type: 'integer' }, step: TEXT };
  Object.assign(files, {
    'schemas/calls/trip_load.json': contract('trip_load', taking({ owner: TEXT }, ['owner'])),
    'schemas/calls/trip_save.json': contract(
      'trip_save',
      taking({ ...saved, release: TEXT, owner: TEXT }, ['owner', 'data']),
    ),
    'schemas/calls/trip_send.json': contract(
      'trip_send',
      taking({ ...fields, owner: TEXT }, ['owner', 'name']),
    ),
  });
}

const spoilCalls =
  (spoil: Spoilt['spoil']): Spoilt['spoil'] =>
  (files) => {
    withCalls(files);
    spoil(files);
  };

const given = (files: Files) => (files[FORM] as { given: Record<string, string[]> }).given;

const SPOILT: readonly Spoilt[] = [
  {
    name: 'an answer of another kind than the call takes',
    spoil: (files) => {
      files[WHO_UI].name = {
        'ui:widget': 'select',
        'ui:options': { options: { call: 'towns', with: { zip: '/seats' } } },
      };
    },
    code: 'wrong-input',
    file: WHO_UI,
    words: /"towns" at "name" takes string as "zip", but is given integer/,
  },
  {
    name: 'a field that the call which takes the form does not know',
    spoil: spoilCalls((files) => {
      delete request(files, 'trip_send').properties?.seats;
    }),
    code: 'unknown-input',
    file: FORM,
    words: /"trip_send" that takes the form takes no input "seats"/,
  },
  {
    name: 'a field of another kind than the call takes',
    spoil: spoilCalls((files) => {
      Object.assign(request(files, 'trip_send').properties ?? {}, { seats: TEXT });
    }),
    code: 'wrong-input',
    file: FORM,
    words: /takes string as "seats", but is given integer/,
  },
  {
    name: 'a field in which more may be written than the call takes',
    spoil: spoilCalls((files) => {
      Object.assign(request(files, 'trip_send').properties ?? {}, {
        seats: { type: 'integer', maximum: 1 },
      });
    }),
    code: 'wrong-input',
    file: FORM,
    words: /takes at most 1 as "seats", but is given as much as anybody writes/,
  },
  {
    name: 'a form without what the call that takes it needs',
    spoil: spoilCalls((files) => {
      delete given(files).submit;
    }),
    code: 'missing-input',
    file: FORM,
    words: /"trip_send" that takes the form must be given "owner"/,
  },
  {
    name: 'a load without whose answers are loaded',
    spoil: spoilCalls((files) => {
      delete given(files).load;
    }),
    code: 'missing-input',
    file: FORM,
    words: /"trip_load" that loads the form must be given "owner"/,
  },
  {
    name: 'a save that does not take the release of a draft',
    spoil: spoilCalls((files) => {
      delete request(files, 'trip_save').properties?.release;
    }),
    code: 'unknown-input',
    file: FORM,
    words: /"trip_save" that saves its draft takes no input "release"/,
  },
  {
    name: 'an input a page gives that no call knows',
    spoil: spoilCalls((files) => {
      given(files).save = ['onwer'];
    }),
    code: 'unknown-input',
    file: FORM,
    words: /takes no input "onwer"/,
    nearest: 'owner',
  },
  {
    name: 'what a page gives with a call that the form does not name',
    spoil: (files) => {
      Object.assign(files[FORM], { given: { load: ['owner'] } });
    },
    code: 'call-without-use',
    file: FORM,
    words: /names no call that loads the form/,
  },
  {
    name: 'a way for answers to read that nobody knows',
    spoil: (files) => {
      files['schemas/widgets.json'] = {
        $schema: 'meta/widgets.schema.json',
        widgets: { stamp: { suits: ['text'], reads: 'aloud' } },
      };
    },
    code: 'unknown-name',
    file: 'schemas/widgets.json',
    words: /"aloud" is not known here/,
  },
];

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));

test('a form whose calls take what they are given is right', async () => {
  const { faults } = await build(withCalls);
  expect(faults).toEqual([]);
});

test('what a helper of the screen holds is not asked of the call that takes the form', async () => {
  const { faults } = await build((files) => {
    withCalls(files);
    delete request(files, 'trip_send').properties?.total;
    files[WHO_UI].total = { 'ui:hidden': true, 'ui:options': { transient: true } };
  });
  expect(faults).toEqual([]);
});

test('an answer typed in a widget of the host reads as the host says', async () => {
  const { release } = await build((files) => {
    properties(files, WHO).name = { type: 'string', maxLength: 60 };
    files['schemas/widgets.json'] = {
      $schema: 'meta/widgets.schema.json',
      widgets: { drawing: { suits: ['text'], reads: 'nothing' } },
    };
    files[WHO_UI].name = { 'ui:widget': 'drawing' };
  });
  expect(release?.forms.trip?.bundle.fields['/name']?.reads).toBe('nothing');
});
