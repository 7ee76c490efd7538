// The shipped content after somebody let uploads take other files: pictures too, smaller, fewer, of one more type.
import { releasedWith } from './one-use.ts';

/** Released with a form of the one section that uploads; files of 2 MB unless told. */
export const withOtherUploads = (maxBytes = 2_097_152) =>
  releasedWith('practice', {
    'schemas/house.json': (text) =>
      text.replace('"starts": ["\\u0089PNG\\r\\n\\u001a\\n"]', '"starts": ["PICTURE:"]'),
    'schemas/sections/practice/section.ui.json': (text) =>
      text
        .replace('"accept": [".pdf"]', '"accept": [".pdf", ".png"]')
        .replace('10485760', String(maxBytes)),
    'schemas/sections/practice/section.schema.json': (text) =>
      text.replace(/("uploadedFiles": \{[^}]*"maxItems": )50/, '$12'),
    'schemas/blocks/upload.schema.json': (text) => text.replace('"W9"', '"W9", "BAR"'),
    'messages/en-US/blocks.json': (text) =>
      text.replace(
        '"upload.fileType.option.W9": "W9",',
        '"upload.fileType.option.W9": "W9", "upload.fileType.option.BAR": "Bar card",',
      ),
    'schemas/released/application.json': (text) =>
      text.replace(/("\/uploadedFiles":.*"maxItems":)50/, '$12'),
  });

/** What the kind `.png` begins with there. */
export const PICTURE = 'PICTURE: a bar card';
