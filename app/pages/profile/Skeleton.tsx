// What stands in place of a profile that was never read: as high as what comes, so that nothing jumps.

import type { ReactElement } from 'react';

/** Whose it is, is known since the login. */
export function ProfileSkeleton({ name }: { readonly name: string }): ReactElement {
  return (
    <>
      <header className="profile-head">
        <h1>{name}</h1>
      </header>
      <div className="skel profile-skel" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </>
  );
}
