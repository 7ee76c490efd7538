// Unticking coverages: asked about by name, told, and taken back.

import { type ReactElement, useState } from 'react';
import { getAt, isList, type Json, type Pointer, todayIn } from '../../../runtime/core/index.ts';
import {
  DeleteDialog,
  type FormStore,
  type PlaceProps,
  type Undoable,
  undoneRows,
  useStore,
} from '../../../runtime/react/index.ts';
import {
  type Coverage,
  coverageName,
  indexOfCoverage,
  isTicked,
  rowOfCoverage,
  tick,
  tickAll,
  untickAll,
} from './rows.ts';

export interface Ticking {
  readonly onTick: (coverage: Coverage) => void;
  readonly onTickAll: (coverages: readonly Coverage[], all: boolean) => void;
  readonly done: Undoable | undefined;
  readonly forget: () => void;
  /** The question, while there is one. */
  readonly question: ReactElement | null;
}

/** What ticks do to the list: unticking asks first. */
export function useTicking({ pointer, info }: Pick<PlaceProps, 'pointer' | 'info'>): Ticking {
  const store = useStore();
  const [asked, setAsked] = useState<readonly Coverage[]>([]);
  const [done, setDone] = useState<Undoable>();
  const put = (next: readonly Json[]): void => store.set(pointer, next);
  const names = asked.map(coverageName);
  const onDelete = (): void => {
    const before = listIn(store, pointer);
    const after = untickAll(before, asked, todayIn(store.bundle.timeZone));
    put(after);
    setAsked([]);
    setDone({
      message: store.texts.t('app.coverages.removed', { count: asked.length }),
      undo: () => put(undoneRows(listIn(store, pointer), before, after, rowOfCoverage)),
    });
  };
  return {
    done,
    forget: () => setDone(undefined),
    onTick: (coverage) => {
      const now = listIn(store, pointer);
      if (isTicked(now[indexOfCoverage(now, coverage)])) setAsked([coverage]);
      else put(tick(now, coverage));
    },
    onTickAll: (coverages, all) => {
      const now = listIn(store, pointer);
      if (all) put(tickAll(now, coverages));
      else setAsked(coverages);
    },
    question:
      asked.length === 0 ? null : (
        <DeleteDialog
          info={info}
          text="app.coverages.delete.text"
          many="app.coverages.delete.many"
          names={names}
          onConfirm={onDelete}
          onCancel={() => setAsked([])}
        />
      ),
  };
}

function listIn(store: FormStore, pointer: Pointer): readonly Json[] {
  const now = getAt(store.answers(), pointer);
  return isList(now) ? now : [];
}
