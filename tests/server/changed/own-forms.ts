// Forms without a page of their own: each opened, saved half-way, opened again and sent, by whoever it is for; and those of a second step of a login.
import type { FormBundle } from '../../../runtime/core/index.ts';
import type { ExampleWorld } from '../examples/index.ts';
import { codeAt, type LoginData, logIn, PASSWORD } from '../helpers/accounts.ts';
import { type Answer, Browser, pdf } from '../helpers/app.ts';
import { staffToken } from '../helpers/staff.ts';

type Headers = Record<string, string>;

/** What went wrong, in words. */
export async function ownFormsSent(world: ExampleWorld): Promise<readonly string[]> {
  const faults: string[] = [];
  const own = Object.values(world.app.releases.current().forms)
    .map(({ bundle }) => bundle)
    .filter(({ submit, record }) => submit?.call === undefined && record === undefined);
  for (const form of own) {
    const person = await personFor(world, form);
    if (!person) continue;
    const { browser, headers } = person;
    const at = `/api/forms/${form.id}`;
    const ask = async (what: string, options: Parameters<Browser['send']>[0]) => {
      const { status, body } = await browser.send({ ...options, headers });
      if (status >= 300) faults.push(`${what} of ${form.id}: ${status} ${body.message}`);
    };
    const data = { ...FILLED[form.id], ...(await lettersOf(form, browser)) };
    await ask('draft', { method: 'GET', url: `${at}/draft` });
    await ask('saved draft', { method: 'PUT', url: `${at}/draft`, payload: { data } });
    await ask('draft again', { method: 'GET', url: `${at}/draft` });
    await ask('submission', { method: 'POST', url: `${at}/submissions`, payload: { data } });
  }
  return faults;
}

/** Answers that are right as the forms are shipped. */
const FILLED: Readonly<Record<string, object>> = {
  feedback: { topic: 'website', rating: 5, comments: 'Fine.', wants_reply: false },
  complaint: { name: 'Dana Cole', sure: true },
  'phone-note': { caller: 'Dana Cole', said: 'Will call again.' },
};

/** A form that asks for letters is given one. */
async function lettersOf({ id, fields }: FormBundle, browser: Browser): Promise<object> {
  if (!('/letters' in fields)) return {};
  const { body } = await browser.upload(
    `/api/forms/${id}/files`,
    { field: '/letters' },
    pdf('letter.pdf'),
  );
  return { letters: [body.data] };
}

async function personFor(
  { app }: ExampleWorld,
  { access, who = access }: FormBundle,
): Promise<{ readonly browser: Browser; readonly headers: Headers } | undefined> {
  const browser = new Browser(app);
  await app.store.deleteFrom('rate_limit').execute();
  if (who === 'public' || who === 'visitor') return { browser, headers: {} };
  if (who === 'staff') {
    const roles: Record<string, string> = {
      desk: 'desk',
      editor: 'editor',
      publisher: 'publisher',
    };
    const name = roles[access] ?? 'admin';
    return { browser, headers: await staffToken(browser, `${name}@example.com`) };
  }
  return undefined;
}

type Known = LoginData & { readonly recovery_codes: readonly string[] };

/** An attorney switches a second step on, logs in with it, and shows anew who they are; an account is disabled and enabled again. */
export async function secondStepsTaken(world: ExampleWorld): Promise<readonly string[]> {
  const faults: string[] = [];
  const told = (what: string, { status, body }: Answer): Known => {
    if (status >= 300) faults.push(`${what}: ${status} ${body.message}`);
    return (body.data ?? {}) as Known;
  };
  await codesUsed(world, told);
  await accountEnabled(world, told);
  return faults;
}

type Told = (what: string, answer: Answer) => Known;

async function codesUsed({ app, now }: ExampleWorld, told: Told): Promise<void> {
  await app.store.deleteFrom('rate_limit').execute();
  const browser = new Browser(app);
  const who = { username: 'demoattorney3', password: PASSWORD };
  const headers = ({ token }: Known) => ({ authorization: `Bearer ${token}` });
  const first = headers(told('login', await logIn(browser, who)));
  const set = await browser.post('totp_setup', { password: PASSWORD }, first);
  const { secret } = told('setup', set) as Known & { readonly secret: string };
  const on = await browser.post('totp_confirm', { code: codeAt(secret, now()) }, first);
  const [one = '', other = ''] = told('confirm', on).recovery_codes ?? [];
  const { ticket } = told('first step', await logIn(browser, who));
  const entered = told('code', await browser.post('login_attorney', { ticket, code: one }));
  const shown = { current_code: other };
  told('shown anew', await browser.post('confirm_identity', shown, headers(entered)));
}

async function accountEnabled({ app }: ExampleWorld, told: Told): Promise<void> {
  await app.store.deleteFrom('rate_limit').execute();
  const browser = new Browser(app);
  const token = await staffToken(browser, 'admin@example.com');
  const ask = (call: string, body: object) => browser.post(`/api/staff/${call}`, body, token);
  told('staff shown anew', await ask('confirm', { current_password: PASSWORD }));
  const about = { kind: 'attorney', id: '10004', reason: 'As they asked.' };
  told('disabled', await ask('switch-account', { ...about, disabled: true }));
  told('enabled', await ask('switch-account', { ...about, disabled: false }));
}
