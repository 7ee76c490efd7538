// The panes of the page of wording: the list at the left, the preview at the right; on a phone one of them at a time.

import { memo, type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { PreviewPane } from '../preview/stage/PreviewPane.tsx';
import { saidWith } from '../sentences/said-with.ts';
import { ANY, countOf, totalsOf, wordsIn } from '../sentences/search.ts';
import type { Sentences } from '../sentences/sentence.ts';
import { StudioFrame } from '../shell/StudioFrame.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { useTold } from '../shell/told.ts';
import type { Work } from '../work/state.ts';
import { Clashes } from './Clashes.tsx';
import { Filters } from './Filters.tsx';
import { FindReplace } from './FindReplace.tsx';
import { OpenSentence } from './OpenSentence.tsx';
import { PhonePanes } from './PhonePanes.tsx';
import { Replaced } from './Replaced.tsx';
import { SentenceList } from './SentenceList.tsx';
import { type ShownTab, Tabs } from './Tabs.tsx';
import { ToFix } from './ToFix.tsx';
import { useOpenComments, useToldOfComments } from './use-comments.ts';
import { type Panes, usePanes } from './use-panes.ts';
import { toFixOf, useProblems } from './use-problems.ts';

interface Props {
  readonly work: Work;
  readonly sentences: Sentences;
}

const NUMBER = new Intl.NumberFormat('en-US');

export const WordingPanes = memo(function WordingPanes(props: Props): ReactElement {
  const { work, sentences } = props;
  const t = useT();
  const panes = usePanes(work, sentences);
  // Of what was changed the first is shown, until one is opened.
  const [first] = panes.tab === 'changed' ? (panes.found.groups[0]?.[1] ?? []) : [];
  const sentence = sentences.get(panes.open) ?? first;
  const seen = useMemo(() => sentence && saidWith(sentence, sentences), [sentence, sentences]);
  useSeen(work, panes.see);
  const latest = useRef(sentences);
  latest.current = sentences;
  const textOf = useCallback((key: string) => latest.current.get(key)?.text ?? '', []);
  return (
    <StudioFrame
      place="wording"
      title={t('studio.nav.wording')}
      work={work}
      where={sentences.get(panes.open)?.about ?? ''}
      whole
      phoneBar={<PhonePanes pane={panes.pane} change={work.get().id} onPane={panes.showPane} />}
    >
      <div className={`st-words st-pane-${panes.pane}`}>
        {/* On a phone the list is gone, and its heading with it. */}
        {panes.pane === 'preview' && <h1 className="sr st-phone">{t('studio.preview.title')}</h1>}
        <ListPane work={work} sentences={sentences} panes={panes} />
        <PreviewPane
          work={work}
          sentence={seen}
          place={panes.place}
          textOf={textOf}
          onPlace={panes.showPlace}
          onSentence={panes.jump}
        />
      </div>
    </StudioFrame>
  );
});

/** What was just done to a sentence is seen. */
function useSeen(work: Work, see: Panes['see']): void {
  const told = useTold(work);
  useEffect(() => {
    if (told?.key) see(told.key);
  }, [told, see]);
}

interface HeadProps extends Props {
  readonly asked: Panes['asked'];
}

function ListHead({ work, sentences, asked }: HeadProps): ReactElement {
  const t = useT();
  const [isReplacing, setIsReplacing] = useState(false);
  const { whose } = asked;
  const count = useMemo(() => countOf(sentences, whose), [sentences, whose]);
  return (
    <div className="st-pane-head">
      <h1 className="st-wide">{t('studio.nav.wording')}</h1>
      <span className="muted small">{t('studio.words.all', { count: NUMBER.format(count) })}</span>
      <button type="button" className="btn quiet" onClick={() => setIsReplacing(true)}>
        <StudioIcon name="replace" />
        {t('studio.replace.title')}
      </button>
      {isReplacing && (
        <FindReplace
          sentences={sentences}
          work={work}
          looked={asked}
          onEnd={() => setIsReplacing(false)}
        />
      )}
    </div>
  );
}

function ListPane({ work, sentences, panes }: Props & { readonly panes: Panes }): ReactElement {
  const t = useT();
  const { asked, tab, found, open } = panes;
  const words = useMemo(() => wordsIn(asked.query), [asked.query]);
  const problems = useProblems(work);
  const totals = useMemo(() => totalsOf(sentences, asked.whose), [sentences, asked.whose]);
  const said = useOpenComments(work);
  useToldOfComments(work, sentences);
  return (
    <section className="st-pane-list" aria-label={t('studio.words.list')}>
      <ListHead work={work} sentences={sentences} asked={asked} />
      <div className="st-tools-head">
        <Filters sentences={sentences} asked={asked} onAsk={panes.ask} />
        <Tabs
          tab={tab}
          counts={{ found: found.counts.found, ...totals, fix: toFixOf(problems) }}
          onTab={panes.showTab}
        />
      </div>
      <Clashes work={work} sentences={sentences} />
      <Replaced work={work} sentences={sentences} onOpen={panes.jump} />
      {tab === 'fix' ? (
        <ToFix problems={problems} sentences={sentences} work={work} onOpen={panes.jump} />
      ) : (
        <>
          <Hidden found={found} tab={tab} totals={totals} onAsk={panes.ask} />
          {found.groups.length === 0 && (
            <Nothing
              tab={tab}
              total={countIn(totals, tab)}
              found={found.counts.found}
              onFound={() => panes.showTab('found')}
            />
          )}
          <SentenceList
            found={found}
            words={words}
            said={said}
            open={open}
            sight={panes.sight}
            onOpen={panes.choose}
            opened={(sentence) => (
              <OpenSentence
                sentence={sentence}
                sentences={sentences}
                work={work}
                problems={problems?.filter(({ key }) => key === sentence.key) ?? []}
                takeFocus={panes.takeFocus}
                onClose={() => panes.choose('')}
                onOpen={panes.jump}
                onShow={panes.showPlace}
              />
            )}
          />
        </>
      )}
    </section>
  );
}

type Totals = ReturnType<typeof totalsOf>;

const countIn = (totals: Totals, tab: ShownTab): number =>
  tab === 'changed' || tab === 'fixed' ? totals[tab] : 0;

interface HiddenProps extends Pick<Panes, 'found' | 'tab'> {
  readonly totals: Totals;
  readonly onAsk: Panes['ask'];
}

/** What is looked for hides some of those that the tab counts: how many, and the way to all of them. */
function Hidden({ found, tab, totals, onAsk }: HiddenProps): ReactElement | null {
  const t = useT();
  const of = countIn(totals, tab);
  const shown = tab === 'fix' ? of : found.counts[tab];
  if (shown >= of) return null;
  return (
    <p className="st-hidden" role="status">
      {t('studio.words.hidden', { count: of - shown, of })}{' '}
      <button
        type="button"
        className="linkbtn strong"
        onClick={() => onAsk({ ...ANY, whose: 'all' })}
      >
        {t('studio.words.showAll', { count: of })}
      </button>
    </p>
  );
}

interface NothingProps {
  readonly tab: ShownTab;
  /** Of the tab, where nothing is looked for. */
  readonly total: number;
  /** What is looked for is in so many sentences of all. */
  readonly found: number;
  readonly onFound: () => void;
}

function Nothing({ tab, total, found, onFound }: NothingProps): ReactElement {
  const t = useT();
  const isUnchanged = tab === 'changed' && total === 0;
  if (!isUnchanged && tab !== 'found' && found > 0)
    return (
      <div className="empty">
        <b>{t(tab === 'changed' ? 'studio.words.noneOfChanged' : 'studio.words.noneOfFixed')}</b>
        <p>
          <button type="button" className="linkbtn strong" onClick={onFound}>
            {t('studio.words.showFound', { count: found })}
          </button>
        </p>
      </div>
    );
  return (
    <div className="empty">
      <b>{t(isUnchanged ? 'studio.words.noneChanged' : 'studio.words.none')}</b>
      <p>{t(isUnchanged ? 'studio.words.noneChangedLead' : 'studio.words.noneLead')}</p>
    </div>
  );
}
