// Takes back the last act, or does it again, and says which; where somebody has built on it, it is asked about first.

import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../../../../runtime/react/index.ts';
import { sayingOf } from '../../../calls/refusal.ts';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { newestSeq, type Work } from '../work/state.ts';
import type { Row } from '../work/types.ts';
import { tell } from './told.ts';

/** Somebody has worked on what undo would take back. */
interface BuiltOn {
  readonly redo: boolean;
  readonly why: string;
}

const BUILT_ON = 409;

export interface Undo {
  readonly act: (redo: boolean) => void;
  /** To be drawn where the button is: asks before others lose something. */
  readonly asking: ReactElement | null;
}

export function useUndo(work: Work): Undo {
  const t = useT();
  const { toasts } = usePortal();
  const [builtOn, setBuiltOn] = useState<BuiltOn>();
  const undo = async (redo: boolean, anyway = false): Promise<void> => {
    setBuiltOn(undefined);
    await work.flush();
    const before = newestSeq(work.get());
    const refused = await work.undo(redo, anyway);
    if (!refused) {
      const [first, ...more] = doneIn(work.get().rows, before);
      if (!first) return;
      const count = more.length + 1;
      const many = t(redo ? 'studio.told.redone' : 'studio.told.undone', { count });
      tell(work, { words: count === 1 ? first.reads : many, key: first.key });
      return;
    }
    const why = refused.sentence ?? sayingOf(refused, t);
    if (refused.status === BUILT_ON && !anyway) setBuiltOn({ redo, why });
    else toasts.fail(refused, why);
  };
  const asking = builtOn ? (
    <ConfirmDialog
      title={t('studio.builtOn.title')}
      cancel={t('studio.cancel')}
      confirm={t('studio.builtOn.do')}
      onCancel={() => setBuiltOn(undefined)}
      onConfirm={() => void undo(builtOn.redo, true)}
    >
      {builtOn.why}
    </ConfirmDialog>
  ) : null;
  return { act: (redo) => void undo(redo), asking };
}

/** One's own rows of it, in the order of their sentences. */
const doneIn = (rows: readonly Row[], since: number): readonly Row[] =>
  rows.filter(({ seq, own, undoes }) => seq > since && own && undoes > 0);
