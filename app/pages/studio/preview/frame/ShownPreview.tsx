// A form as it is live or as a change has it, for somebody without a login who typed the code of a link. Pages of ours frame it.

import { type ReactElement, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { usePortal } from '../../../../portal/portal.tsx';
import { changeFiles } from './files.ts';
import { OfChange } from './OfChange.tsx';
import { useReadingPortal } from './reading-portal.ts';

export function ShownPreview(): ReactElement {
  const { link = '', side = '', id = '' } = useParams();
  const portal = useReadingPortal(usePortal());
  const files = useMemo(() => changeFiles(`/shown/content/${link}/${side}`), [link, side]);
  const address = `/preview/shown/${link}/${side}/${id}`;
  return <OfChange key={address} {...{ portal, id, files, address }} />;
}
