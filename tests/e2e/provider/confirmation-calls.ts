// Accepting and declining by the link of a mail, as doc 3 §7 has it: two services, and a token of its own.
import { type Asked, failed, type Service } from './call.ts';
import { rowOf } from './php.ts';
import type { World } from './world.ts';

const TOKEN = 'agent-7f21';
/** What the link of a mail holds; whatever else is no link. */
export const SEALED = 'c2VhbGVkLTc3MDAwMQ';

const assigned = ({ matters }: World) => matters.find(({ number }) => number === '770001');

function decrypt({ world, body }: Asked): unknown {
  if (body.encrypted !== SEALED) return { status: 404, message: 'Not a link' };
  const { attorney } = world;
  return {
    status: 200,
    data: rowOf({
      ...{ matter_id: assigned(world)?.matter_id ?? null, attorney_id: attorney.id },
      ...{ accept_decline: null, note_from_attorney: null, had_consult: null },
    }),
  };
}

const agentLogin = (): unknown => ({ status: 'Active', token: TOKEN });

function caseDetails({ world, body, token }: Asked): unknown {
  if (body.token !== TOKEN && token !== TOKEN) return failed('Authorization failed');
  const matter = assigned(world);
  if (!matter) return failed('No records found');
  return {
    status: 'Success',
    data: rowOf({
      ...{ first_name: 'Rosa', last_name: 'Ihle', member_number: matter.member_number },
      ...{ phone: '404-555-0117', address1: '12 Ashby Ave', city: 'Atlanta', state: 'GA' },
      ...{ zip: '30309', matter_number: matter.number, coverage: matter.coverage },
      ...{ sub_coverage: matter.sub_coverage, note: 'Please call soon.', note_description: null },
      ...{ attorney_id: world.holder, status: world.answer === '' ? matter.status : world.answer },
    }),
  };
}

function confirm({ world, body }: Asked): unknown {
  const { accept_decline } = body.info as Readonly<Record<string, string>>;
  world.answer = accept_decline === 'decline' ? 'Pending CSR Assignment' : 'Pending Confirmation';
  return { status: 'Success' };
}

export const CONFIRMATION_CALLS: Service = {
  open: { 'data_decrypt.php': decrypt, 'create_todo_note.php': confirm },
  withToken: {},
};

export const AGENT_CALLS: Service = {
  open: { agent_login: agentLogin, case_details: caseDetails },
  withToken: {},
};
