// Every setting: what fits it, what is said of what does not, and the one line that puts it right. docs/operating.md explains them.
import type { Settings } from './kinds/kinds.ts';
import { FILES } from './topics/files.ts';
import { MAIL } from './topics/mail.ts';
import { PAYMENTS } from './topics/payments.ts';
import { PEOPLE } from './topics/people.ts';
import { PROVIDERS } from './topics/providers.ts';
import { SERVING } from './topics/serving.ts';
import { SIGNING } from './topics/signing.ts';
import { STORING } from './topics/storing.ts';
import { WEBHOOKS } from './topics/webhooks.ts';

export const SETTINGS = {
  ...SERVING,
  ...STORING,
  ...FILES,
  ...PEOPLE,
  ...PAYMENTS,
  ...MAIL,
  ...SIGNING,
  ...PROVIDERS,
  ...WEBHOOKS,
} as const satisfies Settings;

export type SettingName = keyof typeof SETTINGS;
