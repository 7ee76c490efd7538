// Hands compiled validators the few helper modules they ask for; nothing else can be asked for.

import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import ValidationError from 'ajv/dist/runtime/validation_error.js';
import * as formats from 'ajv-formats/dist/formats.js';

const HELPERS: Readonly<Record<string, unknown>> = {
  'ajv/dist/runtime/equal': equal,
  'ajv/dist/runtime/ucs2length': ucs2length,
  'ajv/dist/runtime/validation_error': ValidationError,
  'ajv-formats/dist/formats': formats,
};

/** The `require` of a validators module. */
export function requireHelper(id: string): unknown {
  const helper = HELPERS[id];
  if (helper === undefined)
    throw new Error(`A compiled validator asks for an unlisted module: ${id}`);
  return helper;
}
