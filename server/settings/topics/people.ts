// Who gets in, how, and how often somebody may ask.
import { oneOf, type Settings, whole } from '../kinds/kinds.ts';

export const PEOPLE = {
  DEMO: oneOf(
    ['0', '1'],
    '1 where only this machine can reach it (`HOST` and `PUBLIC_URL` on the loopback), else 0; never in production',
  ),
  APPLICANT_CODE: oneOf(['on', 'off'], 'on'),
  PUBLISH_APPROVAL: oneOf(['on', 'off'], 'off'),
  MATTER_LINK_DAYS: whole(1, 365, 14, 'MATTER_LINK_DAYS'),
  ADDRESS_LIMIT: whole(1, 10_000_000, 20_000, 'ADDRESS_LIMIT'),
  LOOKUP_LIMIT: whole(1, 1_000_000, 600, 'LOOKUP_LIMIT'),
} as const satisfies Settings;
