// The steps that know every sentence: what each form shows by itself, then all of them with where they appear.
import type { Step } from '../memo/step.ts';
import { sentencesOfForm } from '../wording/in-form.ts';
import { indexedSentences } from '../wording/sentences.ts';
import type { IndexedSentence, ShownSentence } from '../wording/types.ts';
import { AGAINST } from './inputs.ts';
import { FORM_IDS } from './links.ts';
import { ModelView, unitIn } from './model-view.ts';

const shownBy = (id: string): Step<readonly ShownSentence[]> => ({
  name: `sentences shown by ${id}`,
  make: (reading) => sentencesOfForm(unitIn(reading, id), new ModelView(reading)),
});

export const SENTENCES: Step<readonly IndexedSentence[]> = {
  name: 'sentences',
  make: (reading) =>
    indexedSentences({
      model: new ModelView(reading),
      needs: reading.members(AGAINST).needs,
      ofForms: reading.whole(FORM_IDS).map((id) => reading.whole(shownBy(id))),
    }),
};
