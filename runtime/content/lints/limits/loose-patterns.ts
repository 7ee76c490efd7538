// Lint: a pattern that is meant for a whole answer asks for all of it, not for a part that stands somewhere in it.
import { toDotted } from '../../../core/index.ts';
import { optionsOf } from '../../link/fields.ts';
import type { FieldNode } from '../../model/model.ts';
import { isLoose, wholeOf } from '../../schema/loose-pattern.ts';
import { ofForms } from '../common/lint.ts';

export const loosePatterns = ofForms(({ fields }, { report }) => {
  for (const field of fields.values()) {
    const { pattern } = field.schema;
    if (typeof pattern !== 'string' || !isLoose(pattern, isMasked(field))) continue;
    report({
      code: 'pattern-of-a-part',
      file: field.file,
      place: `${field.place}/pattern`,
      message: `The pattern ${pattern} of "${toDotted(field.pointer)}" is met by any answer that a part of fits, with anything before or behind it.`,
      remedy: `Ask for the whole answer: ${wholeOf(pattern)}. To ask for a part on purpose, write ^(?=.*${pattern}).`,
    });
  }
});

const isMasked = ({ ui }: FieldNode): boolean => optionsOf(ui).mask !== undefined;
