// What is wrong with a file, under its text: each leads to its place.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import { hinders } from '../wording/use-problems.ts';
import type { Range } from './places.ts';
import type { Checked } from './use-checked.ts';

interface Props {
  readonly checked: Checked;
  readonly text: string;
  readonly onGo: (place: Range) => void;
}

export function FileProblems({ checked, text, onGo }: Props): ReactElement {
  const t = useT();
  const { unread, refused, here, elsewhere, isKnown } = checked;
  const isFine = isKnown && !unread && refused === '' && here.length + elsewhere.length === 0;
  return (
    <section className="st-files-problems" aria-label={t('studio.files.problems')}>
      <p className="small" role="status">
        {!isKnown && <span className="soft">{t('studio.files.checking')}</span>}
        {isFine && t('studio.files.noProblems')}
        {here.length > 0 && <b>{t('studio.files.here', { count: here.length })}</b>}{' '}
        {elsewhere.length > 0 && t('studio.files.elsewhere', { count: elsewhere.length })}
      </p>
      <ul>
        {refused !== '' && <Line isBad said={refused} />}
        {unread && (
          <Line
            isBad
            line={lineAt(text, unread)}
            said={t('studio.files.unread')}
            onGo={() => onGo(unread)}
          />
        )}
        {here.map(({ problem, at }, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a place can have several of the same kind
            key={`${problem.place} ${problem.message} ${index}`}
            isBad={hinders(problem)}
            line={lineAt(text, at)}
            said={problem.message}
            remedy={problem.remedy}
            onGo={() => onGo(at)}
          />
        ))}
        {elsewhere.map((problem, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={`${problem.file} ${problem.place} ${problem.message} ${index}`}
            isBad={hinders(problem)}
            file={problem.file}
            said={problem.message}
            remedy={problem.remedy}
          />
        ))}
      </ul>
    </section>
  );
}

const lineAt = (text: string, { from }: Range): number => text.slice(0, from).split('\n').length;

interface LineProps {
  readonly isBad: boolean;
  readonly line?: number;
  readonly file?: string;
  readonly said: string;
  readonly remedy?: string;
  readonly onGo?: () => void;
}

function Line({ isBad, line, file, said, remedy, onGo }: LineProps): ReactElement {
  const t = useT();
  return (
    <li>
      <span className={isBad ? 'st-bad' : 'st-look'}>
        <StudioIcon name={isBad ? 'alert' : 'problem'} />
      </span>
      <span>
        {said} {remedy && <span className="soft">{remedy}</span>}
        {file !== undefined && <small>{file}</small>}
      </span>
      {onGo && line !== undefined && (
        <button type="button" className="linkbtn strong" onClick={onGo}>
          {t('studio.files.place', { line })}
        </button>
      )}
    </li>
  );
}
