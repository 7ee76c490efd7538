// What was found, under the queues it stands in, each a link to its page.

import { type ReactElement, useEffect } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { type Finding, type FoundGroup, type FoundRow, placesOf } from './use-find.ts';

interface Props {
  /** Ids of the parts begin with it. */
  readonly id: string;
  readonly words: string;
  readonly finding: Finding;
  /** The place of the one that Enter opens; -1 where none is chosen. */
  readonly at: number;
}

/** In words for whoever does not see it, too. */
export function FoundList({ id, words, finding, at }: Props): ReactElement {
  const t = useT();
  const groups = groupsOf(finding);
  const count = placesOf(groups).length;
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <div className="desk-found">
      <div role="status" className={count > 0 ? 'sr' : undefined}>
        {finding.is === 'asking' && t('app.desk.find.asking')}
        {finding.is === 'failed' && t('app.desk.find.failed')}
        {finding.is === 'found' && count > 0 && t('app.desk.find.count', { count })}
        {finding.is === 'found' && count === 0 && (
          <>
            <b>{t('app.desk.find.none', { words: words.trim() })}</b>
            <p>{t('app.desk.find.noneLead')}</p>
          </>
        )}
      </div>
      {finding.is === 'failed' && (
        <button type="button" className="btn" onClick={() => void finding.retry()}>
          {t('app.desk.find.again')}
        </button>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={t('app.desk.find.label')}>
        {groups.map((group, nth) => (
          <Group
            key={group.queue}
            {...{ id, group, at }}
            from={placesOf(groups.slice(0, nth)).length}
          />
        ))}
      </div>
    </div>
  );
}

function groupsOf(finding: Finding): readonly FoundGroup[] {
  if (finding.is === 'found') return finding.groups;
  return finding.is === 'asking' ? finding.before : [];
}

interface GroupProps extends Pick<Props, 'id' | 'at'> {
  readonly group: FoundGroup;
  /** The place of its first row among all. */
  readonly from: number;
}

const HEADS = {
  applications: 'app.desk.find.attorneys',
  cases: 'app.desk.cases',
  claims: 'app.desk.claims',
  requests: 'app.desk.requests',
  items: 'app.received.title',
  received: 'app.desk.find.received',
} as const;

function Group({ id, group, from, at }: GroupProps): ReactElement {
  const t = useT();
  const head = `${id}-${group.queue}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of choices
    <div role="group" aria-labelledby={head}>
      <p id={head} role="presentation">
        {t(HEADS[group.queue])}
      </p>
      {placesOf([group]).map(({ row, to }, nth) => (
        <Link
          key={row.id}
          id={`${id}-${from + nth}`}
          to={to}
          role="option"
          tabIndex={-1}
          aria-selected={from + nth === at}
        >
          <span>
            <b>{titleOf(group, row)}</b>
            <span className="soft small">{aboutOf(group, row, t)}</span>
          </span>
          <span className="soft small">{row.status}</span>
        </Link>
      ))}
      {group.more && (
        <p role="presentation" className="small soft">
          {t('app.desk.find.more')}
        </p>
      )}
    </div>
  );
}

/** Cases are known by their number, all else by what its queue shows first. */
const titleOf = ({ queue }: FoundGroup, { number, subject }: FoundRow): string =>
  queue === 'cases' ? number : subject;

function aboutOf({ queue }: FoundGroup, row: FoundRow, t: ReturnType<typeof useT>): string {
  const { number, subject, detail, member_name, attorney_name } = row;
  const parts = {
    applications: [number, detail],
    cases: [subject, member_name, attorney_name],
    claims: [t('app.desk.find.case', { number }), member_name, attorney_name],
    requests: [t('app.desk.find.case', { number }), member_name, attorney_name],
    items: [number, attorney_name],
    received: [detail, attorney_name],
  };
  return parts[queue].filter((part) => part !== '').join(', ');
}
