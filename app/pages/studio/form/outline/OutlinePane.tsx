// The outline of a form with what is done to it: found by a word, added to, moved, and told where something is wrong.

import { memo, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Menu } from '../../shell/Menu.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import type { Work } from '../../work/state.ts';
import { AddDialog } from '../acts/AddDialog.tsx';
import { PartDialog } from '../acts/PartDialog.tsx';
import { SeveralDialog } from '../acts/SeveralDialog.tsx';
import { found, type OutlineTree } from '../tree/nodes.ts';
import { countsOf, type PlacedProblem } from '../tree/placed.ts';
import type { Outline } from '../tree/use-outline.ts';
import { Tree } from './Tree.tsx';

const PARTS = ['field', 'group', 'step', 'several'] as const;
type Part = (typeof PARTS)[number];

interface Props {
  readonly work: Work;
  readonly outline: Outline;
  readonly tree: OutlineTree;
  readonly chosen: string;
  readonly placed: readonly PlacedProblem[];
  readonly onChoose: (id: string) => void;
}

/** What is new in the outline is chosen, once whoever has asked for it is told of it. */
function useChosenOnceThere(tree: OutlineTree, onChoose: (id: string) => void): () => void {
  const before = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const known = before.current;
    const fresh =
      known && [...tree.nodes.values()].find(({ id, kind }) => kind === 'field' && !known.has(id));
    if (!fresh) return;
    before.current = undefined;
    onChoose(fresh.id);
  }, [tree, onChoose]);
  return () => {
    before.current = new Set(tree.nodes.keys());
  };
}

export const OutlinePane = memo(function OutlinePane(props: Props): ReactElement {
  const { work, outline, tree, chosen, placed, onChoose } = props;
  const t = useT();
  const [query, setQuery] = useState('');
  const [adding, setAdding] = useState<Part>();
  const end = (): void => setAdding(undefined);
  const expect = useChosenOnceThere(tree, onChoose);
  const shown = useMemo(() => found(tree, query), [tree, query]);
  const counts = useMemo(() => countsOf(tree, placed), [tree, placed]);
  return (
    <section className="st-outline" aria-label={t('studio.form.outline')}>
      <div className="st-pane-head">
        <h1>{outline.form.title}</h1>
        <AddMenu onAdd={setAdding} />
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
      <button
        type="button"
        className="st-node st-node-form"
        aria-current={chosen === '' ? 'true' : undefined}
        onClick={() => onChoose('')}
      >
        <span className="st-node-label">{t('studio.form.whole')}</span>
      </button>
      {shown?.size === 0 && (
        <div className="empty">
          <b>{t('studio.form.noneFound')}</b>
        </div>
      )}
      <Tree {...{ work, tree, shown, chosen, counts, onChoose }} name={outline.form.title} />
      {adding === 'field' && (
        <AddDialog {...{ work, outline, tree, chosen }} onDone={expect} onEnd={end} />
      )}
      {adding === 'several' && <SeveralDialog {...{ work, tree }} onEnd={end} />}
      {(adding === 'group' || adding === 'step') && (
        <PartDialog
          {...{ work, part: adding, form: outline.form.id }}
          section={tree.nodes.get(chosen)?.section ?? outline.steps.at(-1)?.section ?? ''}
          onDone={expect}
          onEnd={end}
        />
      )}
    </section>
  );
});

function AddMenu({ onAdd }: { readonly onAdd: (part: Part) => void }): ReactElement {
  const t = useT();
  return (
    <Menu
      className="btn quiet"
      label={
        <>
          <StudioIcon name="plus" />
          {t('studio.form.add')}
        </>
      }
    >
      {(close) =>
        PARTS.map((part) => (
          <button
            key={part}
            type="button"
            onClick={() => {
              close();
              onAdd(part);
            }}
          >
            {t(`studio.form.part.${part}.menu`)}
          </button>
        ))
      }
    </Menu>
  );
}
