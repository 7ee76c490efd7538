// The link of a mail about too many tries: tells the server that this browser is the attorney's, and leaves the address.

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../../portal/portal.tsx';

const TOKEN = 'device';

/** The token goes from the address at once: it must not be passed on with it. Older links have it in their query. */
export function useMailedDevice(): void {
  const { send } = usePortal();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const token = new URLSearchParams(hash.slice(1)).get(TOKEN) ?? query.get(TOKEN);
    if (!token) return;
    void send('remember_device', { token });
    query.delete(TOKEN);
    navigate({ pathname, search: query.toString(), hash: '' }, { replace: true });
  }, [pathname, search, hash, send, navigate]);
}
