// An example of each call of the page behind the link to a matter, in their order: each goes on with what the one before gave.
import type { FastifyInstance } from 'fastify';
import { confirmationPath, issuedNow } from '../../../server/links/matter-link.ts';
import { type Answer, type Browser, NOW } from './app.ts';

/** Of a matter of the demo world. The place is asked for late: it is there once a test runs. */
export function linkExamples(
  place: () => { readonly app: FastifyInstance; readonly browser: Browser },
): Record<string, () => Promise<Answer>> {
  let token = '';
  const matterId = async () => {
    const found = place()
      .app.store.selectFrom('legal_case')
      .select('id')
      .where('number', '=', '480100');
    return (await found.executeTakeFirstOrThrow()).id;
  };
  const encrypted = async () => {
    const matter = { caseId: await matterId(), attorneyId: '10001' };
    const { store, services } = place().app;
    const linked = await issuedNow(store, matter, NOW);
    return confirmationPath(services.crypto, linked).split('/').at(-1);
  };
  return {
    data_decrypt: async () =>
      place().browser.post('data_decrypt', { encrypted: await encrypted() }),
    agent_login: async () => {
      const made = await place().browser.post('/api/agent/agent_login', {
        encrypted: await encrypted(),
      });
      token = String((made.body as { token?: unknown }).token);
      return made;
    },
    case_details: async () =>
      place().browser.post('/api/agent/case_details', { matter_id: await matterId(), token }),
    create_todo_note: async () =>
      place().browser.post('create_todo_note', {
        action: 'case_confirmation',
        case: await matterId(),
        info: { accept_decline: 'accept' },
        token,
      }),
  };
}
