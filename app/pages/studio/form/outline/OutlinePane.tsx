// The outline of a form with what is done to it: found by a word, added to, moved, and told where something is wrong.

import { memo, type ReactElement, useMemo, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import type { Work } from '../../work/state.ts';
import { AddDialog } from '../acts/AddDialog.tsx';
import { countsOf, type PlacedProblem } from '../problems/placed.ts';
import { found, type OutlineTree } from './nodes.ts';
import { Tree } from './Tree.tsx';
import type { Outline } from './use-outline.ts';

interface Props {
  readonly work: Work;
  readonly outline: Outline;
  readonly tree: OutlineTree;
  readonly chosen: string;
  readonly placed: readonly PlacedProblem[];
  readonly onChoose: (id: string) => void;
}

export const OutlinePane = memo(function OutlinePane(props: Props): ReactElement {
  const { work, outline, tree, chosen, placed, onChoose } = props;
  const t = useT();
  const [query, setQuery] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const shown = useMemo(() => found(tree, query), [tree, query]);
  const counts = useMemo(() => countsOf(tree, placed), [tree, placed]);
  return (
    <section className="st-outline" aria-label={t('studio.form.outline')}>
      <div className="st-pane-head">
        <h1>{outline.form.title}</h1>
        <button type="button" className="btn quiet" onClick={() => setIsAdding(true)}>
          <StudioIcon name="plus" />
          {t('studio.form.add')}
        </button>
      </div>
      <label className="st-find st-outline-find">
        <StudioIcon name="find" />
        <span className="sr">{t('studio.form.find')}</span>
        <input
          className="st-in"
          type="search"
          value={query}
          placeholder={t('studio.form.find')}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      {shown?.size === 0 && (
        <div className="empty">
          <b>{t('studio.form.noneFound')}</b>
        </div>
      )}
      <Tree {...{ work, tree, shown, chosen, counts, onChoose }} name={outline.form.title} />
      {isAdding && (
        <AddDialog
          {...{ work, outline, tree, chosen }}
          onDone={onChoose}
          onEnd={() => setIsAdding(false)}
        />
      )}
    </section>
  );
});
