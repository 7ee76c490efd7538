// An upload whose schema is no list of files is told once, at its widget, with the schema that it needs.
import { expect, test } from 'vitest';
import { build } from './kits/small-content.ts';
import { contract, type Files, properties, taking, WHERE, WHERE_UI } from './kits/spoilt.ts';

const TEXT = { type: 'string' };
const FILE = { type: 'object', properties: { name: TEXT, Key: TEXT } };
const PDF = { type: 'application/pdf', endings: ['.pdf'], starts: ['%PDF-'] };
const FILES = '{ "type": "array", "items": { "$ref": "../../blocks/file.schema.json" } }';

/** The second step with an upload of that schema, in a house that takes files with forms. */
const withPapers =
  (papers: Record<string, unknown>) =>
  (files: Files): void => {
    Object.assign(files['schemas/house.json'], { files: { pdf: PDF } });
    properties(files, WHERE).papers = papers;
    const [group] = files[WHERE_UI]['ui:groups'] as { fields: string[] }[];
    group?.fields.push('papers');
    files[WHERE_UI].papers = { 'ui:widget': 'upload', 'ui:options': { accept: ['.pdf'] } };
    files['messages/en-US/trip.json']['papers.label'] = 'Papers';
    const at = { id: TEXT, field: TEXT };
    const ofOne = taking({ ...at, Key: TEXT }, ['id', 'field', 'Key']);
    Object.assign(files, {
      'schemas/calls/form_file_list.json': contract('form_file_list', taking(at)),
      'schemas/calls/form_file_add.json': contract('form_file_add', {
        multipart: { file: { file: true, accept: ['.pdf'] }, ...at },
      }),
      'schemas/calls/form_file_delete.json': contract('form_file_delete', ofOne),
      'schemas/calls/form_file_download.json': contract('form_file_download', ofOne, {
        method: 'GET',
      }),
    });
  };

const faultsOf = async (papers: Record<string, unknown>) =>
  (await build(withPapers(papers))).faults.map(({ place, message, remedy }) => ({
    place,
    message,
    remedy,
  }));

test('a list of files is right', async () => {
  expect(await faultsOf({ type: 'array', items: FILE })).toEqual([]);
});

test.each([
  ['a text', TEXT, ', which is a text.'],
  ['a text of a file', { ...TEXT, format: 'data-url' }, ', which is a text of format data-url.'],
  ['one file', FILE, ', which is an object.'],
  ['a list of texts', { type: 'array', items: TEXT }, ', which is a list.'],
  ['a list of nothing', { type: 'array' }, ', which is a list.'],
  [
    'one or several files',
    { oneOf: [FILE, { type: 'array', items: FILE }] },
    ': its schema leaves open what it holds.',
  ],
  ['anything', {}, ': its schema says no type.'],
])('an upload of %s', async (_, papers, is) => {
  expect(await faultsOf(papers)).toEqual([
    {
      place: '/papers/ui:widget',
      message: `The widget "upload" cannot show "papers"${is}`,
      remedy: `It takes a list of files, each with its name and key. Write in the schema "papers": ${FILES}, or take the widget out.`,
    },
  ]);
});

test.each([
  ['"Key"', { name: TEXT }],
  ['"name"', { Key: TEXT }],
  ['"name" and no "Key"', { paper: TEXT }],
])('an upload whose rows have no %s', async (lacking, members) => {
  const papers = { type: 'array', items: { type: 'object', properties: members } };
  const faults = await faultsOf(papers);
  expect(faults).toEqual([
    {
      place: '/papers/ui:widget',
      message: `The rows of "papers" have no ${lacking}, which an upload writes of a file.`,
      remedy: `Take the shared block in ${WHERE}: ${FILES}; or add to the properties of its items what is missing.`,
    },
  ]);
});
