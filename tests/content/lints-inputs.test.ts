// One spoilt thing per lint on what calls are given: by a field, by an upload, by a form that is loaded, saved and sent.
import { expect, test } from 'vitest';
import { build } from './small-content.ts';
import {
  expectRefused,
  type Files,
  FORM,
  properties,
  type Spoilt,
  WHERE,
  WHERE_UI,
  WHO,
  WHO_UI,
} from './spoilt.ts';

/** A contract in which what is not listed is refused. */
const contract = (id: string, request: object, more: object = {}) => ({
  $schema: '../meta/call.schema.json',
  id,
  base: 'portal',
  method: 'POST',
  path: `${id}.php`,
  auth: 'none',
  request,
  responses: { '200': { type: 'object' } },
  ...more,
});

const taking = (inputs: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties: inputs,
  required,
});

const TEXT = { type: 'string' };
const OWNER = { owner: 'context.lead.id' };

/** An upload of the second step whose files belong to a lead, with contracts that suit it. */
function withUpload(files: Files, calls: object = {}, options: object = {}): void {
  properties(files, WHERE).papers = {
    type: 'array',
    items: {
      type: 'object',
      properties: { name: TEXT, Key: TEXT, fileType: { type: 'string', enum: ['DEC', 'W9'] } },
    },
  };
  const groups = files[WHERE_UI]['ui:groups'] as { fields: string[] }[];
  groups[0]?.fields.push('papers');
  files[WHERE_UI].papers = {
    'ui:widget': 'upload',
    'ui:options': {
      types: ['DEC', 'W9'],
      accept: ['.pdf'],
      maxBytes: 1000,
      ...options,
      calls: {
        with: OWNER,
        list: 'files_list',
        add: 'files_add',
        delete: 'files_delete',
        download: { call: 'files_download', file: ['name'] },
        ...calls,
      },
    },
  };
  Object.assign(files, {
    'schemas/calls/files_list.json': contract('files_list', taking({ owner: TEXT }, ['owner'])),
    'schemas/calls/files_add.json': contract('files_add', {
      multipart: {
        file: { file: true, maxBytes: 1000, accept: ['.pdf'] },
        fileType: { type: 'string', enum: ['DEC', 'W9'] },
        owner: TEXT,
      },
    }),
    'schemas/calls/files_delete.json': contract(
      'files_delete',
      taking({ owner: TEXT, Key: TEXT, name: TEXT, fileType: TEXT }, ['Key']),
    ),
    'schemas/calls/files_download.json': contract(
      'files_download',
      taking({ owner: TEXT, name: TEXT }, ['name']),
      { method: 'GET' },
    ),
  });
  Object.assign(files['messages/en-US/trip.json'], {
    'papers.label': 'Papers',
    'papers.name.label': 'File',
    'papers.Key.label': 'Key',
    'papers.fileType.label': 'Type',
  });
}

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

const request = (files: Files, id: string) =>
  (files[`schemas/calls/${id}.json`] as { request: Record<string, Record<string, unknown>> })
    .request;
const given = (files: Files) => (files[FORM] as { given: Record<string, string[]> }).given;

const SPOILT: readonly Spoilt[] = [
  {
    name: 'an upload that says to whom files belong in words the call does not know',
    spoil: (files) => withUpload(files, { with: { ownr: 'context.lead.id' } }),
    code: 'unknown-input',
    file: WHERE_UI,
    words: /"files_list" at "papers" takes no input "ownr"/,
    nearest: 'owner',
  },
  {
    name: 'an upload that does not say to whom files belong',
    spoil: (files) => withUpload(files, { with: undefined }),
    code: 'missing-input',
    file: WHERE_UI,
    words: /"files_list" at "papers" must be given "owner"/,
  },
  {
    name: 'a download that is told more of a file than its call takes',
    spoil: (files) => withUpload(files, { download: 'files_download' }),
    code: 'unknown-input',
    file: WHERE_UI,
    words: /"files_download" at "papers" takes no input "Key"/,
  },
  {
    name: 'a deletion without the member of the file that its call needs',
    spoil: (files) => withUpload(files, { delete: { call: 'files_delete', file: ['name'] } }),
    code: 'missing-input',
    file: WHERE_UI,
    words: /"files_delete" at "papers" must be given "Key"/,
  },
  {
    name: 'a member that no file has',
    spoil: (files) =>
      withUpload(files, { delete: { call: 'files_delete', file: ['Key', 'nmae'] } }),
    code: 'unknown-field',
    file: WHERE_UI,
    words: /"\.\/nmae" at the field papers names no field/,
    nearest: 'papers.*.name',
  },
  {
    name: 'an owner who is no fact of the form',
    spoil: (files) => withUpload(files, { with: { owner: 'context.led.id' } }),
    code: 'unknown-field',
    file: WHERE_UI,
    words: /"context\.led\.id" at the field papers names no fact/,
    nearest: 'context.lead',
  },
  {
    name: 'a type of file that the call refuses',
    spoil: (files) => withUpload(files, {}, { types: ['DEC', 'W8'] }),
    code: 'upload-refused',
    file: WHERE_UI,
    words: /"papers" offers files of type W8, which the call "files_add" refuses/,
  },
  {
    name: 'an ending that the call refuses',
    spoil: (files) => withUpload(files, {}, { accept: ['.pdf', '.png'] }),
    code: 'upload-refused',
    file: WHERE_UI,
    words: /offers \.png files/,
  },
  {
    name: 'a size that the call refuses',
    spoil: (files) => withUpload(files, {}, { maxBytes: 1001 }),
    code: 'upload-refused',
    file: WHERE_UI,
    words: /offers files of 1001 bytes/,
  },
  {
    name: 'a type of file that is asked for where the call takes none',
    spoil: (files) => {
      withUpload(files);
      delete request(files, 'files_add').multipart?.fileType;
    },
    code: 'unknown-input',
    file: WHERE_UI,
    words: /"files_add" at "papers" takes no input "fileType"/,
  },
  {
    name: 'a fixed value that the call refuses',
    spoil: (files) => {
      withUpload(files, { with: { owner: { value: 'desk' } } });
      Object.assign(request(files, 'files_list').properties ?? {}, {
        owner: { type: 'string', const: 'attorney' },
      });
    },
    code: 'wrong-input',
    file: WHERE_UI,
    words: /takes "attorney" as "owner", but is given "desk"/,
  },
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
    spoil: (files) => {
      withCalls(files);
      delete request(files, 'trip_send').properties?.seats;
    },
    code: 'unknown-input',
    file: FORM,
    words: /"trip_send" that takes the form takes no input "seats"/,
  },
  {
    name: 'a field of another kind than the call takes',
    spoil: (files) => {
      withCalls(files);
      Object.assign(request(files, 'trip_send').properties ?? {}, { seats: TEXT });
    },
    code: 'wrong-input',
    file: FORM,
    words: /takes string as "seats", but is given integer/,
  },
  {
    name: 'a form without what the call that takes it needs',
    spoil: (files) => {
      withCalls(files);
      delete given(files).submit;
    },
    code: 'missing-input',
    file: FORM,
    words: /"trip_send" that takes the form must be given "owner"/,
  },
  {
    name: 'a load without whose answers are loaded',
    spoil: (files) => {
      withCalls(files);
      delete given(files).load;
    },
    code: 'missing-input',
    file: FORM,
    words: /"trip_load" that loads the form must be given "owner"/,
  },
  {
    name: 'a save that does not take the release of a draft',
    spoil: (files) => {
      withCalls(files);
      delete request(files, 'trip_save').properties?.release;
    },
    code: 'unknown-input',
    file: FORM,
    words: /"trip_save" that saves its draft takes no input "release"/,
  },
  {
    name: 'an input a page gives that no call knows',
    spoil: (files) => {
      withCalls(files);
      given(files).save = ['onwer'];
    },
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

test('an upload, and a form with calls of its own, that give what their calls take are accepted', async () => {
  const { faults } = await build((files) => {
    withUpload(files);
    withCalls(files);
    Object.assign(request(files, 'trip_send').properties ?? {}, { papers: { type: 'array' } });
  });
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
