// A file that went with a request or a reply.

import type { ReactElement } from 'react';
import { AttachedFile } from '../../files/AttachedFile.tsx';
import { usePortal } from '../../portal/portal.tsx';

interface Props {
  /** Of the request, or of the reply. */
  readonly id: string;
  readonly name: string;
}

export function RequestFile({ id, name }: Props): ReactElement {
  const { download } = usePortal();
  return (
    <AttachedFile name={name} download={() => download('download_request_file', { id, name })} />
  );
}
