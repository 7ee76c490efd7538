// Where photos may be chosen although only PDF is kept, what a PDF of them is called, and that no form goes on without them.

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  offeredFiles,
  photosAmong,
  suggestedName,
} from '../../../runtime/react/widgets/files/photos/photo-files.ts';
import { textsOf } from '../kits/kit.tsx';
import { choose, files, one, pdf, serverOfFiles, upload } from './upload-kit.tsx';

const kind = (type: string) => ({ type, endings: [] });
const photo = (name: string, type = 'image/jpeg') => new File(['photo'], name, { type });
const HINT = 'Photos are put into one PDF.';
const open = async (more: object) => {
  const ui = { ...upload, 'ui:options': { ...(upload['ui:options'] as object), ...more } };
  await one(files, ui, { calls: serverOfFiles().calls });
  await screen.findByText('Old.pdf');
};

test.each([
  ['where it keeps PDF', { kinds: [kind('application/pdf')] }, true],
  ['not where it keeps pictures', { kinds: [kind('application/pdf'), kind('image/png')] }, false],
  ['not where it keeps no PDF', { kinds: [kind('text/csv')] }, false],
  ['not where any file is kept', {}, false],
  ['not where its layout says so', { kinds: [kind('application/pdf')], photos: false }, false],
])('an upload offers photos %s', (_where, options, offers) => {
  expect(offeredFiles(options).includes('image/*')).toBe(offers);
});

test('an upload says that photos become a PDF', async () => {
  await open({});
  expect(screen.getByText(HINT)).toBeTruthy();
});

test('where the layout says that photos do not become a PDF they are refused like any other file', async () => {
  await open({ photos: false });
  expect(screen.queryByText(HINT)).toBeNull();
  await choose(photo('IMG_1.jpg'));
  expect(await screen.findByText('Only PDF allowed')).toBeTruthy();
});

test('a photo that cannot be read is told by its name, and holds nothing up', async () => {
  await open({});
  // Nothing in this browser reads pictures.
  await choose(photo('IMG_1.heic', 'image/heic'), pdf('letter.pdf'));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain(
    'could not be read as a picture and was left out: IMG_1.heic.',
  );
  expect(await screen.findByText('letter.pdf')).toBeTruthy();
});

test('photos are told by what they are, and by their ending where a browser does not know', () => {
  const drawing = photo('plan.svg', 'image/svg+xml');
  const heic = photo('IMG_2.HEIC', '');
  const letter = pdf('letter.pdf');
  const jpeg = photo('IMG_1.jpg');
  expect(photosAmong([jpeg, letter, heic, drawing])).toEqual({
    photos: [jpeg, heic],
    others: [letter, drawing],
  });
});

test.each([
  [['IMG_2041.jpg'], [], 'IMG 2041'],
  [['IMG_2041.jpg', 'IMG_2042.jpg', 'IMG_2043.HEIC'], [], 'IMG 2041 to 2043'],
  [['Docket.png', 'IMG_2042.jpg'], [], 'Docket'],
  [['image.jpg', 'image.jpg'], [], 'image'],
  [['image.jpg'], ['Image.pdf', 'image 2.PDF'], 'image 3'],
])('a PDF of %j beside %j is called %s', (photos, taken, name) => {
  expect(suggestedName(textsOf(), photos, taken)).toBe(name);
});
