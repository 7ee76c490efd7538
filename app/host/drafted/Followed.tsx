// Keeps an open form up with its releases: another one that comes meanwhile is drawn in its place. What does so is fetched later, by itself.

import { Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { LeftOutNotice, onDemand } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal/portal.tsx';
import type { OpenedDraft } from '../use-draft.ts';

const { Widget: NewsBox } = onDemand(
  async () => (await import('../updated/NewsBox.tsx')).NewsBox,
  null,
);

/** A form that has just been opened is of the current release, or nearly always. */
const AFTER_MS = 2000;

interface Props<T> {
  readonly opened: T;
  readonly children: (opened: T) => ReactNode;
}

export function Followed<T extends OpenedDraft>({ opened, children }: Props<T>): ReactElement {
  const portal = usePortal();
  const [now, replace] = useState(opened);
  const [asked, ask] = useState<ReactElement>();
  useEffect(() => {
    let isOver = false;
    let end = (): void => undefined;
    const begin = async (): Promise<void> => {
      try {
        const { followRelease } = await import('../updated/follow-release.tsx');
        if (!isOver) end = followRelease({ portal, opened: now, replace, ask });
      } catch {
        // The network is away, perhaps; it is asked for again.
        if (!isOver) timer = setTimeout(begin, AFTER_MS);
      }
    };
    let timer = setTimeout(begin, AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [portal, now]);
  return (
    <>
      <Fragment key={now.form.bundle.release}>{children(now)}</Fragment>
      {asked}
    </>
  );
}

/** Above an open form: what of it was left out, and what is another since it was opened. */
export function FormNotices({ opened }: { readonly opened: OpenedDraft }): ReactElement {
  const { leftOut, news } = opened;
  return (
    <>
      {news && <NewsBox news={news} />}
      <LeftOutNotice answers={leftOut} />
    </>
  );
}
