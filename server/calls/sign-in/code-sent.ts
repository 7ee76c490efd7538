// The answer to whoever asked for a code: how long it works, and in the demo world where its mail can be read.
import { minutesTo } from '../../applications/mailbox-code.ts';
import type { ServerContext } from '../../context/context.ts';
import { isFromThisMachine } from '../../http/from-this-machine.ts';
import type { Visit } from '../../http/visit.ts';

/** What `send_mailbox_code` and `sign_code` answer. */
export function codeSent(server: ServerContext, { request }: Visit, until: Date) {
  const { config, services, content } = server;
  const shown = config.demo && !services.mail.delivers && isFromThisMachine(config, request);
  return {
    status: 'success',
    message: content.texts.t('server.applicant.codeSent'),
    data: { minutes: minutesTo(server, until), ...(shown && { mailbox: '/demo/mailbox' }) },
  } as const;
}
