// Speaks with the HubSpot API: a private app's token, contacts by e-mail and id, waiting where it asks us to wait.
import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '../../../runtime/core/index.ts';

export interface HubspotSettings {
  readonly token: string;
  /** What a property is called there, by what it is called here; the rest have one name. */
  readonly names: Readonly<Record<string, string>>;
  /** How long one try may take. */
  readonly timeoutMs: number;
  /** Only tests give another one. */
  readonly api?: string;
}

/** HubSpot did not do what it was asked. Names and codes only: its messages quote what people wrote. */
export class HubspotFault extends Error {
  /** 0 where it did not answer. */
  readonly status: number;
  /** Of HubSpot, such as `MISSING_SCOPES`; of the system where it could not be reached. */
  readonly code: string;
  /** Properties it does not take, with its word for why. */
  readonly properties: readonly string[];

  constructor(status: number, code: string, properties: readonly string[] = []) {
    super(['HubSpot', status, code, ...properties].join(' '));
    this.status = status;
    this.code = code;
    this.properties = properties;
  }
}

export interface Contact {
  readonly id: string;
  readonly properties: Readonly<Record<string, string | null>>;
}

export interface Property {
  readonly name: string;
  readonly isReadOnly: boolean;
}

/** Every call throws a `HubspotFault` where HubSpot does not do it. */
export interface HubspotClient {
  /** Undefined where nobody has this address. */
  byEmail(email: string, names: readonly string[]): Promise<Contact | undefined>;
  /** Sets properties; `''` empties one. False where there is no such contact. */
  update(id: string, properties: Readonly<Record<string, string>>): Promise<boolean>;
  /** What a contact can have. */
  properties(): Promise<readonly Property[]>;
  /** Reads any contact: shows whether the token may. */
  tryReading(): Promise<void>;
}

const API = 'https://api.hubapi.com';
const CONTACTS = '/crm/v3/objects/contacts';
const TRIES = 3;
/** Nobody waits longer than this in front of a screen. */
const LONGEST_WAIT = 2000;

export function createHubspotClient(settings: HubspotSettings): HubspotClient {
  const call = (method: 'GET' | 'PATCH', path: string, body?: object) =>
    persist(() => send(settings, { method, path, body }));

  const unlessMissing = async (work: Promise<unknown>): Promise<unknown> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof HubspotFault && error.status === 404) return undefined;
      throw error;
    }
  };

  return {
    async byEmail(email, names) {
      const asked = new URLSearchParams({ idProperty: 'email', properties: names.join(',') });
      const path = `${CONTACTS}/${encodeURIComponent(email)}?${asked}`;
      const found = await unlessMissing(call('GET', path));
      return found === undefined ? undefined : contactIn(found);
    },
    async update(id, properties) {
      const path = `${CONTACTS}/${encodeURIComponent(id)}`;
      return (await unlessMissing(call('PATCH', path, { properties }))) !== undefined;
    },
    async properties() {
      return propertiesOf(await call('GET', '/crm/v3/properties/contacts'));
    },
    async tryReading() {
      await call('GET', `${CONTACTS}?limit=1`);
    },
  };
}

/** Something between us and HubSpot may answer in its place, such as a proxy that wants a login. */
const odd = (): HubspotFault => new HubspotFault(200, 'ODD_ANSWER');

function contactIn(parsed: unknown): Contact {
  const { id, properties } = isObject(parsed) ? parsed : {};
  const isText = (value: unknown): boolean => value === null || typeof value === 'string';
  if (typeof id !== 'string' || !isObject(properties)) throw odd();
  if (!Object.values(properties).every(isText)) throw odd();
  return { id, properties: properties as Contact['properties'] };
}

function propertiesOf(parsed: unknown): readonly Property[] {
  const { results } = isObject(parsed) ? parsed : {};
  if (!Array.isArray(results)) throw odd();
  return results.filter(isObject).map(({ name, modificationMetadata: about }) => ({
    name: String(name),
    isReadOnly: isObject(about) && about.readOnlyValue === true,
  }));
}

/** All of it may be done twice: what is set is set to the same. A limit of the day does not pass while somebody waits. */
async function persist(work: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Busy) || attempt >= TRIES) throw plain(error);
      await wait(Math.min(error.waitMs ?? 250 * 2 ** attempt, LONGEST_WAIT));
    }
  }
}

/** Worth another try. */
class Busy extends Error {
  readonly fault: HubspotFault;
  readonly waitMs: number | undefined;

  constructor(fault: HubspotFault, waitMs?: number) {
    super(fault.message);
    this.fault = fault;
    this.waitMs = waitMs;
  }
}

const plain = (error: unknown): unknown => (error instanceof Busy ? error.fault : error);

interface Order {
  readonly method: string;
  readonly path: string;
  readonly body: object | undefined;
}

async function send(
  { api = API, token, timeoutMs }: HubspotSettings,
  { method, path, body }: Order,
): Promise<unknown> {
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Busy(new HubspotFault(0, reasonOf(error)));
  });
  const parsed: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && parsed !== undefined) return parsed;
  throw faultIn(answer, parsed);
}

function faultIn(answer: Response, parsed: unknown): HubspotFault | Busy {
  const { status } = answer;
  const text = JSON.stringify(parsed ?? {});
  const category = /"category":"(\w{1,60})"/.exec(text)?.[1] ?? (answer.ok ? 'NO_JSON' : 'NO_WORD');
  const fault = new HubspotFault(status, category, propertiesIn(text));
  if (status === 429 && !text.includes('"DAILY"')) {
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return new Busy(fault, Number.isFinite(seconds) ? seconds * 1000 : undefined);
  }
  return status >= 500 ? new Busy(fault) : fault;
}

/** `name CODE` of each property that is complained of. Contacts are told of in a text within the text, others in members. */
function propertiesIn(text: string): readonly string[] {
  const flat = text.replaceAll('\\', '');
  const codes = [...flat.matchAll(/"(?:error|code)":"([A-Z_]{1,60})"/g)].map(([, code]) => code);
  const names = [...flat.matchAll(/"(?:name":|propertyName":\[?)"(\w{1,100})"/g)];
  return names.map(([, name], at) => [name, codes[at]].filter(Boolean).join(' '));
}

/** The system's word for why nothing came. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
