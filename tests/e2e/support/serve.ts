// The real server, built as `npm start` builds it, in a process of its own, with a second, private door for the test: add leads, look into the store.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OnNewRelease } from '../../../runtime/core/index.ts';
import { addStaff } from '../../../server/accounts/staff/index.ts';
import { buildApp } from '../../../server/app.ts';
import { loadConfig } from '../../../server/config/config.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import type { Owner } from '../../../server/demo/work/making.ts';
import { formOfRecord } from '../../../server/forms/kept-record.ts';
import { issuedNow, sealedMatter } from '../../../server/links/matter-link.ts';
import { PROVIDER } from '../../../server/store/attorneys/attorney-changes.ts';
import { insertAttorneys, nextAttorneyId } from '../../../server/store/attorneys/attorneys.ts';
import { writeAttorney } from '../../../server/store/attorneys/write-attorney.ts';
import { copyStore } from '../../helpers/copied-store.ts';
import { giveWork } from '../../helpers/give-work.ts';
import { forkServer, type Reached } from './fork.ts';
import { withOtherForms } from './other-forms.ts';
import { withPlayground } from './playground.ts';

const { PAGES_DIR: clientDir } = process.env;
const parts = {
  ...(process.env.OTHER_FORMS && { content: await withOtherForms() }),
  ...(process.env.PLAYGROUND && { content: await withPlayground() }),
  // Built pages with another configuration beside them.
  ...(clientDir !== undefined && { clientDir }),
};
const read = loadConfig(process.env);
/** Where the stand-in of Dropbox Sign listens: no setting, since nobody else may take its place. */
const api = process.env.DROPBOX_SIGN_API;
const { dropboxSign } = read;
const config = dropboxSign && api ? { ...read, dropboxSign: { ...dropboxSign, api } } : read;
const app = await buildApp(config, parts);
const address = await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });

/** What a test may ask, by name. */
const asked: Record<string, (argument: never) => Promise<unknown>> = {
  lead: async ({ email, props }: { email: string; props: Record<string, string> }) => {
    const id = randomUUID();
    await app.services.leads.save({ id, email, noRec: 0, props });
    return id;
  },
  leadRecord: async (id: string) => app.services.leads.findById(id),
  attorneys: async (leadId: string) =>
    app.store.selectFrom('attorney').selectAll().where('lead_id', '=', leadId).execute(),
  submissions: async (owner: string) =>
    app.store.selectFrom('submission').selectAll().where('owner', '=', owner).execute(),
  draft: async (leadId: string) =>
    app.store
      .selectFrom('draft')
      .selectAll()
      .where('owner', '=', `lead/${leadId}`)
      .executeTakeFirst(),
  generic: async (formId: string) =>
    app.store.selectFrom('submission').selectAll().where('form_id', '=', formId).execute(),
  hire: async ({ email, roles }: { email: string; roles: readonly string[] }) =>
    addStaff({ db: app.store, services: app.services, now: () => new Date() }, { email, roles }),
  work: async (owner: Owner & { desk?: 'full' }) => giveWork(app.store, owner),
  approve: async ({ zip, lastFour }: { zip: string; lastFour: string }) => approve(zip, lastFour),
  assignMatter,
  matter: async (number: string) =>
    app.store
      .selectFrom('legal_case')
      .select(['attorney_id', 'status'])
      .where('number', '=', number)
      .executeTakeFirst(),
  /** The provider closes a matter, or covers something else in it. */
  changeMatter: async ({ number, coverage }: { number: string; coverage?: string }) =>
    app.store
      .updateTable('legal_case')
      .set(coverage === undefined ? { status: 'Closed', closed_at: new Date() } : { coverage })
      .where('number', '=', number)
      .returning('id')
      .execute(),
  /** The provider sets the college of an attorney so often, a day apart each time. */
  changeOften: async ({ id, times }: { id: string; times: number }) => {
    for (let time = 1; time <= times; time += 1) {
      const at = new Date(Date.UTC(2026, 0, time, 17));
      const changes = [
        { path: '/college', before: `College ${time - 1}`, after: `College ${time}` },
      ];
      const line = { at, by: PROVIDER, changes };
      await app.store
        .transaction()
        .execute((trx) =>
          writeAttorney(trx, id, { set: { email: `${id}.${time}@example.com` }, line }),
        );
    }
  },
  expire: async (attorneyId: string) =>
    app.store
      .updateTable('account_token')
      .set({ expires_at: new Date(0) })
      .where('attorney_id', '=', attorneyId)
      .where('purpose', '=', 'session')
      .returning('attorney_id')
      .execute(),
  expireStaff: async (email: string) =>
    app.store
      .updateTable('account_token')
      .set({ expires_at: new Date(0) })
      .where('purpose', '=', 'staff-session')
      .where('staff_id', 'in', (them) =>
        them.selectFrom('staff').select('id').where('email', '=', email),
      )
      .returning('staff_id')
      .execute(),
  /** All that the Studio and forms have stored, by table, to the letter; but not who is here, and how far somebody's trying of drafts is. */
  studioRows: async () => {
    const tables = (await app.store.introspection.getTables()).map(({ name }) => name);
    const kept = tables.filter(
      (name) =>
        (name.startsWith('studio_') && !/presence|rehearsal/.test(name)) ||
        ['draft', 'submission', 'form_file'].includes(name),
    );
    const rows = kept.map(async (name) => {
      const all = await app.store
        .selectFrom(name as 'studio_change')
        .selectAll()
        .execute();
      return [name, all.map((row) => JSON.stringify(row)).toSorted()] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  },
  /** What a sentence says in a change that somebody began last; by its commands, the newest. */
  said: async (key: string) => {
    const rows = await app.store
      .selectFrom('studio_command')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('seq', 'desc')
      .execute();
    const commands = rows.map(({ command }) => command as unknown as { key: string; text: string });
    return commands.find((one) => one.key === key)?.text;
  },
  expireLinks: async (leadId: string) =>
    app.store
      .updateTable('signature_link')
      .set({ expires_at: new Date(0) })
      .where('request_id', 'in', (ofLead) =>
        ofLead.selectFrom('signature_request').select('id').where('lead_id', '=', leadId),
      )
      .returning('request_id')
      .execute(),
  publish: async (which: Next) => {
    const content = await nextOf(which);
    await app.releases.publish(content);
    return content.forms.feedback?.bundle.release;
  },
  /** Random changes of the shipped content, published; what they were. */
  change: async (asked: { seeds: readonly number[]; most: number }) => {
    const { changedContent } = await import('./changed-content.ts');
    const { content, what } = await changedContent(app.store, asked);
    await app.releases.publish(content);
    return what;
  },
  cspReports: async () => app.cspReports,
  dump,
  formsServer: () => {
    forms ??= besides();
    return forms;
  },
};

/** The content this server came with, feedback with another name for its comments, or an application that asks for less. */
type Next = 'shipped' | `application ${OnNewRelease}` | OnNewRelease;
const shipped = app.releases.current();
async function nextOf(which: Next): Promise<ReleasedContent> {
  if (which === 'shipped') return shipped;
  const { nextApplication } = await import('../../server/helpers/next-application.ts');
  const [, way] = which.split('application ');
  if (way) return nextApplication(way as OnNewRelease);
  const { nextFeedback } = await import('../../server/helpers/next-feedback.ts');
  const { published } = await import('../../server/helpers/published.ts');
  return published(nextFeedback(which as OnNewRelease));
}

/** Started by the first who asks for it, in a folder within this server's; it ends with this server. */
let forms: Promise<Reached> | undefined;
async function besides(): Promise<Reached> {
  const folder = join(config.dataDir, 'forms-server');
  await copyStore(`${process.env.NEW_STORE}/.`, folder);
  const env = { DATA_DIR: folder, OTHER_FORMS: '1', LOG_LEVEL: 'error' };
  const { reached } = await forkServer(fileURLToPath(import.meta.url), env);
  return reached;
}

/** Every row of every table as one text; released wording, which is public, is left out. */
async function dump(): Promise<string> {
  const tables = await app.store.introspection.getTables();
  const rows: unknown[] = [];
  for (const { name } of tables) {
    if (name.startsWith('content_')) continue;
    rows.push(
      name,
      await app.store
        .selectFrom(name as 'attorney')
        .selectAll()
        .execute(),
    );
  }
  // Bytes are read as text, so that nothing hides in a column of them.
  return JSON.stringify(rows, (_, value) =>
    value?.type === 'Buffer' && Array.isArray(value.data)
      ? Buffer.from(value.data).toString('latin1')
      : value,
  );
}

/** An approved attorney without an account nobody else in the run uses, like the demo's 10002. */
async function approve(zip: string, lastFour: string) {
  const like = await app.store
    .selectFrom('attorney')
    .selectAll()
    .where('id', '=', '10002')
    .executeTakeFirstOrThrow();
  const id = await app.store.transaction().execute(nextAttorneyId);
  const email = `member.${id}@example.com`;
  const cell = { row: `attorney/${id}`, field: '/ssn_number' };
  const secrets = { '/ssn_number': app.services.crypto.encrypt(`123-45-${lastFour}`, cell) };
  const account = { username: null, password_hash: null, secret_question: null };
  const [address] = like.data.addresses as readonly object[];
  const data = { ...like.data, addresses: [{ ...address, zip }] };
  const begun = { revision: 1, submission_id: null, data, secrets };
  const row = { ...like, ...account, ...begun, secret_answer_hash: null, id, email, lead_id: null };
  await app.store
    .transaction()
    .execute((trx) =>
      insertAttorneys(trx, formOfRecord({ content: app.releases.current() }), [row]),
    );
  return { id, email, zip, lastFour };
}

interface Assigned {
  readonly number: string;
  /** Nobody has it yet where there is none. */
  readonly attorneyId?: string;
  /** Is it over already? */
  readonly closed?: boolean;
}

/** A matter for an attorney, and the link that the mail of an assignment would carry; one for nobody waits for the desk. */
async function assignMatter({ number, attorneyId, closed }: Assigned) {
  const [caseId, member_id] = [randomUUID(), randomUUID()];
  const person = { first_name: 'Ottilie', last_name: 'Brandt', status: 'Active' };
  const home = { phone: '404-555-0142', address1: '12 Ashby Ave', city: 'Atlanta' };
  const assigned_at = attorneyId === undefined ? null : new Date();
  const at = { created_at: new Date(), assigned_at, closed_at: closed ? new Date() : null };
  const given = attorneyId === undefined ? 'Pending CSR Assignment' : 'Assigned to Attorney';
  const status = closed ? 'Closed' : given;
  const about = { coverage: 'Estate Planning', sub_coverage: 'Simple will' };
  const told = { note: 'Please call soon.', note_description: 'Evenings are best.' };
  await app.store
    .insertInto('plan_member')
    .values({ id: member_id, number, ...person, ...home, state: 'GA', zip: '30309' })
    .execute();
  await app.store
    .insertInto('legal_case')
    .values({
      ...{ id: caseId, number, kind: 'Matter', plan_class: 'FAM', ticket_type: null },
      ...{ member_id, attorney_id: attorneyId ?? null, status },
      ...{ ...about, ...told, ...at },
    })
    .execute();
  if (attorneyId === undefined) return undefined;
  const matter = await issuedNow(app.store, { caseId, attorneyId }, new Date());
  return `/case_confirmation#${sealedMatter(app.services.crypto, matter)}`;
}

const door = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', async () => {
    try {
      const { ask, argument } = JSON.parse(body);
      const answer = asked[ask];
      if (!answer) throw new Error(`Nothing answers "${ask}"`);
      response.end(JSON.stringify({ answer: (await answer(argument as never)) ?? null }));
    } catch (error) {
      response.statusCode = 500;
      response.end(JSON.stringify({ error: String(error) }));
    }
  });
});
door.listen(0, '127.0.0.1', () => {
  const { port } = door.address() as AddressInfo;
  process.send?.({ address, door: `http://127.0.0.1:${port}` });
});

const stop = () => {
  door.close();
  void app.close().then(() => process.exit(0));
};
process.on('disconnect', stop);
process.on('SIGTERM', stop);
