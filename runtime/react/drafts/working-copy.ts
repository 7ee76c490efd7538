// The draft as it is in this window: the answers on screen, what the server has of them, and whether any is not saved yet.

import { type Answers, type Draft, draftOf, sameValue } from '../../core/index.ts';
import type { Newer } from './answer.ts';
import type { AutosaveOptions } from './autosave.ts';
import { forgetLocal, keepLocal } from './local.ts';
import type { OwnSaves } from './own-saves.ts';

/** A draft as a save names it: with the revision it stands on, if one is known. */
type Parts = Omit<Draft, 'revision' | 'savedAt'> & Partial<Pick<Draft, 'revision'>>;

export interface WorkingCopy {
  /** The revision of the server that this window knows. */
  revision: number | undefined;
  /** The answers that the server and this window last had in common; null where nobody knows. */
  base: Answers | null;
  isDirty: boolean;
  /** The answers on screen, without secrets. */
  answers(): Answers;
  parts(): Parts;
  /** Follows the draft of elsewhere from now on. */
  follow(newer: Newer): void;
  /** The server has these answers as this revision; what is on screen holds them, and may hold more. */
  agree(data: Answers, revision: number): void;
  /** Keeps what is on screen on this device. */
  keepHere(): void;
  forgetHere(): void;
}

interface Opened
  extends Pick<AutosaveOptions, 'store' | 'key' | 'step' | 'reached' | 'revision' | 'base'> {
  readonly own: OwnSaves;
}

/** The working copy of a store that was opened with a draft, or with none. */
export function createWorkingCopy({
  store,
  key,
  step,
  reached,
  own,
  ...opened
}: Opened): WorkingCopy {
  const answers = (): Answers => draftOf(store.bundle, store.answers());
  const begun = store.answers();
  let base = opened.base;
  const copy: WorkingCopy = {
    revision: opened.revision,
    get base() {
      // Found when it is asked for, with the first save: a form that is opened is drawn first.
      base = base === undefined ? draftOf(store.bundle, begun) : base;
      return base;
    },
    set base(next) {
      base = next;
    },
    isDirty: false,
    answers,
    parts() {
      const at = step?.();
      const far = reached?.();
      return {
        data: answers(),
        ...(copy.revision !== undefined && { revision: copy.revision }),
        ...(at !== undefined && { step: at }),
        ...(far !== undefined && { reached: far }),
        release: store.bundle.release,
      };
    },
    follow({ revision, data }) {
      copy.revision = revision;
      copy.base = data ?? null;
      copy.isDirty = true;
    },
    agree(data, revision) {
      copy.revision = revision;
      copy.base = data;
      copy.isDirty = !sameValue(answers(), data);
    },
    keepHere() {
      const common = copy.base;
      keepLocal(key, {
        revision: 0,
        ...copy.parts(),
        savedAt: new Date().toISOString(),
        sent: own.all(),
        ...(common && { base: common }),
      });
    },
    forgetHere: () => forgetLocal(key),
  };
  return copy;
}
