// The page of every sentence: found, worded anew where it stands, and seen beside it where it appears.

import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useSentences } from '../sentences/use-sentences.ts';
import { NoChange } from '../shell/FailedChange.tsx';
import { StudioRoom } from '../shell/StudioRoom.tsx';
import type { Work } from '../work/state.ts';
import { useOwnAddress } from '../work/use-own-address.ts';
import { useWork, useWorkState } from '../work/use-work.ts';
import { NEW_CHANGE } from '../work/work.ts';
import { WordingPanes } from './WordingPanes.tsx';
import '../shell/panes.css';
import './open.css';
import './wording.css';

export const StudioWording = (): ReactElement => (
  <StudioRoom>
    <Wording />
  </StudioRoom>
);

function Wording(): ReactElement {
  const [params] = useSearchParams();
  const asked = params.get('change') ?? '';
  const { key } = useLocation();
  const work = useWork(asked, key);
  useOwnAddress(work, asked);
  return <Loaded work={work} />;
}

function Loaded({ work }: { readonly work: Work }): ReactElement {
  const { change, id, saving } = useWorkState(work);
  const isGone = change === null && id !== '' && id !== NEW_CHANGE;
  const { sentences, error, retry } = useSentences(work);
  if (isGone) return <NoChange />;
  if (error && error.status !== 401 && !sentences)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (change === undefined && saving === 'away') return <Failed onRetry={() => void work.open()} />;
  if (!sentences || change === undefined) return <Skeleton />;
  return <WordingPanes work={work} sentences={sentences} />;
}
