// Lint: an upload accepts endings of files that the house tells how to recognise; any other could hold anything.
import { nearestOf, toDotted } from '../../../core/index.ts';
import { optionsOf, uiPlace } from '../../link/fields.ts';
import { HOUSE_FILE } from '../../model/house.ts';
import { unitsOf } from '../../model/model.ts';
import { didYouMean } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const fileKinds: WholeLint = ({ model, report }) => {
  if (model.unread.has(HOUSE_FILE)) return;
  const known = Object.values(model.house.files).flatMap(({ endings }) => endings);
  for (const form of unitsOf(model)) {
    for (const field of form.fields.values()) {
      const { accept } = optionsOf(field.ui);
      const file = form.sections.find(({ id }) => id === field.section)?.uiFile ?? form.file;
      for (const [index, ending] of (Array.isArray(accept) ? accept : []).map(String).entries()) {
        if (known.includes(ending)) continue;
        const near = nearestOf(ending, known);
        report({
          code: 'unknown-kind',
          file,
          place: `${uiPlace(field)}/ui:options/accept/${index}`,
          message: `The upload "${toDotted(field.pointer)}" accepts "${ending}" files, which nobody can tell from others.`,
          remedy: didYouMean(
            near,
            `Known are: ${known.join(', ') || 'none'}. "files" in ${HOUSE_FILE} declares them.`,
          ),
          nearest: near,
        });
      }
    }
  }
};
