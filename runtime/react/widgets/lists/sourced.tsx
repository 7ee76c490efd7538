// What fills a list from a call comes with the first list that has such a source.

import type { ReactElement } from 'react';
import { useStore } from '../../context/context.tsx';
import { fetchedOnce, useFetched } from '../../parts/on-demand.tsx';
import { useAwaited } from './awaited-rows.ts';
import type { SourcedRowsProps } from './take-over.ts';

type Rows = typeof import('./SourcedRows.tsx');
const { now, fetch } = fetchedOnce<Rows>(() => import('./SourcedRows.tsx'));

/** Stands between the head of a list and its rows. The form waits for it as it waits for the rows. */
export function Sourced(props: SourcedRowsProps): ReactElement {
  const rows = useFetched(now(), fetch);
  return rows ? <rows.SourcedRows {...props} /> : <Awaited pointer={props.pointer} />;
}

function Awaited({ pointer }: Pick<SourcedRowsProps, 'pointer'>): ReactElement {
  useAwaited(useStore(), pointer, 'loading');
  return <span className="f-skel" />;
}
