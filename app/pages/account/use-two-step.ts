// Whether two-step login is on, as the server knows it now.

import { useCall } from '../../calls/reading.tsx';

const UNKNOWN = { enabled: false, recovery_codes_left: 0 };

/** Another browser may have switched it: it is asked for each time. */
export function useTwoStep() {
  const { data, error, retry } = useCall('totp_status', {});
  // Who is no longer logged in is on the way out already.
  const isStranger = error?.status === 401;
  return { state: data?.data ?? (isStranger ? UNKNOWN : undefined), error, retry };
}
