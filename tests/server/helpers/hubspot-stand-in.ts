// A stand-in for HubSpot that keeps state, written from its published API (CRM v3, contacts and their properties): a private
// app's token with scopes, second e-mail addresses, contacts made one, choices that are checked, and limits of calls.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HubspotSettings } from '../../../server/services/leads/index.ts';

interface Defined {
  readonly name: string;
  /** What may be chosen; anything where there is none. */
  readonly options?: readonly string[];
  readonly readOnly?: boolean;
}

interface Standing {
  readonly id: string;
  readonly properties: Record<string, string>;
  /** Addresses besides the one in `email`. */
  readonly more: string[];
}

export interface HubspotStandIn {
  readonly settings: HubspotSettings;
  readonly contacts: Map<string, Standing>;
  readonly properties: Map<string, Defined>;
  /** `GET /crm/v3/…` as they came, without what was asked for. */
  readonly calls: string[];
  scopes: ReadonlySet<string>;
  /** How many of the next calls are answered with 429, and of which limit. */
  limited: number;
  policy: 'TEN_SECONDLY_ROLLING' | 'DAILY';
  /** Answers nothing but 502 while it is down. */
  isDown: boolean;
  /** Answers everything with 200 and this text, as something between us and HubSpot may. */
  says: string | undefined;
  add(email: string, properties?: Readonly<Record<string, string>>): Standing;
  /** Makes two contacts one, which has an id of its own. */
  merge(first: Standing, second: Standing): Standing;
  stop(): Promise<void>;
}

const TOKEN = 'pat-na1-stand-in';
const OWN = ['email', 'firstname', 'lastname', 'phone', 'address', 'city', 'state', 'zip'];
const PORTAL = [
  'family_defender',
  'referral',
  'status_in_member_system',
  'date_joined_declined',
  'date_application_received',
  'attorney_id',
];

export async function startHubspot(): Promise<HubspotStandIn> {
  let last = 51_000;
  const contacts = new Map<string, Standing>();
  const properties = new Map<string, Defined>([...OWN, ...PORTAL].map((name) => [name, { name }]));
  properties.set('join_or_decline', { name: 'join_or_decline', options: ['Joined', 'Declined'] });

  const byEmail = (email: string) =>
    [...contacts.values()].find(({ properties: { email: first }, more }) =>
      [first, ...more].includes(email.toLowerCase()),
    );

  function answer(request: IncomingMessage, response: ServerResponse, body: string): unknown {
    const url = new URL(request.url ?? '/', 'http://stand.in');
    const { method = '' } = request;
    standIn.calls.push(`${method} ${url.pathname}`);
    if (standIn.isDown) return send(response, 502, {});
    if (standIn.says !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(standIn.says);
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return refuse(response, 401, 'INVALID_AUTHENTICATION');
    if (standIn.limited > 0) {
      standIn.limited -= 1;
      response.setHeader('retry-after', '0');
      return send(response, 429, {
        status: 'error',
        errorType: 'RATE_LIMIT',
        category: 'RATE_LIMITS',
        policyName: standIn.policy,
      });
    }
    const [, , , area, what, id] = url.pathname.split('/');
    if (area === 'properties' && what === 'contacts') return describe(response);
    if (area !== 'objects' || what !== 'contacts') return refuse(response, 404, 'OBJECT_NOT_FOUND');
    const scope = method === 'GET' ? 'crm.objects.contacts.read' : 'crm.objects.contacts.write';
    if (!standIn.scopes.has(scope)) return refuse(response, 403, 'MISSING_SCOPES');
    if (id === undefined) return send(response, 200, { results: [] });
    const name = decodeURIComponent(id);
    const found =
      url.searchParams.get('idProperty') === 'email' ? byEmail(name) : contacts.get(name);
    if (!found) return refuse(response, 404, 'OBJECT_NOT_FOUND');
    if (method === 'PATCH') return update(response, found, JSON.parse(body).properties);
    return send(response, 200, shown(found, url.searchParams.get('properties') ?? ''));
  }

  function describe(response: ServerResponse): unknown {
    if (!standIn.scopes.has('crm.schemas.contacts.read'))
      return refuse(response, 403, 'MISSING_SCOPES');
    const results = [...properties.values()].map(({ name, readOnly = false }) => ({
      name,
      type: 'string',
      modificationMetadata: { archivable: true, readOnlyValue: readOnly },
    }));
    return send(response, 200, { results });
  }

  /** All of it or nothing; what is wrong stands as JSON within the message. */
  function update(
    response: ServerResponse,
    contact: Standing,
    given: Record<string, string>,
  ): unknown {
    const wrong = Object.entries(given).flatMap(([name, value]) => {
      const known = properties.get(name);
      if (!known) return [{ isValid: false, error: 'PROPERTY_DOESNT_EXIST', name }];
      const fits = value === '' || (known.options?.includes(value) ?? true);
      return fits ? [] : [{ isValid: false, error: 'INVALID_OPTION', name, propertyValue: value }];
    });
    if (wrong.length > 0)
      return send(response, 400, {
        status: 'error',
        message: `Property values were not valid: ${JSON.stringify(wrong)}`,
        category: 'VALIDATION_ERROR',
      });
    for (const [name, value] of Object.entries(given)) {
      if (value === '') delete contact.properties[name];
      else contact.properties[name] = value;
    }
    return send(response, 200, shown(contact, ''));
  }

  /** What was asked for: null where it is empty, nothing where there is no such property. */
  function shown(contact: Standing, asked: string) {
    const names = asked.split(',').filter((name) => properties.has(name));
    const values = names.map((name) => [name, contact.properties[name] ?? null]);
    const own = { hs_object_id: contact.id, email: contact.properties.email ?? null };
    return {
      id: contact.id,
      archived: false,
      properties: { ...own, ...Object.fromEntries(values) },
    };
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => answer(request, response, body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: HubspotStandIn = {
    settings: {
      token: TOKEN,
      names: {},
      timeoutMs: 5000,
      api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    contacts,
    properties,
    calls: [],
    scopes: new Set([
      'crm.objects.contacts.read',
      'crm.objects.contacts.write',
      'crm.schemas.contacts.read',
    ]),
    limited: 0,
    policy: 'TEN_SECONDLY_ROLLING',
    isDown: false,
    says: undefined,
    add(email, given = {}) {
      last += 1;
      const contact = { id: String(last), properties: { email, ...given }, more: [] };
      contacts.set(contact.id, contact);
      return contact;
    },
    merge(first, second) {
      const made = standIn.add(first.properties.email ?? '', {
        ...second.properties,
        ...first.properties,
      });
      made.more.push(second.properties.email ?? '');
      contacts.delete(first.id);
      contacts.delete(second.id);
      return made;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

const refuse = (response: ServerResponse, status: number, category: string): unknown =>
  send(response, status, { status: 'error', message: 'No.', correlationId: 'x', category });

function send(response: ServerResponse, status: number, body: object): unknown {
  response.writeHead(status, { 'content-type': 'application/json' });
  return response.end(JSON.stringify(body));
}
