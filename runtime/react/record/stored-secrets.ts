// Secrets on file in a form: each says at its field how it ends, and is replaced only by what is typed anew.

import type { FieldInfo, FormBundle, Texts } from '../../core/index.ts';

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
