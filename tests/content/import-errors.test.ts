// Sentences that a foreign schema says of wrong answers are said by the form, each at its field.
import { expect, test } from 'vitest';
import { importJsonSchema } from '../../runtime/content/index.ts';
import { formOf } from './kits/foreign.ts';

const text = { type: 'string' };

/** What is said under each key; a sentence stands once, and is used elsewhere. */
const said = (words: Readonly<Record<string, string | { use: string }>>) =>
  Object.fromEntries(
    Object.entries(words).map(([key, one]) => [
      key,
      typeof one === 'string' ? one : words[one.use.replace('foreign.', '')],
    ]),
  );

test('one sentence for a field is said however its answer is wrong, and that it is missing is said by its own', async () => {
  const { words } = await formOf({
    type: 'object',
    required: ['zip', 'town'],
    properties: {
      zip: { ...text, pattern: '^[0-9]{5}$', maxLength: 5, errorMessage: 'Enter five digits.' },
      town: text,
    },
    errorMessage: { required: { zip: 'Tell us the ZIP code of your office.' } },
  });
  expect(said(words)).toMatchObject({
    'zip.error.maxLength': 'Enter five digits.',
    'zip.error.pattern': 'Enter five digits.',
    'zip.error.required': 'Tell us the ZIP code of your office.',
  });
  expect(words['town.error.required']).toBeUndefined();
});

test('sentences by keyword, of members and of all else go to the fields they speak of', async () => {
  const { words, form } = await formOf({
    type: 'object',
    properties: {
      age: {
        type: 'integer',
        minimum: 18,
        maximum: 99,
        errorMessage: { minimum: 'You must be of age.', _: 'Enter your age.' },
      },
      home: {
        type: 'object',
        required: ['street'],
        properties: { street: text, zip: { ...text, minLength: 5 } },
        errorMessage: {
          required: 'Enter where you live.',
          properties: { zip: 'Enter a ZIP code.' },
        },
      },
    },
  });
  expect(said(words)).toMatchObject({
    'age.error.minimum': 'You must be of age.',
    'age.error.maximum': 'Enter your age.',
    'home.street.error.required': 'Enter where you live.',
    'home.zip.error.minLength': 'Enter a ZIP code.',
  });
  expect(form?.bundle.fields['/age']?.errors).toMatchObject({
    minimum: 'foreign.age.error.minimum',
  });
});

test('what no message can say is told: of another answer, of a word that the field has not', async () => {
  const { files, report } = importJsonSchema(
    {
      type: 'object',
      properties: {
        size: {
          type: 'integer',
          minimum: 1,
          errorMessage: { minimum: `Not ${'$'}{/size}.`, pattern: 'Never said.', if: 'Nor this.' },
        },
      },
    },
    { id: 'foreign' },
  );
  expect(files['messages/en-US/foreign.json']).not.toMatch(/Not|Never|Nor/);
  expect(report.flatMap(({ did, what }) => (did === 'left out' ? [what] : []))).toEqual([
    `errorMessage of minimum: "Not ${'$'}{/size}."`,
    'errorMessage of pattern: "Never said."',
    'errorMessage of if: "Nor this."',
  ]);
});

test('sentences of a UI schema are taken over', () => {
  const { files } = importJsonSchema(
    { type: 'object', required: ['zip'], properties: { zip: { ...text, pattern: '^[0-9]{5}$' } } },
    {
      id: 'foreign',
      ui: { zip: { 'ui:errorMessages': { required: 'Enter a code.', pattern: 'Five digits.' } } },
    },
  );
  expect(JSON.parse(files['messages/en-US/foreign.json'] ?? '{}')).toMatchObject({
    'zip.error.required': 'Enter a code.',
    'zip.error.pattern': 'Five digits.',
  });
});
