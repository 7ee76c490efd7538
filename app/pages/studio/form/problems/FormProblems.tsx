// What stands in the way of publishing the form, under its panes: each leads to what it is about.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import { ToFile } from '../../wording/ToFile.tsx';
import { hinders } from '../../wording/use-problems.ts';
import type { Work } from '../../work/state.ts';
import { around, type OutlineTree } from '../tree/nodes.ts';
import './problems.css';
import type { PlacedProblem } from '../tree/placed.ts';

interface Props {
  readonly work: Work;
  readonly placed: readonly PlacedProblem[];
  readonly isKnown: boolean;
  readonly tree: OutlineTree;
  readonly onChoose: (id: string) => void;
}

export function FormProblems({ work, placed, isKnown, tree, onChoose }: Props): ReactElement {
  const t = useT();
  const [isOpen, setIsOpen] = useState(true);
  const bad = placed.filter(({ problem }) => hinders(problem)).length;
  const shown = isOpen && placed.length > 0;
  return (
    <section className="st-problems" aria-label={t('studio.form.problems')}>
      <div className="st-problems-head">
        <h2>{t('studio.form.problems')}</h2>
        {bad > 0 && (
          <span className="st-badge st-error">{t('studio.form.mustBeFixed', { count: bad })}</span>
        )}
        {placed.length > bad && (
          <span className="st-badge st-warning">
            {t('studio.form.toLookAt', { count: placed.length - bad })}
          </span>
        )}
        <span className="small soft" role="status">
          {isKnown && placed.length === 0 && t('studio.form.noProblems')}
          {isKnown && bad > 0 && <span className="st-wide">{t('studio.form.publishWhen')}</span>}
        </span>
        {placed.length > 0 && (
          <button
            type="button"
            className="btn quiet icon st-wide"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'studio.form.hideProblems' : 'studio.form.showProblems')}
            onClick={() => setIsOpen(!isOpen)}
          >
            <StudioIcon name="down" />
          </button>
        )}
      </div>
      {shown && (
        <ul className="st-problems-list">
          {placed.map(({ problem, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place can have several of the same kind
            <li key={`${at} ${problem.message} ${index}`}>
              <span className={hinders(problem) ? 'st-bad' : 'st-look'}>
                <StudioIcon name={hinders(problem) ? 'alert' : 'problem'} />
              </span>
              <span>
                {problem.message} <span className="soft">{problem.remedy}</span>
              </span>
              <span className="soft st-wide">{whereOf(tree, at)}</span>
              {tree.nodes.has(at) ? (
                <button type="button" className="linkbtn strong" onClick={() => onChoose(at)}>
                  {t('studio.form.goThere')}
                </button>
              ) : (
                <ToFile problem={problem} work={work} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Names of what it stands in, the outermost first. */
const whereOf = (tree: OutlineTree, at: string): string =>
  [at, ...around(tree, at)]
    .reverse()
    .flatMap((id) => tree.nodes.get(id)?.label ?? [])
    .join(', ');
