// What a rehearsal found, in lines for whoever decides.
import { carriedLine } from '../../server/content/carried-states.ts';
import type { Becomes, FormRehearsal, Rehearsal } from '../../server/forms/rehearsal.ts';

/** Labels of more answers are told by their number. */
const LABELS = 5;

const WORDS: Readonly<Record<Becomes, (drafts: string) => string>> = {
  same: (drafts) => `${drafts} saved under this very release: as they are`,
  pinned: (drafts) => `${drafts} stay in the release they were begun in`,
  carried: (drafts) => `${drafts} carried over, nothing lost`,
  losing: (drafts) => `${drafts} carried over without answers this release has no place for`,
  restarted: (drafts) => `${drafts} begin anew: the form says so`,
  homeless: (drafts) => `${drafts} kept, but cannot be opened: this release has no such form`,
};

/** One line a form and what becomes of its drafts, then what stands in the way. */
export function linesOf({ forms, carried, stranded }: Rehearsal): readonly string[] {
  return [
    forms.length === 0 ? 'There are no open drafts.' : 'What becomes of open drafts:',
    ...forms.flatMap(formLines),
    ...carried.map(carriedLine),
    ...stranded.map(
      ({ flow, state, items }) =>
        `In the way: ${items} of the flow ${flow} are in the state "${state}", which this release does not know. Move them on first.`,
    ),
  ];
}

function formLines({ form, drafts, leftOut }: FormRehearsal): readonly string[] {
  const kinds = Object.entries(WORDS).flatMap(([becomes, words]) => {
    const number = drafts[becomes as Becomes];
    return number === 0 ? [] : [`  ${form}: ${words(String(number))}`];
  });
  const labels = [...leftOut].sort(([, a], [, b]) => b - a);
  const shown = labels.slice(0, LABELS).map(([label, times]) => `${label} (${times})`);
  const more = labels.length > LABELS ? [`and ${labels.length - LABELS} more`] : [];
  return labels.length === 0
    ? kinds
    : [...kinds, `    left out: ${[...shown, ...more].join(', ')}`];
}
