// Lint: what a mask lets people type is what the pattern and the length of the field accept.
import type { Json } from '../../../core/index.ts';
import { isObject, isPhoneMask, joinPointer, parsePointer, toDotted } from '../../../core/index.ts';
import { optionsOf } from '../../link/fields.ts';
import { satisfies } from '../../schema/validators.ts';
import { ofForms } from '../common/lint.ts';

/** Texts a mask can yield: enough to meet patterns that forbid a leading zero or all digits alike. */
const FILLINGS = ['123456789012345', '987654321098765', '555555555555555', '210210210210210'];

export const masks = ofForms(({ fields, sections }, { report }) => {
  for (const { schema, ui, pointer, section, file: fileOf } of fields.values()) {
    if (hasIdleExtension(optionsOf(ui)))
      report({
        code: 'option-ignored',
        file: sections.find(({ id }) => id === section)?.uiFile ?? '',
        place: joinPointer([...uiTokens(pointer), 'ui:options', 'extension']),
        message: `The mask of "${toDotted(pointer)}" is no phone number, so nothing pasted into it has an extension.`,
        remedy:
          'Take "extension" out, or give it the mask of a phone number, such as (999)999-9999.',
      });
    for (const { mask, tokens } of masksOf(optionsOf(ui).mask)) {
      if (FILLINGS.some((digits) => satisfies({ ...schema }, fill(mask, digits)) !== false))
        continue;
      const file = sections.find(({ id }) => id === section)?.uiFile ?? '';
      report({
        code: 'mask-and-pattern-differ',
        file,
        place: joinPointer([...uiTokens(pointer), 'ui:options', 'mask', ...tokens]),
        message: `The mask ${mask} of "${toDotted(pointer)}" yields texts such as ${fill(mask, FILLINGS[0] ?? '')}, which the field refuses.`,
        remedy: `Make the mask and the ${schema.pattern === undefined ? 'length' : 'pattern'} in ${fileOf} agree: the same signs in the same places, with 9 for a digit.`,
      });
    }
  }
});

const uiTokens = (pointer: string): readonly string[] =>
  parsePointer(pointer).map((token) => (token === '*' ? 'items' : token));

/** Only of a text that goes into the mask of a phone number an extension is split off. */
const hasIdleExtension = ({ mask, extension }: Readonly<Record<string, Json | undefined>>) =>
  extension !== undefined &&
  mask !== undefined &&
  !masksOf(mask).some((one) => isPhoneMask(one.mask));

function masksOf(mask: Json | undefined): readonly { mask: string; tokens: readonly string[] }[] {
  if (typeof mask === 'string') return [{ mask, tokens: [] }];
  if (!isObject(mask)) return [];
  return Object.entries(mask)
    .filter(([word]) => word !== 'by')
    .map(([word, value]) => ({ mask: String(value), tokens: [word] }));
}

/** 9 takes the next digit, a a letter, * a digit. */
function fill(mask: string, digits: string): string {
  let at = 0;
  return [...mask]
    .map((sign) => {
      if (sign === '9' || sign === '*') {
        at += 1;
        return digits[at - 1] ?? '1';
      }
      return sign === 'a' ? 'A' : sign;
    })
    .join('');
}
