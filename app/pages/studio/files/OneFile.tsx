// One file of the content as its text: saved as a whole, byte for byte, and what others did meanwhile is never written over unseen.

import { lazy, type ReactElement, Suspense, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../runtime/react/index.ts';
import { sayingOf } from '../../../calls/refusal.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Link } from '../../../layout/Link.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { usePortal, useSession, useT } from '../../../portal/portal.tsx';
import { mayChangeStructure } from '../../../session/selectors.ts';
import { inChange } from '../shell/there.ts';
import { hinders } from '../wording/use-problems.ts';
import type { Work } from '../work/state.ts';
import type { Marked } from './editor.ts';
import type { ListedFile } from './FileList.tsx';
import { FileProblems } from './FileProblems.tsx';
import type { TextKeeper } from './kept-text.ts';
import { rangeOf } from './places.ts';
import { TakeOut } from './TakeOut.tsx';
import type { TextHandle } from './TextPane.tsx';
import { type Checked, useChecked } from './use-checked.ts';
import { useFile, useTyped } from './use-file.ts';

/** Much larger than all else of the page: the list does not wait for it. */
const TextPane = lazy(async () => ({ default: (await import('./TextPane.tsx')).TextPane }));

interface Props {
  readonly work: Work;
  /** As links name it. */
  readonly change: string;
  readonly path: string;
  /** Undefined of one that was never there. */
  readonly state: ListedFile['state'] | undefined;
  /** Where in it somebody is led: a JSON pointer. */
  readonly at: string | undefined;
  readonly keeper: TextKeeper;
}

type File = NonNullable<ReturnType<typeof useFile>['file']>;

export function OneFile(props: Props): ReactElement {
  const { file, error, retry } = useFile(props.work, props.path);
  if (!file && error && error.status !== 401)
    return <Failed of={error} onRetry={() => void retry()} />;
  return file ? <Open {...props} file={file} /> : <Skeleton />;
}

function Open({ work, change, path, state, at, keeper, file }: Props & { readonly file: File }) {
  const t = useT();
  const mayChange = useSession(({ staff }) => staff !== undefined && mayChangeStructure(staff));
  const handle = useRef<TextHandle>(null);
  const show = (text: string): void => handle.current?.replace(text);
  const typed = useTyped(keeper, { path, saved: file.text, show });
  const { text, on } = typed;
  const isTyped = text !== on;
  const checked = useChecked(work, { path, text, isTyped });
  const canSave = isTyped && !checked.isTooLong;
  const saving = useSaving(work, { path, text, onSaved: typed.standOn });
  const marked = useMemo(() => markedOf(checked, t('studio.files.unread')), [checked, t]);
  const first = useMemo(() => (at === undefined ? undefined : rangeOf(text, at)), [at, text]);
  const drop = (): void => {
    typed.standOn(file.text);
    typed.type(file.text);
    show(file.text);
    saving.forget();
  };
  return (
    <section className="st-file" aria-label={path}>
      <Head
        {...{ work, change, path, mayChange, isTyped }}
        exists={file.exists}
        busy={saving.isBusy}
      >
        {isTyped && <Button onClick={drop}>{t('studio.files.discard')}</Button>}
        <Button look="primary" busy={saving.isBusy} disabled={!canSave} onClick={saving.save}>
          {t('studio.files.save')}
        </Button>
      </Head>
      <Notes
        {...{ state, mayChange }}
        exists={file.exists}
        isOfBefore={typed.isOfBefore && isTyped}
      >
        <Met saving={saving} isOvertaken={typed.isOvertaken} onTheirs={drop} />
      </Notes>
      <Suspense fallback={<Skeleton />}>
        <TextPane
          {...{ text, marked, first, handle }}
          label={t('studio.files.text', { path })}
          isJson={path.endsWith('.json')}
          isReadOnly={!mayChange}
          meta={file.meta}
          onChange={typed.type}
          onSave={() => canSave && saving.save()}
        />
      </Suspense>
      <FileProblems {...{ checked, text }} onGo={(place) => handle.current?.goTo(place)} />
      <p className="small soft st-wide st-files-keys">{t('studio.files.keys')}</p>
    </section>
  );
}

interface MetProps {
  readonly saving: ReturnType<typeof useSaving>;
  readonly isOvertaken: boolean;
  /** What the file says now is taken. */
  readonly onTheirs: () => void;
}

/** What keeps it from being saved: somebody else's work, or a refusal. */
function Met({ saving: { by, refused, saveOver }, isOvertaken, onTheirs }: MetProps) {
  const t = useT();
  return (
    <>
      {(isOvertaken || by !== '') && (
        <p className="st-note st-warning" role="alert">
          {by === '' ? t('studio.files.clash') : t('studio.files.clashBy', { by })}{' '}
          {/* Not before it is known what that is. */}
          {isOvertaken && (
            <button type="button" className="linkbtn strong" onClick={onTheirs}>
              {t('studio.files.theirs')}
            </button>
          )}{' '}
          <button type="button" className="linkbtn strong" onClick={saveOver}>
            {t('studio.files.over')}
          </button>
        </p>
      )}
      {refused !== '' && (
        <p className="st-note st-error" role="alert">
          {refused}
        </p>
      )}
    </>
  );
}

function markedOf({ unread, here }: Checked, cannot: string): readonly Marked[] {
  if (unread) return [{ ...unread, severity: 'error', message: cannot }];
  return here.map(({ problem, at }) => ({
    ...at,
    severity: hinders(problem) ? ('error' as const) : ('warning' as const),
    message: `${problem.message} ${problem.remedy}`.trim(),
  }));
}

interface HeadProps {
  readonly work: Work;
  readonly change: string;
  readonly path: string;
  readonly exists: boolean;
  readonly mayChange: boolean;
  readonly isTyped: boolean;
  readonly busy: boolean;
  readonly children: ReactElement | (ReactElement | false)[];
}

function Head({ work, change, path, exists, mayChange, isTyped, busy, children }: HeadProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="st-file-head">
      <Link className="st-phone" to={inChange('/studio/files', change)}>
        {t('studio.files.all')}
      </Link>
      <h1>{path}</h1>
      {mayChange && (
        <div className="st-row">
          {exists && !isTyped && (
            <Button look="quiet" disabled={busy} onClick={() => setIsAsking(true)}>
              {t('studio.files.takeOut')}
            </Button>
          )}
          {children}
        </div>
      )}
      {isAsking && (
        <TakeOut
          {...{ work, path }}
          onDone={() => navigate(inChange('/studio/files', work.get().id))}
          onEnd={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

interface NotesProps {
  readonly state: ListedFile['state'] | undefined;
  readonly exists: boolean;
  readonly mayChange: boolean;
  readonly isOfBefore: boolean;
  readonly children: ReactElement;
}

function Notes({ state, exists, mayChange, isOfBefore, children }: NotesProps): ReactElement {
  const t = useT();
  return (
    <>
      {!exists && (
        <p className="st-note">
          {t(state === 'gone' ? 'studio.files.gone' : 'studio.files.absent')}
        </p>
      )}
      {!mayChange && <p className="st-note">{t('studio.files.readOnly')}</p>}
      {isOfBefore && <p className="st-note st-warning">{t('studio.files.kept')}</p>}
      {children}
    </>
  );
}

interface Saved {
  readonly path: string;
  readonly text: string;
  readonly onSaved: (text: string) => void;
}

function useSaving(work: Work, { path, text, onSaved }: Saved) {
  const t = useT();
  const { toasts } = usePortal();
  const [isBusy, setIsBusy] = useState(false);
  const [by, setBy] = useState('');
  const [refused, setRefused] = useState('');
  const forget = (): void => {
    setBy('');
    setRefused('');
  };
  const send = async (over: boolean): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const made = await work.write({ path, text }, over);
    setIsBusy(false);
    forget();
    if ('refused' in made) setRefused(made.refused.sentence ?? sayingOf(made.refused, t));
    else if ('by' in made) setBy(made.by);
    else {
      onSaved(text);
      toasts.show('success', t('studio.files.saved'));
    }
  };
  return {
    ...{ isBusy, by, refused, forget },
    save: () => void send(false),
    saveOver: () => void send(true),
  };
}
