// How mails leave.
import { address, oneOf, type Settings } from '../kinds/kinds.ts';

export const MAIL = {
  SMTP_URL: address('smtp-address', 'smtp:'),
  MAIL_FROM: {
    schema: { type: 'string', format: 'mail-sender' },
    problem: () => 'is not an e-mail address',
    remedy: 'Write it as Name <name@example.com>',
    otherwise: '`no-reply@` the host of `PUBLIC_URL`',
  },
  MAIL_OUTBOX: oneOf(['0', '1'], '0'),
} as const satisfies Settings;
