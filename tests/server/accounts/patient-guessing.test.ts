// Guessing with patience, from everywhere: ever less is let through, the owner is told, and the owner still gets in.
import { describe, expect, it } from 'vitest';
import { LONGEST_WINDOW_MS } from '../../../server/store/upkeep/rate-limits.ts';
import { aServer } from '../helpers/a-server.ts';
import { asked, asksDone, identify, NEWCOMER, subjects } from '../helpers/accounts.ts';
import { type Answer, NOW } from '../helpers/app.ts';

const DAY = 24 * 3_600_000;
const NEWCOMERS_MAIL = 'julian.castellano@example.com';
const WARNING = 'Someone tried to log in as you';

describe('patient guessing', () => {
  const server = aServer('postgres', {
    config: { demo: true, trustProxy: ['127.0.0.1'] },
    emptied: ['rate_limit', 'job'],
  });

  /** Each from another network, as a proxy in front of us tells it. */
  const from = (n: number) => ({ 'x-forwarded-for': `198.51.${Math.floor(n / 250)}.${n % 250}` });
  const digits = (n: number) => String((n + 8700) % 10_000).padStart(4, '0');

  /** How many of these tries were looked at. */
  async function guess(count: number, how: (n: number) => Promise<Answer>): Promise<number> {
    const answers = await Promise.all(Array.from({ length: count }, (_, n) => how(n)));
    return answers.filter(({ status }) => status !== 429).length;
  }
  const guessDigits = (n: number, attorney_number = NEWCOMER.attorney_number) =>
    server
      .browser()
      .post(
        'login_attorney',
        { ...NEWCOMER, attorney_number, is_registered: false, last_4_ssn: digits(n + 100) },
        from(n),
      );

  it('at the last four digits gets at sixty in a day, and at ever fewer the longer it goes on', async () => {
    const start = Math.ceil(NOW.getTime() / LONGEST_WINDOW_MS) * LONGEST_WINDOW_MS;
    const days: number[] = [];
    for (let day = 0; day < 30; day += 1) {
      server.now = new Date(start + day * DAY);
      days.push(await guess(65, guessDigits));
    }
    expect(Math.max(...days)).toBe(60);
    expect(days.reduce((sum, one) => sum + one, 0)).toBe(240);
  }, 360_000);

  it('tells the owner once, and nobody of a number that is none', async () => {
    await guess(90, guessDigits);
    expect(await subjects(server.app, NEWCOMERS_MAIL)).toEqual([WARNING]);
    await guess(90, (n) => guessDigits(n, '99999'));
    await asksDone(server.app);
    expect(await server.app.services.mail.stored()).toHaveLength(1);
  });

  it('keeps strangers out for days, and not the browser that opened the link of the mail', async () => {
    for (const day of [0, 1]) {
      server.now = new Date(NOW.getTime() + day * DAY);
      await guess(70, guessDigits);
    }
    const stranger = await identify(server.browser());
    expect(stranger.status).toBe(429);
    expect(stranger.body.message).toMatch(/^Too many tries\. Please wait \d+ (hours|days) and try/);

    await asksDone(server.app);
    const [mail] = await server.app.services.mail.stored();
    const token = /\/login\?first#device=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const owner = server.browser();
    await owner.post('remember_device', { token });
    const wrong = await identify(owner, { ...NEWCOMER, last_4_ssn: '0000' });
    expect(wrong.body.message).toBe('No records found');
    expect((await identify(owner)).status).toBe(200);
  });

  it('at a secret answer is told of too, and the link helps there as well', async () => {
    const stranger = await asked(server.browser());
    const answer = (n: number, secret_answer: string, browser = stranger) =>
      browser.post('get_reset_password_link', { id: '10001', secret_answer }, from(n));
    expect(await guess(70, (n) => answer(n, `guess ${n}`))).toBe(60);
    expect((await answer(900, 'Mulberry')).status).toBe(429);
    await answer(901, 'x');
    await asksDone(server.app);
    const [mail] = await server.app.services.mail.stored();
    expect(mail?.subject).toBe(WARNING);
    const token = /\/forgot-password#device=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const owner = await asked(server.browser());
    await owner.post('remember_device', { token });
    expect((await answer(902, 'Mulberry', owner)).status).toBe(200);
  });

  it('gains nothing by a token that is none', async () => {
    const browser = server.browser();
    const answer = await browser.post('remember_device', { token: 'x'.repeat(43) });
    expect(answer.body).toEqual({ status: 'success' });
    expect(browser.cookies).toEqual({});
  });
});
