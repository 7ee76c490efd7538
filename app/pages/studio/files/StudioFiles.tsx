// The page of the files of the content: found by their paths, read and changed as text, checked while one types.

import { type ReactElement, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../calls/reading.tsx';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { usePortal, useT } from '../../../portal/portal.tsx';
import { safeStorage } from '../../../session/storage.ts';
import { NoChange } from '../shell/FailedChange.tsx';
import { StudioFrame } from '../shell/StudioFrame.tsx';
import { StudioRoom } from '../shell/StudioRoom.tsx';
import type { Work } from '../work/state.ts';
import { useAskedAgain } from '../work/use-asked-again.ts';
import { useOwnAddress } from '../work/use-own-address.ts';
import { useWork, useWorkState } from '../work/use-work.ts';
import { NEW_CHANGE } from '../work/work.ts';
import { FileList } from './FileList.tsx';
import { textKeeper } from './kept-text.ts';
import { OneFile } from './OneFile.tsx';
import '../shell/panes.css';
import './files.css';

export const StudioFiles = (): ReactElement => (
  <StudioRoom>
    <Files />
  </StudioRoom>
);

function Files(): ReactElement {
  const [params] = useSearchParams();
  const asked = params.get('change') ?? '';
  const file = params.get('file') ?? '';
  const { key } = useLocation();
  // Another file of the same change is no other visit: what is under way goes on.
  const work = useWork(asked, asked === NEW_CHANGE ? key : '');
  useOwnAddress(work, asked);
  return <Loaded {...{ work, file }} at={params.get('at') ?? undefined} asked={asked} />;
}

interface Props {
  readonly work: Work;
  /** The path of the one that is open; '' of none. */
  readonly file: string;
  /** Where in it somebody is led: a JSON pointer. */
  readonly at: string | undefined;
  /** The change that the address names; '' or `new` of whichever there is, or will be. */
  readonly asked: string;
}

function Loaded({ work, file, at, asked }: Props): ReactElement {
  const t = useT();
  const { change, id, saving } = useWorkState(work);
  const { session } = usePortal();
  const { data, error, retry } = useCall(
    'studio_files',
    change === undefined ? undefined : { change: id },
    { keepPreviousData: true },
  );
  useAskedAgain(work, retry);
  const keeper = useMemo(() => {
    const person = session.get().staff?.id ?? '';
    return textKeeper(safeStorage(), { person, change: id });
  }, [session, id]);
  const isOpen = asked === '' || asked === NEW_CHANGE;
  // What was typed before there was a change is of the one that an edit begins, as with sentences.
  useEffect(() => {
    if (isOpen) keeper.adopt();
  }, [keeper, isOpen]);
  if (change === null && id !== '' && id !== NEW_CHANGE) return <NoChange />;
  if (!data && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  if (change === undefined && saving === 'away') return <Failed onRetry={() => void work.open()} />;
  if (!data || change === undefined) return <Skeleton />;
  const { files } = data.data;
  return (
    <StudioFrame place="files" title={t('studio.nav.files')} work={work} where={file} whole>
      <div className={file === '' ? 'st-files' : 'st-files st-files-open'}>
        <FileList files={files} open={file} change={id || asked} keeper={keeper} />
        {file === '' ? (
          <p className="st-files-none soft st-wide">{t('studio.files.choose')}</p>
        ) : (
          <OneFile
            key={file}
            {...{ work, at, keeper }}
            change={id || asked}
            path={file}
            state={files.find(({ path }) => path === file)?.state}
          />
        )}
      </div>
    </StudioFrame>
  );
}
