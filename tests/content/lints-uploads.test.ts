// One spoilt thing per lint on uploads: whose files they are, what is sent about a file, which files are offered.
import { expect, test } from 'vitest';
import { build } from './kits/small-content.ts';
import {
  contract,
  expectRefused,
  type Files,
  properties,
  request,
  type Spoilt,
  taking,
  WHERE,
  WHERE_UI,
  WORDS,
} from './kits/spoilt.ts';

const TEXT = { type: 'string' };
const PDF = { type: 'application/pdf', endings: ['.pdf'], starts: ['%PDF-'] };
const PNG = { type: 'image/png', endings: ['.png'], starts: ['\u0089PNG'] };
const OWNER = { owner: 'context.lead.id' };

/** An upload of the second step whose files belong to a lead, with contracts that suit it. */
function withUpload(files: Files, calls: object = {}, options: object = {}): void {
  Object.assign(files['schemas/house.json'], { files: { pdf: PDF, png: PNG } });
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

/** The rows of the upload, in place of what they were. */
function rowsOf(files: Files, members: object, more: object = {}): void {
  properties(files, WHERE).papers = {
    type: 'array',
    items: { type: 'object', properties: members, ...more },
  };
}

const SPOILT: readonly Spoilt[] = [
  {
    name: 'an upload that cannot upload, for want of any call',
    spoil: (files) => {
      withUpload(files);
      Object.assign((files[WHERE_UI].papers as { 'ui:options': object })['ui:options'], {
        calls: {},
      });
    },
    code: 'option-missing',
    file: WHERE_UI,
    words: /"upload" of "papers" can do nothing without the option "calls\.add"/,
  },
  {
    name: 'an upload that names no calls in a form with a submit call of its own',
    spoil: (files) => {
      withUpload(files);
      delete (files[WHERE_UI].papers as { 'ui:options': { calls?: object } })['ui:options'].calls;
      Object.assign(files['schemas/forms/trip/form.json'], { submit: { call: 'towns' } });
    },
    code: 'option-missing',
    file: WHERE_UI,
    words: /"upload" of "papers" can do nothing without the option "calls\.add"/,
  },
  {
    name: 'an upload that only lists',
    spoil: (files) => withUpload(files, { add: undefined }),
    code: 'option-missing',
    file: WHERE_UI,
    words: /without the option "calls\.add"/,
  },
  {
    name: 'an upload whose rows have no name of a file',
    spoil: (files) => {
      withUpload(files);
      rowsOf(files, { path: TEXT, Key: TEXT });
    },
    code: 'upload-misfit',
    file: WHERE_UI,
    words: /rows of "papers" have no "name", which an upload writes/,
  },
  {
    name: 'an upload whose rows may not hold what is written of a file',
    spoil: (files) => {
      withUpload(files);
      rowsOf(files, { name: TEXT }, { additionalProperties: false });
      const data = { type: 'object', properties: { name: TEXT, Key: TEXT } };
      Object.assign(files['schemas/calls/files_add.json'] as object, {
        responses: { '200': { type: 'object', properties: { data } } },
      });
    },
    code: 'upload-misfit',
    file: WHERE_UI,
    words: /no "fileType"[\s\S]*no "Key"/,
  },
  {
    name: 'an upload that offers a type of file its rows may not hold',
    spoil: (files) => {
      withUpload(files);
      rowsOf(files, { name: TEXT, fileType: { type: 'string', enum: ['DEC'] } });
    },
    code: 'upload-misfit',
    file: WHERE_UI,
    words: /rows of "papers" may not hold the type "W9", which it offers/,
  },
  {
    name: 'an upload by documents that lists one its rows may not hold',
    spoil: (files) => {
      withUpload(files);
      const papers = files[WHERE_UI].papers as Record<string, object>;
      const documents = { DEC: { prefix: 'DEC' }, Log: { prefix: 'LOG' } };
      papers['ui:widget'] = 'documents' as never;
      papers['ui:options'] = { accept: ['.pdf'], maxBytes: 1000, documents };
    },
    code: 'upload-misfit',
    file: WHERE_UI,
    words: /rows of "papers" may not hold the type "Log", which it offers/,
  },
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
    name: 'an ending that nobody can tell from others',
    spoil: (files) => withUpload(files, {}, { accept: ['.pdff'] }),
    code: 'unknown-kind',
    file: WHERE_UI,
    words: /"papers" accepts "\.pdff" files, which nobody can tell from others/,
    nearest: '.pdf',
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
];

test.each(SPOILT)('$name is refused', (spoilt) => expectRefused(spoilt));

test('an upload that gives what its calls take, and offers what they accept, is right', async () => {
  const { faults } = await build((files) => withUpload(files));
  expect(faults).toEqual([]);
});

test('files nobody sees, a button for one, and a text of some kind that is typed are right', async () => {
  const { faults } = await build((files) => {
    withUpload(files);
    Object.assign(properties(files, WHERE), {
      kept: properties(files, WHERE).papers,
      photo: { type: 'string', format: 'data-url' },
      terms: { type: 'string', contentMediaType: 'text/html' },
    });
    Object.assign(files[WHERE_UI], { kept: { 'ui:hidden': true } });
    const [group] = files[WHERE_UI]['ui:groups'] as { fields: string[] }[];
    group?.fields.push('photo', 'terms');
    Object.assign(files[WORDS], { 'photo.label': 'Photo', 'terms.label': 'Terms' });
  });
  expect(faults).toEqual([]);
});
