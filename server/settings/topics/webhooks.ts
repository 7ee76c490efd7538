// What holds of all webhooks; the address and the secret of each are read by `server/settings/webhooks.ts`.
import { NOT_SET, type Settings, whole } from '../kinds/kinds.ts';

export const WEBHOOKS = {
  WEBHOOK_PRIVATE: {
    schema: { type: 'string', format: 'networks' },
    problem: () => 'holds what is no address and no range',
    remedy: 'Write it as 10.0.0.5,192.168.0.0/16, or leave it out',
    otherwise: NOT_SET,
  },
  WEBHOOK_LOG_DAYS: whole(1, 3650, 30, 'WEBHOOK_LOG_DAYS'),
} as const satisfies Settings;
