// What differs between two contents: sentences with their words marked, then structure and rules, each with what may be done about it.

import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { AnswerOf } from '../../../calls/typed.ts';
import { useT } from '../../../portal/portal.tsx';
import {
  type ComparedPart,
  comparedParagraphs,
  comparedWords,
} from '../sentences/compared-words.ts';
import { runsOf } from '../sentences/paragraph-runs.ts';
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
            {moreOf?.(item)}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="soft">{t('studio.compare.more', { count: left })}</p>}
    </section>
  );
}

/** The words of both in one line of reading: what is gone is struck out, what is new is underlined. */
function Words({ item }: { readonly item: Item }): ReactElement {
  const t = useT();
  const { before, after, is } = item;
  if (before === '' && after === '')
    return <p className="compare-says soft">{t(`studio.compare.${is}`)}</p>;
  const isChoice = item.key === '' && item.about !== '';
  if (isChoice) return <Line parts={bothWhole(before, after)} />;
  return isLong(before) || isLong(after) ? (
    <Paragraphs {...{ before, after }} />
  ) : (
    <OneLine {...{ before, after }} />
  );
}

const isLong = (text: string): boolean => /\n\s*\n/.test(text.trim());

/** Of two choices each is read as a whole. */
const bothWhole = (before: string, after: string): readonly ComparedPart[] => [
  { text: before, is: 'gone' },
  { text: after, is: 'new' },
];

interface Texts {
  readonly before: string;
  readonly after: string;
}

function OneLine({ before, after }: Texts): ReactElement {
  return <Line parts={useMemo(() => comparedWords(before, after), [before, after])} />;
}

/** Those that are as they were are counted, not shown. */
function Paragraphs({ before, after }: Texts): ReactElement {
  const t = useT();
  const runs = useMemo(() => runsOf(comparedParagraphs(before, after)), [before, after]);
  return (
    <>
      {runs.map(({ at, same, parts }) =>
        same > 0 ? (
          <p key={at} className="compare-same soft">
            {t('studio.compare.same', { count: same })}
          </p>
        ) : (
          <Line key={at} parts={parts} />
        ),
      )}
    </>
  );
}

function Line({ parts }: { readonly parts: readonly ComparedPart[] }): ReactElement {
  return (
    <p className="compare-says">
      {parts.map(({ text, is: part }, at) => {
        const key = `${at} ${part}`;
        if (text === '') return null;
        if (part === 'gone') return <del key={key}>{text}</del>;
        return part === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
