// The files there are: found by any part of their paths, those of one folder together.

import { type ReactElement, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerOf } from '../../../calls/typed.ts';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { inChange } from '../shell/there.ts';
import type { TextKeeper } from './kept-text.ts';

export type ListedFile = AnswerOf<'studio_files'>['data']['files'][number];

interface Props {
  readonly files: readonly ListedFile[];
  readonly open: string;
  readonly change: string;
  readonly keeper: TextKeeper;
}

const LONGEST_PATH = 200;
/** As the server has it: anything else is no file of content. */
const PATH = /^(?:schemas|rules|messages)\/[\w./-]+\.(?:json|md)$/;

export function FileList({ files, open, change, keeper }: Props): ReactElement {
  const t = useT();
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim().toLowerCase());
  const folders = useMemo(() => foldersOf(files, sought), [files, sought]);
  const notSaved = keeper.paths();
  const isNew =
    query.trim().length <= LONGEST_PATH &&
    PATH.test(query.trim()) &&
    !files.some(({ path }) => path === query.trim());
  // Whoever was led to a file sees it among the others.
  const current = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another one opens, not when the list is drawn anew
  useEffect(() => {
    current.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const to = (file: string): string => inChange('/studio/files', change, { file });
  return (
    <section className="st-files-list" aria-label={t('studio.nav.files')}>
      <div className="st-pane-head">
        {/* The open file is what the page is about. */}
        {open === '' ? <h1>{t('studio.nav.files')}</h1> : <p>{t('studio.nav.files')}</p>}
      </div>
      <label className="st-find">
        <StudioIcon name="find" />
        <span className="sr">{t('studio.files.find')}</span>
        <input
          className="st-in"
          type="search"
          placeholder={t('studio.files.find')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <p className="small soft">{t('studio.files.lead')}</p>
      {isNew && (
        <Link className="btn" to={to(query.trim())}>
          {t('studio.files.begin', { path: query.trim() })}
        </Link>
      )}
      {folders.length === 0 && !isNew && <p className="soft">{t('studio.files.none')}</p>}
      <nav ref={current} aria-label={t('studio.files.all')}>
        {folders.map(([folder, inside]) => (
          <Folder key={folder} {...{ folder, inside, open, notSaved, to }} />
        ))}
      </nav>
    </section>
  );
}

interface FolderProps {
  readonly folder: string;
  readonly inside: readonly ListedFile[];
  readonly open: string;
  readonly notSaved: ReadonlySet<string>;
  readonly to: (path: string) => string;
}

function Folder({ folder, inside, open, notSaved, to }: FolderProps): ReactElement {
  const t = useT();
  return (
    <section>
      <h2>{folder}</h2>
      <ul>
        {inside.map(({ path, state }) => (
          <li key={path}>
            <Link to={to(path)} aria-current={path === open ? 'page' : undefined}>
              <span>{path.slice(folder.length + 1)}</span>
              {state !== 'same' && <span className="st-badge">{t(STATES[state])}</span>}
              {notSaved.has(path) && (
                <span className="st-badge st-warning">{t('studio.files.notSaved')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATES = {
  changed: 'studio.files.state.changed',
  new: 'studio.files.state.new',
  gone: 'studio.files.state.gone',
} as const;

/** Those with every sought word in their path; the files of one form or section stand in its folder. */
function foldersOf(files: readonly ListedFile[], sought: string) {
  const words = sought.split(/\s+/);
  const folders = new Map<string, ListedFile[]>();
  for (const file of files) {
    const { path } = file;
    if (!words.every((word) => path.toLowerCase().includes(word))) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders];
}
