// Calls of the Studio to a server that may die meanwhile.
import { setTimeout as wait } from 'node:timers/promises';

type Answered = Readonly<Record<string, unknown>>;

/** The data of a call that is answered; throws where it is refused, or nobody answers. */
export const askStudio = (at: string, token: string, path: string, body: object) =>
  asked(`${at}/api/studio/${path}`, token, body);

async function asked(url: string, token: string, body: object): Promise<Answered> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { data?: Answered };
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${JSON.stringify(said)}`);
  return said.data ?? (said as Answered);
}

/** The token of one of the demo's staff; the demo world is there a moment after the server is. */
export async function logInAs(at: string, email: string): Promise<string> {
  for (;;) {
    const login = { email, password: 'Portal#2026' };
    const first = await asked(`${at}/api/staff/login`, '', login).catch(() => undefined);
    if (first === undefined) {
      await wait(200);
      continue;
    }
    const { code } = await asked(`${at}/api/demo/staff-code`, '', { email });
    const entered = await asked(`${at}/api/staff/login`, '', { ticket: first.ticket, code });
    return String(entered.token);
  }
}
