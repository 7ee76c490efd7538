// What was typed into a section and is not saved yet, on this device: it outlives a closed tab. Secrets are never in it.

import {
  type Answers,
  draftOf,
  isObject,
  mergeAnswers,
  type SectionBundle,
} from '../../core/index.ts';
import { forgetLocal, keepLocal, localDraft } from '../drafts/local.ts';
import type { FormStore } from '../store/form-store.ts';

export interface TypedCopy {
  /** The answers to go on with: the record as it is now, with what was typed over what it was then; undefined where nothing was kept. */
  over(now: Answers): Answers | undefined;
  keep(store: FormStore, base: Answers): void;
  forget(): void;
}

/** The answers that a section asks for. */
export const answersOwnedBy = ({ owns }: SectionBundle, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => owns.includes(name)));

/** The copy of one section of one person's record. */
export function typedCopy(key: string, section: SectionBundle): TypedCopy {
  const own = (answers: Answers): Answers => answersOwnedBy(section, answers);
  return {
    over(now) {
      const { mine, base } = localDraft(key)?.data ?? {};
      if (!isObject(mine) || !isObject(base)) return undefined;
      return { ...now, ...mergeAnswers(base, mine, own(now)).value };
    },
    keep(store, base) {
      const mine = own(draftOf(store.bundle, store.answers()));
      keepLocal(key, {
        data: { mine, base: own(draftOf(store.bundle, base)) },
        revision: 0,
        release: store.bundle.release,
        savedAt: new Date().toISOString(),
      });
    },
    forget: () => forgetLocal(key),
  };
}
