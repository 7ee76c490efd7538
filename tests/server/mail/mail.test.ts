// Mails: written with the change they tell of, sent once however many workers there are, tried again or given up.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../../server/context/context.ts';
import type { JobNeeds } from '../../../server/jobs/kind.ts';
import { type JobWorker, startJobs } from '../../../server/jobs/worker.ts';
import { createCrypto } from '../../../server/services/crypto.ts';
import { createMail, type MailNeeds } from '../../../server/services/mail/index.ts';
import type { Mail } from '../../../server/services/ports.ts';
import { inTransaction, type OpenStore, openStore } from '../../../server/store/index.ts';
import { NOW, shippedContent } from '../helpers/app.ts';
import { type Databases, DRIVERS, startDatabases } from '../helpers/databases.ts';

interface Received {
  readonly to: string;
  readonly source: string;
}

/** A real SMTP server; `answer` decides what it says to a mail. */
async function startSmtp() {
  const received: Received[] = [];
  let answer: (to: string) => number = () => 250;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = answer(address);
      done(code < 400 ? null : Object.assign(new Error('no'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ to, source: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answers: (how: (to: string) => number) => {
      answer = how;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe.each(DRIVERS)('mails on %s', (driver) => {
  let databases: Databases;
  let store: OpenStore;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let now = NOW;
  const running: JobWorker[] = [];

  beforeAll(async () => {
    databases = await startDatabases(driver);
    store = await openStore(await databases.fresh());
  });
  afterAll(async () => {
    await store?.close();
    await databases?.stop();
  });
  beforeEach(async () => {
    now = NOW;
    await store.db.deleteFrom('job').execute();
    smtp = await startSmtp();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((worker) => worker.stop()));
    await smtp.stop();
  });

  async function newMail(more: Partial<MailNeeds> = {}): Promise<Mail> {
    const { locale, texts, page } = await shippedContent();
    return createMail({
      db: store.db,
      crypto: createCrypto(['mail-test-key'.repeat(4)]),
      words: () => ({ locale, t: texts.t, has: texts.has, page }),
      baseUrl: () => 'https://portal.example',
      now: () => now,
      smtp: { url: smtp.url, from: 'Portal <no-reply@portal.example>' },
      ...more,
    });
  }
  function start(mail: Mail) {
    const services = { mail, esign: { stamps: false }, leads: { tells: false } } as Services;
    const log = { warn: () => undefined } as unknown as JobNeeds['log'];
    running.push(startJobs({ db: store.db, services, now: () => now, log }, { idleMs: 10 }));
  }
  const write = (mail: Mail, to: string, name = 'Ann Lee') =>
    inTransaction(store.db, (trx) =>
      mail.enqueue(trx, {
        to,
        template: 'signing_request',
        params: { name, link: '/sign/secret-token', expires: '03/16/2026' },
      }),
    );
  const rows = () => store.db.selectFrom('job').selectAll().orderBy('created_at').execute();
  const until = async (done: () => Promise<boolean>) => {
    while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const settled = () => until(async () => (await rows()).every((row) => row.status !== 'waiting'));

  it('sends subject, text and HTML, with whole links and nobody able to slip markup in', async () => {
    const mail = await newMail();
    await write(mail, 'ann.lee@example.com', '<b>Ann</b> [x](http://evil.example)');
    start(mail);
    await settled();
    const source = smtp.received[0]?.source.replaceAll('=\r\n', '') ?? '';
    expect(source).toMatch(/^Subject: Please sign your application\r$/m);
    expect(source).toMatch(/^From: Portal <no-reply@portal.example>\r$/m);
    expect(source).toContain('multipart/alternative');
    expect(source).toContain('https://portal.example/sign/secret-token');
    expect(source).toContain('&lt;b&gt;Ann&lt;/b&gt;');
    expect(source).not.toContain('href=3D"http://evil.example');
  });

  it('sends what has to wait once its time has come, at once where it need wait no more, and never what was withdrawn', async () => {
    const mail = await newMail();
    const notBefore = new Date(NOW.getTime() + 5 * 60_000);
    const held = (to: string) =>
      inTransaction(store.db, (trx) => {
        const params = { name: 'Ann Lee', link: '/sign/a', expires: '03/16/2026' };
        return mail.enqueue(trx, { to, template: 'signing_request', params, notBefore });
      });
    const receivers = () => smtp.received.flatMap(({ to }) => to);
    await held('later@example.com');
    const hurried = await held('hurried@example.com');
    const withdrawn = await held('withdrawn@example.com');
    await write(mail, 'now@example.com');
    start(mail);
    await until(async () => receivers().length === 1);
    expect(await inTransaction(store.db, (trx) => mail.withdraw(trx, [withdrawn]))).toBe(true);
    await inTransaction(store.db, (trx) => mail.hurry(trx, [hurried]));
    await until(async () => receivers().length === 2);
    expect(receivers()).toEqual(['now@example.com', 'hurried@example.com']);
    expect(await inTransaction(store.db, (trx) => mail.withdraw(trx, [hurried]))).toBe(false);
    now = notBefore;
    await settled();
    expect(receivers().at(-1)).toBe('later@example.com');
    expect(receivers()).toHaveLength(3);
  });

  it('keeps neither mail nor change when the transaction fails', async () => {
    const mail = await newMail();
    const failing = inTransaction(store.db, async (trx) => {
      await mail.enqueue(trx, { to: 'a@example.com', template: 'signing_request', params: {} });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await rows()).toEqual([]);
  });

  it('refuses at once to write a mail whose text does not exist', async () => {
    const mail = await newMail();
    const writing = inTransaction(store.db, (trx) =>
      mail.enqueue(trx, { to: 'a@example.com', template: 'no_such_mail', params: {} }),
    );
    await expect(writing).rejects.toThrow('no_such_mail');
  });

  it('holds no link in clear, and none at all once the mail is out', async () => {
    const mail = await newMail();
    await write(mail, 'ann.lee@example.com');
    expect(JSON.stringify(await rows())).not.toContain('secret-token');
    start(mail);
    await settled();
    expect(await rows()).toMatchObject([{ status: 'done', sealed: '', attempts: 1 }]);
  });

  it('tries again later when the server is not ready', async () => {
    smtp.answers(() => 450);
    const mail = await newMail();
    await write(mail, 'ann.lee@example.com');
    start(mail);
    await until(async () => (await rows())[0]?.attempts === 1 && (await rows())[0]?.lease === null);
    expect(await rows()).toMatchObject([{ status: 'waiting', last_error: 'EENVELOPE 450' }]);
    smtp.answers(() => 250);
    now = new Date(NOW.getTime() + 60_000);
    await settled();
    expect(await rows()).toMatchObject([{ status: 'done', attempts: 2, last_error: null }]);
    expect(smtp.received).toHaveLength(1);
  });

  it('gives a mail up that the server refuses for good, and goes on with the others', async () => {
    smtp.answers((to) => (to.startsWith('nobody') ? 550 : 250));
    const mail = await newMail();
    await write(mail, 'nobody@example.com');
    now = new Date(NOW.getTime() + 1);
    await write(mail, 'ann.lee@example.com');
    start(mail);
    await settled();
    expect(await rows()).toMatchObject([
      {
        details: { recipient: 'nobody@example.com' },
        status: 'failed',
        attempts: 1,
        last_error: 'EENVELOPE 550',
      },
      { details: { recipient: 'ann.lee@example.com' }, status: 'done' },
    ]);
  });

  it('waits for a server that is away', async () => {
    const mail = await newMail({ smtp: { url: 'smtp://127.0.0.1:1', from: 'a@portal.example' } });
    await write(mail, 'ann.lee@example.com');
    start(mail);
    await until(async () => (await rows())[0]?.last_error !== null);
    expect(await rows()).toMatchObject([{ status: 'waiting' }]);
  });

  it('sends each mail once, however many workers race for it', async () => {
    const workers = await Promise.all([newMail(), newMail(), newMail()]);
    const [first] = workers;
    const people = Array.from({ length: 30 }, (_, n) => `person${n}@example.com`);
    for (const person of people) if (first) await write(first, person);
    for (const worker of workers) start(worker);
    await settled();
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([...people].sort());
  });

  it('takes a mail over from a worker that died while sending it', async () => {
    const mail = await newMail();
    await write(mail, 'ann.lee@example.com');
    const dead = { lease: randomUUID(), leased_until: new Date(NOW.getTime() + 60_000) };
    await store.db.updateTable('job').set(dead).execute();
    start(mail);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(smtp.received).toHaveLength(0);
    now = new Date(NOW.getTime() + 61_000);
    await settled();
    expect(smtp.received).toHaveLength(1);
  });

  it('keeps mails to be read where no server is set', async () => {
    const mail = await newMail({ smtp: undefined } as unknown as Partial<MailNeeds>);
    start(mail);
    await write(mail, 'ann.lee@example.com');
    const kept = await mail.stored();
    expect(kept).toMatchObject([
      { to: 'ann.lee@example.com', subject: 'Please sign your application' },
    ]);
    expect(kept[0]?.text).toContain('https://portal.example/sign/secret-token');
    expect(JSON.stringify(kept[0]?.body)).toContain('"href":"https://portal.example/sign/');
  });
});
