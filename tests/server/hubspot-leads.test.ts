// Leads of HubSpot, against a stand-in that keeps state: who is there can apply, what the portal makes of them is told there,
// and a HubSpot that is away, full or set up otherwise loses nothing and says so.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runNextJob } from '../../server/jobs/run.ts';
import { startFault } from '../../server/start-faults.ts';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { type HubspotStandIn, startHubspot } from './helpers/hubspot-stand-in.ts';
import { applicantWithFile, wholeApplication } from './helpers/people.ts';

const AWAY = 'We cannot look you up at the moment. Please try again in a few minutes.';
const STARTED = {
  join_or_decline: 'Joined',
  status_in_member_system: 'Pending',
  date_joined_declined: '2026-03-02',
  date_application_received: '2026-03-02',
};

describe('leads of HubSpot', () => {
  let databases: Databases;
  let hubspot: HubspotStandIn;
  let app: FastifyInstance;
  let count = 0;

  beforeAll(async () => {
    databases = await startDatabases();
    hubspot = await startHubspot();
    // The address alone opens an application: codes are no matter of these tests.
    const config = { hubspot: hubspot.settings, applicantCode: false };
    app = await startApp({ ...(await databases.fresh()), config });
  });
  afterEach(() => {
    hubspot.isDown = false;
    hubspot.says = undefined;
    hubspot.limited = 0;
    hubspot.policy = 'TEN_SECONDLY_ROLLING';
  });
  afterAll(async () => {
    await app?.close();
    await hubspot?.stop();
    await databases?.stop();
  });

  const someone = (properties: Readonly<Record<string, string>> = {}) => {
    count += 1;
    return hubspot.add(`crm${count}@example.com`, { firstname: 'Ann', ...properties });
  };
  const emailOf = (contact: { properties: Record<string, string> }) =>
    contact.properties.email ?? '';
  const found = async (email: string) => {
    const answer = await new Browser(app).lookUp(email);
    return {
      status: answer.status,
      message: answer.body.message,
      lead: answer.body.result?.lead[0],
    };
  };
  /** Does what waits, as if that many minutes had passed. */
  const later = async (minutes: number) => {
    const { store: db, services, log } = app;
    const now = () => new Date(NOW.getTime() + minutes * 60_000);
    let busy = true;
    while (busy) busy = await runNextJob({ db, services, log, now });
  };
  const untold = () =>
    app.store
      .selectFrom('job')
      .select(['status', 'attempts', 'last_error'])
      .where('kind', '=', 'lead-changed')
      .where('status', '!=', 'done')
      .execute();
  const begins = async (email: string) => {
    const browser = new Browser(app);
    const { body } = await browser.lookUp(email);
    const lead_id = body.result.lead[0]?.id;
    const checked = await browser.post('attorney_check', { emailAddress: email, lead_id });
    return { browser, lead: { id: lead_id ?? '', email }, status: checked.status, checked };
  };

  it('can apply, with what HubSpot knows of them filled in', async () => {
    const contact = someone({ lastname: 'Lee', state: 'Georgia', family_defender: 'true' });
    expect(await found(emailOf(contact).toUpperCase())).toMatchObject({
      status: 200,
      lead: {
        id: contact.id,
        email: emailOf(contact),
        firstname: 'Ann',
        lastname: 'Lee',
        state: 'Georgia',
        family_defender: 'Yes',
      },
    });
    expect(await found('nobody@example.com')).toMatchObject({
      status: 200,
      message: 'Email not Found',
      lead: undefined,
    });
  });

  it('are what HubSpot says now: changed and emptied there, changed and emptied here', async () => {
    const contact = someone({ lastname: 'Lee', city: 'Macon' });
    await found(emailOf(contact));
    contact.properties.city = 'Atlanta';
    delete contact.properties.lastname;
    const { lead } = await found(emailOf(contact));
    expect(lead).toMatchObject({ city: 'Atlanta' });
    expect(lead).not.toHaveProperty('lastname');
  });

  it('are told there that the application started, and who they became (LEAD-11 to 13)', async () => {
    const contact = someone({ family_defender: 'Yes' });
    const { lead, status } = await begins(emailOf(contact));
    expect(status).toBe(200);
    await later(0);
    expect(contact.properties).toMatchObject(STARTED);
    const browser = await applicantWithFile(app, lead);
    const made = await browser.post('create_attorney', wholeApplication(lead));
    expect(made.status).toBe(200);
    await later(0);
    expect(contact.properties.attorney_id).toBe(made.body.attorney.id);
    expect(await untold()).toEqual([]);
  });

  it('go on while HubSpot is down: whoever was here is known, others come again, and what happened is told later', async () => {
    const known = someone();
    await found(emailOf(known));
    const stranger = someone();
    hubspot.isDown = true;
    expect(await found(emailOf(stranger))).toMatchObject({ status: 503, message: AWAY });
    const { checked } = await begins(emailOf(known));
    expect(checked.body.lead).toMatchObject(STARTED);
    await later(0);
    expect(await untold()).toMatchObject([
      { status: 'waiting', last_error: 'HubSpot 502 NO_WORD' },
    ]);
    hubspot.isDown = false;
    // Not told yet: what HubSpot has is older than what is here.
    known.properties.join_or_decline = 'Declined';
    expect((await found(emailOf(known))).lead).toMatchObject(STARTED);
    expect(await found(emailOf(stranger))).toMatchObject({ status: 200 });
    await later(60);
    expect(known.properties).toMatchObject(STARTED);
    expect(await untold()).toEqual([]);
  });

  it('wait where HubSpot asks to wait, and not for the limit of a day', async () => {
    const contact = someone();
    hubspot.limited = 2;
    expect((await found(emailOf(contact))).status).toBe(200);
    hubspot.limited = 2;
    hubspot.policy = 'DAILY';
    hubspot.calls.length = 0;
    expect((await found(emailOf(someone()))).status).toBe(503);
    expect(hubspot.calls).toHaveLength(1);
  });

  it.each([
    '<html>Sign in to the network</html>',
    '',
    'null',
    '[]',
    '{}',
    '{"id":"1"}',
    '{"id":1,"properties":{}}',
    '{"id":"1","properties":{"email":7}}',
  ])('are looked up later where something else answers for HubSpot: %s', async (says) => {
    hubspot.says = says;
    expect(await found('never-here@example.com')).toMatchObject({ status: 503, message: AWAY });
    expect(await start({})).toBe('started');
  });

  it('keep what HubSpot does not take, by name, until it does', async () => {
    hubspot.properties.set('join_or_decline', { name: 'join_or_decline', options: ['Yes', 'No'] });
    const contact = someone();
    await begins(emailOf(contact));
    await later(0);
    expect(await untold()).toMatchObject([
      {
        status: 'waiting',
        last_error: 'HubSpot 400 VALIDATION_ERROR join_or_decline INVALID_OPTION',
      },
    ]);
    hubspot.properties.set('join_or_decline', { name: 'join_or_decline' });
    await later(60);
    expect(contact.properties).toMatchObject(STARTED);
  });

  it('are not told to whoever knows a second address only', async () => {
    const contact = someone();
    contact.more.push('second@example.com');
    expect(await found('second@example.com')).toMatchObject({
      message: 'Email not Found',
      lead: undefined,
    });
  });

  it('stay one where their address changes, or two contacts are made one', async () => {
    const contact = someone();
    const { lead } = await begins(emailOf(contact));
    contact.properties.email = 'moved@example.com';
    expect((await found('moved@example.com')).lead).toMatchObject({ id: lead.id });
    const one = hubspot.merge(contact, someone());
    // What waited for the first is told to the one they became.
    await later(60);
    expect(one.properties).toMatchObject(STARTED);
    expect((await found('moved@example.com')).lead).toMatchObject({ id: lead.id });
  });

  it('are gone here once they are gone there', async () => {
    const contact = someone();
    expect((await found(emailOf(contact))).lead).toBeDefined();
    hubspot.contacts.delete(contact.id);
    expect((await found(emailOf(contact))).message).toBe('Email not Found');
  });

  const start = async (change: Partial<HubspotStandIn['settings']>) => {
    const config = { hubspot: { ...hubspot.settings, ...change } };
    try {
      await (await startApp({ ...(await databases.fresh()), config })).close();
      return 'started';
    } catch (error) {
      return startFault(error) ?? String(error);
    }
  };

  it('end a start with one line where the token is wrong', async () => {
    expect(await start({ token: 'other' })).toBe(
      'HubSpot does not know HUBSPOT_TOKEN. Set it to the access token of a private app.',
    );
  });

  it('end a start with one line where the token may too little', async () => {
    const { scopes } = hubspot;
    hubspot.scopes = new Set(['crm.objects.contacts.read']);
    expect(await start({})).toBe(
      'The private app of HUBSPOT_TOKEN may not do this. Give it crm.objects.contacts.read, crm.objects.contacts.write and crm.schemas.contacts.read.',
    );
    hubspot.scopes = scopes;
  });

  it('end a start with one line where a property is missing that is written, unless another is named', async () => {
    hubspot.properties.delete('attorney_id');
    expect(await start({})).toBe(
      'HubSpot has no contact property that can be written called attorney_id. Make it there as a single-line text, or name another in HUBSPOT_PROPERTIES.',
    );
    hubspot.properties.set('portal_attorney', { name: 'portal_attorney' });
    expect(await start({ names: { attorney_id: 'portal_attorney' } })).toBe('started');
    hubspot.properties.set('attorney_id', { name: 'attorney_id' });
  });

  it('start while HubSpot is down', async () => {
    hubspot.isDown = true;
    expect(await start({})).toBe('started');
  });
});
