// send_mailbox_code and prove_mailbox: whoever looked an e-mail up shows that its mailbox is theirs.
import { judgeBody } from '../../accounts/account-form.ts';
import { requireLead } from '../../applications/form.ts';
import { lookedUp } from '../../applications/looked-up.ts';
import { proveMailbox, sendCode } from '../../applications/mailbox-code.ts';
import { type Call, foundBy } from '../common/call.ts';
import { codeSent } from './code-sent.ts';

const sendMailboxCode: Call = {
  id: 'send_mailbox_code',
  async handle(server, input) {
    const session = foundBy(input);
    const lead = await requireLead(server, session.leadId);
    return codeSent(server, input, await sendCode(server, input, session, lead));
  },
};

const proveMailboxCall: Call = {
  id: 'prove_mailbox',
  async handle(server, input) {
    const session = foundBy(input);
    const { code } = input.payload;
    await judgeBody(server, 'mailbox-code', { code });
    const lead = await requireLead(server, session.leadId);
    await proveMailbox(server, input, session, code);
    const result = await lookedUp(server, lead, { ...session, proved: true });
    return {
      status: 'success',
      message: server.content.texts.t('server.applicant.proved'),
      result,
    };
  },
};

export const mailboxCalls: readonly Call[] = [sendMailboxCode, proveMailboxCall];
