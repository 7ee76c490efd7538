// What stands in place of a profile that was never read: as high as what comes, so that nothing jumps.

import type { ReactElement } from 'react';

export function ProfileSkeleton(): ReactElement {
  return (
    <div className="skel profile-skel" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
