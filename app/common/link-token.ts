// The token of a link of a mail: it stands behind the `#`, which browsers send to nobody.

import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** `name` is that of the part of the path where older links have it: there it goes from the address at once, into its new place. */
export function useLinkToken(name: string): string {
  const { [name]: old } = useParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (old === undefined) return;
    navigate({ pathname: pathname.replace(/\/[^/]+\/*$/, ''), hash: old }, { replace: true });
  }, [old, pathname, navigate]);
  return old ?? hash.slice(1);
}
