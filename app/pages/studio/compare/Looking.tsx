// A change somebody was sent a link to: what differs from what is live, how it looks before and after, and nothing to press.

import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import useSWR from 'swr';
import type { AnswerOf } from '../../../calls/typed.ts';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { inChange } from '../shell/there.ts';
import { aboutOf } from './about.tsx';
import { BeforeAfter, type SideName, type Standing } from './BeforeAfter.tsx';
import { isReadWhole, LongPaper, type ReadWhole } from './LongPaper.tsx';
import { SeeBoth } from './SeeBoth.tsx';

export type Opened = AnswerOf<'studio_shown_open'>['data'];

interface LookingProps {
  readonly of: Opened;
  /** Whether it is a preview, where no head of the page says so. */
  readonly overline?: string;
}

export function Looking({ of, overline }: LookingProps): ReactElement {
  const t = useT();
  const { link, change, name, owner, isPublished, groups, places, long } = of;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: whoever reads begins at the top.
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const standings = useMemo(
    () => new Map(places.map(({ key, ...place }) => [key, { key, place, values: {} }])),
    [places],
  );
  const addressOf = (side: SideName, { form, section }: Standing['place']): string =>
    `/preview/shown/${link}/${side}/${form}${section ? `/${section}` : ''}`;
  return (
    <>
      <div className="pagehead">
        {overline !== undefined && <p className="overline">{overline}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p className="lead">
          {t(isPublished ? 'studio.shown.leadDone' : 'studio.shown.lead', { owner })}
        </p>
        {change !== '' && !isPublished && (
          <p>
            <Link className="strong" to={inChange('/studio/wording', change, { tab: 'changed' })}>
              {t('studio.shown.comment')}
            </Link>
          </p>
        )}
      </div>
      <SeeBoth
        groups={groups}
        aboutOf={aboutOf}
        bothOf={(key) => {
          if (long.includes(key)) return () => <BothWhole {...{ link }} of={key} />;
          const of = standings.get(key);
          return of && (() => <BeforeAfter {...{ of, addressOf }} />);
        }}
      />
    </>
  );
}

interface BothWholeProps {
  readonly link: string;
  /** The key of a mail, a document or a page. */
  readonly of: string;
}

function BothWhole({ link, of }: BothWholeProps): ReactElement {
  const t = useT();
  return (
    <div className="compare-both">
      <Side {...{ link, of }} side="live" name={t('studio.both.before')} />
      <Side {...{ link, of }} side="change" name={t('studio.both.after')} />
    </div>
  );
}

function Side({
  link,
  of,
  side,
  name,
}: BothWholeProps & { readonly side: SideName; readonly name: string }): ReactElement {
  const at = `/shown/content/${encodeURIComponent(link)}/${side}/long.json?${new URLSearchParams({ key: of })}`;
  const { data, error, mutate } = useSWR(at, fetched, { revalidateOnFocus: false });
  return (
    <LongPaper name={name} of={data} failed={error && NOTHING} onRetry={() => void mutate()} />
  );
}

/** Whatever stood in the way: nobody answered in words. */
const NOTHING = { reference: '' };

async function fetched(at: string): Promise<ReadWhole> {
  const answer = await fetch(at, { credentials: 'same-origin' });
  const found: unknown = answer.ok ? await answer.json() : undefined;
  if (!isReadWhole(found)) throw new Error(`Nothing to show at ${at}`);
  return found;
}
