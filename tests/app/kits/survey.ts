// A small form of text fields for the pages of any form, in as many releases as a test needs.
import type { FormBundle } from '../../../runtime/core/index.ts';
import type { LoadedForm } from '../../../runtime/react/index.ts';
import { bundleOf, validatorOf } from '../../helpers/bundle.ts';
import { textsOf } from '../../react/kits/kit.tsx';

/** The form `survey` of a release, with these fields, each labelled "The …". */
export async function surveyOf(
  release: string,
  names: readonly string[],
  more: Partial<FormBundle> = {},
): Promise<LoadedForm> {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const bundle: FormBundle = {
    ...(await bundleOf({ schema: { type: 'object', properties } })),
    id: 'survey',
    release,
    messages: Object.fromEntries(names.map((name) => [`test.${name}.label`, `The ${name}`])),
    ...more,
  };
  return {
    bundle,
    validate: validatorOf(bundle),
    live: undefined,
    texts: textsOf({ 'survey.title': 'Survey', ...bundle.messages }),
  };
}
