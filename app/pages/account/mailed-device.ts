// The link of a mail about too many tries: tells the server that this browser is the attorney's, and leaves the address.

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortal } from '../../portal.tsx';

const TOKEN = 'device';

/** The token goes from the address at once: it must not be passed on with it. */
export function useMailedDevice(): void {
  const { send } = usePortal();
  const [params, setParams] = useSearchParams();
  const token = params.get(TOKEN);
  useEffect(() => {
    if (!token) return;
    void send('remember_device', { token });
    setParams(
      (all) => {
        all.delete(TOKEN);
        return all;
      },
      { replace: true },
    );
  }, [token, send, setParams]);
}
