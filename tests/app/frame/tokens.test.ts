// The member's token: sent where a contract asks for it, and only an answer to the one in use ends the session.

import { expect, it, vi } from 'vitest';
import { createCallClient } from '../../../app/calls/client.ts';
import { call } from '../kits/kit.tsx';

const bases = { portal: '/api/portal/', claims: '/c/', agent: '/a/', app: '/api/' };
const refused = () =>
  new Response('{"status":"Failed","message":"Authorization failed"}', { status: 401 });

function clientOf(answer: () => Response | Promise<Response> = () => new Response('{}')) {
  let token: string | undefined = 'token-1';
  const sent: (string | undefined)[] = [];
  const onExpired = vi.fn();
  const calls = createCallClient({
    calls: {
      info: call('info', { auth: 'attorney', token: true }),
      ask: call('ask', { auth: 'signer', token: true }),
      page: call('page', { auth: 'link', token: true }),
      save: call('save', { auth: 'applicant' }),
      free: call('free'),
      logout: call('logout'),
    },
    bases,
    token: () => token,
    onExpired,
    fetch: (async (_url: string, init: RequestInit) => {
      sent.push((init.headers as Record<string, string>).authorization);
      return answer();
    }) as unknown as typeof fetch,
  });
  return {
    calls,
    sent,
    onExpired,
    logIn: (next: string | undefined) => {
      token = next;
    },
  };
}

it('SES-09 goes with the calls of a member and of signing, and with no other', async () => {
  const { calls, sent } = clientOf();
  for (const id of ['info', 'ask', 'page', 'save', 'free']) await calls(id, {});
  const token = 'Bearer token-1';
  expect(sent).toEqual([token, token, token, undefined, undefined]);
});

it('signing out names the token that is to end, though it is forgotten already', async () => {
  const { calls, sent, logIn } = clientOf();
  logIn(undefined);
  await calls('logout', {}, { token: 'token-1' });
  expect(sent).toEqual(['Bearer token-1']);
});

it('SES-08 a refused authorization ends the session', async () => {
  const { calls, onExpired } = clientOf(refused);
  await calls('info', {});
  expect(onExpired).toHaveBeenCalledOnce();
});

it('a late refusal of an older token does not end the new session', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { calls, onExpired, logIn } = clientOf(
    () => new Promise<Response>((resolve) => (answer = resolve)),
  );
  const asked = calls('info', {});
  logIn('token-2');
  answer(refused());
  await asked;
  expect(onExpired).not.toHaveBeenCalled();
});
