// Secrets on file in a form: each says at its field how it ends, and is replaced only by what is typed anew.

import {
  childPointer,
  type FieldInfo,
  type FormBundle,
  type SchemaError,
  type Texts,
} from '../../core/index.ts';
import type { LoadedForm } from '../load/load.ts';

const KEPT = 'record.kept:';

/** The form and its texts with such a hint at every secret on file. */
export function withStoredSecrets(
  form: { readonly bundle: FormBundle; readonly texts: Texts },
  masked: Readonly<Record<string, string>>,
): { readonly bundle: FormBundle; readonly texts: Texts } {
  const { bundle, texts } = form;
  const hinted = Object.entries(bundle.fields).map(([pointer, info]): [string, FieldInfo] => {
    const end = masked[pointer.slice(1)];
    return [pointer, end === undefined ? info : { ...info, hint: KEPT + end }];
  });
  return {
    bundle: { ...bundle, fields: Object.fromEntries(hinted) },
    texts: {
      ...texts,
      has: (key) => key.startsWith(KEPT) || texts.has(key),
      t: (key, params) =>
        key.startsWith(KEPT)
          ? texts.t('runtime.record.kept', { last: key.slice(KEPT.length) })
          : texts.t(key, params),
    },
  };
}

/** A form that was sent before and is filled in again: secrets it has, by pointer how they end, need not be typed anew. */
export function keepingSecrets(
  form: LoadedForm,
  ends: Readonly<Record<string, string>>,
): LoadedForm {
  if (Object.keys(ends).length === 0) return form;
  const masked = Object.entries(ends).map(([pointer, end]) => [pointer.slice(1), end]);
  const { bundle, texts } = withStoredSecrets(form, Object.fromEntries(masked));
  const fields = Object.entries(bundle.fields).map(([pointer, info]): [string, FieldInfo] => {
    const { required: _, ...others } = info;
    return [pointer, Object.hasOwn(ends, pointer) ? others : info];
  });
  const isKept = ({ keyword, instancePath, params }: SchemaError): boolean =>
    keyword === 'required' &&
    Object.hasOwn(ends, childPointer(instancePath, String(params.missingProperty)));
  return {
    ...form,
    texts,
    bundle: { ...bundle, fields: Object.fromEntries(fields) },
    validate: (answers) => form.validate(answers).filter((error) => !isKept(error)),
  };
}
