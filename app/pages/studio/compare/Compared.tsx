// What differs between two contents: sentences with their words marked, then structure and rules, each with what may be done about it.

import type { ReactElement, ReactNode } from 'react';
import type { AnswerOf } from '../../../calls/typed.ts';
import { useT } from '../../../portal/portal.tsx';
import { Differences } from '../sentences/Differences.tsx';
import './compare.css';

export type Group = AnswerOf<'studio_compare'>['data']['groups'][number];
export type Item = Group['items'][number];

interface ComparedProps {
  readonly groups: readonly Group[];
  /** Above the words of one: what it is, in words. */
  readonly aboutOf: (item: Item) => ReactNode;
  /** Beside it: what may be done about it. */
  readonly actOf?: (item: Item) => ReactNode;
  /** Below its words. */
  readonly moreOf?: (item: Item) => ReactNode;
}

export function Compared({ groups, ...props }: ComparedProps): ReactElement {
  const t = useT();
  if (groups.length === 0) return <p className="soft">{t('studio.compare.nothing')}</p>;
  return (
    <>
      {groups.map((group) => (
        <ComparedGroup key={group.kind} group={group} {...props} />
      ))}
    </>
  );
}

function ComparedGroup({
  group: { kind, count, items },
  aboutOf,
  actOf,
  moreOf,
}: Omit<ComparedProps, 'groups'> & { readonly group: Group }): ReactElement {
  const t = useT();
  const left = count - items.length;
  return (
    <section className="compare-group">
      <h2>
        {t(`studio.compare.kind.${kind}`)}{' '}
        <span className="compare-count">{t(`studio.compare.count.${kind}`, { count })}</span>
      </h2>
      <ul className="compare-list">
        {items.map((item) => (
          <li key={`${item.file} ${item.place} ${item.key}`}>
            <div className="compare-what">
              <span>{aboutOf(item)}</span>
              {actOf?.(item)}
            </div>
            <Words item={item} />
            <Along item={item} />
            {moreOf?.(item)}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="soft">{t('studio.compare.more', { count: left })}</p>}
    </section>
  );
}

/** The words of both; of what has none, what became of it. */
function Words({ item }: { readonly item: Item }): ReactElement {
  const t = useT();
  const { before, after, is, key, about } = item;
  if (before === '' && after === '')
    return <p className="compare-says soft">{t(`studio.compare.${is}`)}</p>;
  const isChoice = key === '' && about !== '';
  return (
    <p className="compare-says">
      <Differences before={before} after={after} whole={isChoice} />
    </p>
  );
}

/** Sentences that say the same as this one are not listed themselves. */
function Along({ item: { along } }: { readonly item: Item }): ReactElement | null {
  const t = useT();
  if (along.length === 0) return null;
  const where = along.slice(0, MOST_ALONG).join('; ');
  return (
    <p className="compare-along soft small">
      {t('studio.replace.along', { where })}
      {along.length > MOST_ALONG &&
        ` ${t('studio.replace.morePlaces', { count: along.length - MOST_ALONG })}`}
    </p>
  );
}

const MOST_ALONG = 5;
