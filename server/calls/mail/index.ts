// The demo mailbox: mails that nobody sent, for those who try the portal without a mail server. Only where DEMO=1.
import type { Call } from '../common/call.ts';

export const demoMail: Call = {
  id: 'demo_mail',
  handle: async ({ services }) => ({ status: 'success', data: await services.mail.stored() }),
};
