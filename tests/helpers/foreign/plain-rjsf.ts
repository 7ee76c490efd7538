// What plain RJSF does with a schema and answers: the library as its documentation sets it up, drawn to text.
import FormModule from '@rjsf/core';
import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import validatorModule from '@rjsf/validator-ajv8';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Json } from '../../../runtime/core/index.ts';
import '../owner-stacks.ts';

const Form = (FormModule as unknown as { default?: unknown }).default ?? FormModule;
const validator = ((validatorModule as unknown as { default?: typeof validatorModule }).default ??
  validatorModule) as typeof validatorModule;

/** Why plain RJSF does not send these answers; undefined where it does. */
export function refusedByPlainRjsf(schema: Json, answers: Json): string | undefined {
  const rjsf = schema as RJSFSchema;
  try {
    const props = { schema: rjsf, validator, formData: answers };
    const drawn = renderToStaticMarkup(createElement(Form as ComponentType<typeof props>, props));
    if (drawn.includes('unsupported-field')) return 'draws "unsupported field"';
    const utils = createSchemaUtils(validator, rjsf);
    const sent = utils.getDefaultFormState(rjsf, answers as never);
    const { errors } = validator.validateFormData(sent as never, rjsf);
    const [first] = errors;
    return first === undefined ? undefined : `says ${first.stack}`;
  } catch (error) {
    return `fails: ${(error as Error).message}`;
  }
}
