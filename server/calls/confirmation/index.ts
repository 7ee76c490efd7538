// The calls of the page behind the link to a matter, in the order in which it makes them.

import { Refusal } from '../../common/refusals.ts';
import { decide } from '../../confirmations/decide.ts';
import { matterDetails } from '../../confirmations/details.ts';
import { limitByClient } from '../../http/limit-by-client.ts';
import { confirmationToken, type LinkedMatter, openLink } from '../../links/matter-link.ts';
import type { Call, CallInput } from '../common/call.ts';

/** Generous: a firm may open all its mails behind one address. */
const MOST = 300;

const dataDecrypt: Call = {
  id: 'data_decrypt',
  async handle(server, input) {
    await limitByClient(server, input, 'matter-link', MOST);
    const { crypto } = server.services;
    const { matter, preselected } = openLink(crypto, input.payload.encrypted);
    return {
      status: 200,
      data: { matter_id: matter.caseId, attorney_id: matter.attorneyId, ...preselected },
    };
  },
};

const agentLogin: Call = {
  id: 'agent_login',
  async handle(server, { payload }) {
    const { matter } = openLink(server.services.crypto, payload.encrypted);
    return { status: 'Active', token: confirmationToken(server, matter) };
  },
};

const caseDetails: Call = {
  id: 'case_details',
  async handle(server, input) {
    const matter = matterNamed(input, input.payload.matter_id);
    return { status: 'Success', data: await matterDetails(server, matter) };
  },
};

const createTodoNote: Call = {
  id: 'create_todo_note',
  async handle(server, input) {
    const matter = matterNamed(input, input.payload.case);
    return decide(server, input, { matter, info: input.payload.info });
  },
};

/** A token is good for the matter of its link, and for no other. */
function matterNamed({ matter }: Pick<CallInput, 'matter'>, id: string): LinkedMatter {
  if (matter?.caseId !== id) throw new Refusal('MATTER_TOKEN');
  return matter;
}

export const confirmationCalls: readonly Call[] = [
  dataDecrypt,
  agentLogin,
  caseDetails,
  createTodoNote,
];
