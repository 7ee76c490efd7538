// What names a field, in the words of whoever is about to change it.
import type { Use } from '../../../runtime/content/index.ts';
import type { Texts } from '../../../runtime/core/index.ts';
import { inWords } from '../in-words.ts';

const WORDS: Readonly<Record<Use['what'], string>> = {
  rule: 'server.studio.use.rule',
  case: 'server.studio.use.case',
  layout: 'server.studio.use.layout',
  form: 'server.studio.use.form',
  section: 'server.studio.use.section',
  house: 'server.studio.use.house',
  words: 'server.studio.use.words',
};

/** Each once: rules and examples by their names, the rest by what of a form it is. */
export function usesInWords(texts: Texts, uses: readonly Use[]): { said: string }[] {
  const said = uses.map(({ what, of, at }) => {
    const name = of === '' ? (at[0] ?? '') : of;
    return texts.t(WORDS[what], { of: inWords(name.replaceAll('-', ' ').replace(/^ui:/, '')) });
  });
  return [...new Set(said)].map((one) => ({ said: one }));
}
