// The answer to whoever asked for a code: how long it works, and in the demo world where its mail can be read.
import { CODE_MINUTES } from '../../applications/mailbox-code.ts';
import type { ServerContext } from '../../context.ts';
import { isFromThisMachine } from '../../http/from-this-machine.ts';
import type { Visit } from '../../http/visit.ts';

/** What `send_mailbox_code` and `sign_code` answer. */
export function codeSent({ config, services, content }: ServerContext, { request }: Visit) {
  const shown = config.demo && !services.mail.delivers && isFromThisMachine(config, request);
  return {
    status: 'success',
    message: content.texts.t('server.applicant.codeSent'),
    data: { minutes: CODE_MINUTES, ...(shown && { mailbox: '/demo/mailbox' }) },
  } as const;
}
