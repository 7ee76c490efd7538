// The page of one form: its outline, the form itself as people see it, and what can be said of whatever is chosen in it.

import type { ReactElement } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { useSentences } from '../sentences/use-sentences.ts';
import { NoChange } from '../shell/FailedChange.tsx';
import { StudioRoom } from '../shell/StudioRoom.tsx';
import type { Work } from '../work/state.ts';
import { useOwnAddress } from '../work/use-own-address.ts';
import { useWork, useWorkState } from '../work/use-work.ts';
import { NEW_CHANGE } from '../work/work.ts';
import { FormPanes } from './FormPanes.tsx';
import { useOutline } from './tree/use-outline.ts';
import '../shell/panes.css';
import './form.css';

export const StudioForm = (): ReactElement => (
  <StudioRoom>
    <OneForm />
  </StudioRoom>
);

function OneForm(): ReactElement {
  const { form = '' } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('change') ?? '';
  const { key } = useLocation();
  const work = useWork(asked, key);
  useOwnAddress(work, asked);
  return <Loaded key={form} work={work} form={form} />;
}

interface Props {
  readonly work: Work;
  readonly form: string;
}

function Loaded({ work, form }: Props): ReactElement {
  const { change, id, saving } = useWorkState(work);
  const { sentences, error: unsaid, retry: askWords } = useSentences(work);
  const { outline, error, retry } = useOutline(work, form);
  if (change === null && id !== '' && id !== NEW_CHANGE) return <NoChange />;
  const failed = outline ? undefined : error;
  if (failed && failed.status !== 401) return <Failed of={failed} onRetry={() => void retry()} />;
  if (unsaid && unsaid.status !== 401 && !sentences)
    return <Failed of={unsaid} onRetry={() => void askWords()} />;
  if (change === undefined && saving === 'away') return <Failed onRetry={() => void work.open()} />;
  if (!outline || !sentences || change === undefined) return <Skeleton />;
  return <FormPanes work={work} form={form} outline={outline} sentences={sentences} />;
}
