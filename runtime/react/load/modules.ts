// Hands compiled validators the few helper modules they ask for; nothing else can be asked for.

import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import ValidationError from 'ajv/dist/runtime/validation_error.js';

const HELPERS: Readonly<Record<string, unknown>> = {
  'ajv/dist/runtime/equal': equal,
  'ajv/dist/runtime/ucs2length': ucs2length,
  'ajv/dist/runtime/validation_error': ValidationError,
};

const FORMATS = 'ajv-formats/dist/formats';

/** The `require` of a validators module, by the module's text: most forms name no format, so formats are fetched. */
export async function helpersOf(text: string): Promise<(id: string) => unknown> {
  const helpers = text.includes(FORMATS)
    ? { ...HELPERS, [FORMATS]: await import('ajv-formats/dist/formats.js') }
    : HELPERS;
  return (id) => {
    const helper = helpers[id];
    if (helper === undefined)
      throw new Error(`A compiled validator asks for an unlisted module: ${id}`);
    return helper;
  };
}
