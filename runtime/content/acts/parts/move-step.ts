// Puts a step of a form behind another one, or before all.
import type { MoveStep } from '../../commands/act.ts';
import { textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { filesOfSection, sectionsOf } from '../common/place.ts';

export function moveStep(source: ContentSource, { form, section, after }: MoveStep): Expanded {
  const sections = sectionsOf(source, form);
  if (!sections) return { fault: 'no-form' };
  const own = sections.find(({ id }) => id === section);
  const before = sections.find(({ id }) => id === after);
  if (!own || (after !== '' && !before)) return { fault: 'no-section' };
  if (after === section) return { fault: 'act-unfit' };
  const title = textAt(source, `${filesOfSection(section)?.ownKeys}title`);
  return {
    told: { said: 'stepMoved', values: { of: title ?? own.name.replaceAll('-', ' ') } },
    parts: [
      {
        ...{ kind: 'member', file: `schemas/forms/${form}/form.json` },
        ...{ at: ['sections', own.name], value: own.listed, after: before?.name ?? '' },
      },
    ],
  };
}
