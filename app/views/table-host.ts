// What a table of the portal is drawn in: its words and calls, what its rows lead on with, and the address that keeps its place.

import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Texts } from '../../runtime/core/index.ts';
import type { DataTableProps } from '../../runtime/react/index.ts';
import { usePortal } from '../portal/portal.tsx';

type Host = DataTableProps['host'];

interface Hosting {
  readonly Link: NonNullable<Host['Link']>;
  /** The address keeps page, order and filters: for one table a page. */
  readonly inAddress: boolean;
  /** In place of the words of the portal. */
  readonly words?: Texts;
}

/** The same as long as nothing of it changes. */
export function useTableHost({ Link, inAddress, words }: Hosting): Host {
  const { content, calls } = usePortal();
  const texts = words ?? content.texts;
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (to: string) => void navigate({ search: to, hash }, { preventScrollReset: true });
    return { texts, calls, Link, ...(inAddress && { address: { search, go } }) };
  }, [texts, calls, Link, inAddress, search, hash, navigate]);
}
