// Every form that an example sends goes out as a person fills it in under the content there is now, and is followed to where its answers stand.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import {
  type FormBundle,
  getAt,
  isObject,
  type Json,
  type JsonObject,
  toPointer,
} from '../../../runtime/core/index.ts';
import { type Contract, readContracts } from '../../../server/calls/contracts.ts';
import type { ReleasedForm } from '../../../server/content/released.ts';
import type { ExampleWorld } from '../examples/index.ts';
import { carriedBy } from '../hostile/carried.ts';
import type { Carried } from '../hostile/mutants.ts';
import { isOf, optionsOf, type Recorded, recorded } from '../hostile/request.ts';
import { Filled, topOf, type Wrong } from './filled.ts';
import { gibberishIn } from './gibberish.ts';

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>;

const MOST_TRIES = 8;
const contracts = [...readContracts().values()];

export interface Submitting {
  /** What went wrong, in words. */
  faults(): readonly string[];
  /** Forms that were sent and taken. */
  readonly taken: Set<string>;
  /** As it was. */
  end(): void;
}

/** From now on until it ends. `before`: the forms as the examples know them. */
export function submitting(
  { app, now }: ExampleWorld,
  before: Readonly<Record<string, ReleasedForm>>,
): Submitting {
  const inject = app.inject.bind(app) as Inject;
  const faults: string[] = [];
  const taken = new Set<string>();
  const untaken = new Map<string, string>();
  const told = (what: string, response: LightMyRequestResponse) => {
    const { statusCode, body } = response;
    if (statusCode >= 500) faults.push(`${what}: ${statusCode} ${body.slice(0, 300)}`);
    const type = String(response.headers['content-type'] ?? '');
    // The Studio shows sentences as they are written.
    if (!type.includes('json') || what.startsWith('studio_')) return;
    for (const text of gibberishIn(JSON.parse(body || '{}'))) faults.push(`${what} says ${text}`);
  };
  const spy: Inject = async (options) => {
    const contract = contracts.find((one) => isOf(one, options));
    const request =
      contract && contract.request?.multipart === undefined ? recorded(options) : undefined;
    const carried = contract && request && carriedIn(app, contract, request);
    if (!contract || !request || !carried) {
      const response = await inject(options);
      told(contract?.id ?? String(options.url), response);
      return response;
    }
    const sending = new Sending({ app, inject, now, before }, request, carried);
    const { response, fault } = await sending.send();
    const { id } = carried.form;
    told(`${contract.id} of ${id}`, response);
    if (fault !== undefined) untaken.set(id, `form ${id} (${contract.id}): ${fault}`);
    else if (response.statusCode < 300) taken.add(id);
    return response;
  };
  Object.assign(app, { inject: spy });
  return {
    // Not every thing of the demo world can be done what its form is for; one is enough.
    faults: () => [
      ...faults,
      ...[...untaken].flatMap(([id, fault]) => (taken.has(id) ? [] : [fault])),
    ],
    taken,
    end: () => Object.assign(app, { inject }),
  };
}

/** The form that a request carries: of several that are sent by one call, the one that a move asks for, or that most of what is sent is of. */
function carriedIn(
  app: FastifyInstance,
  contract: Contract,
  request: Recorded,
): Carried | undefined {
  const { body } = request;
  if (!isObject(body)) return undefined;
  const all = carriedBy(app, contract, request);
  if (contract.id === 'desk_move') {
    const asked = formOfMove(app, body);
    return all.find(({ form }) => form.id === asked);
  }
  if (contract.id === 'switch_account')
    return all.find(
      ({ form }) => form.id === (body.disabled ? 'account-disable' : 'account-enable'),
    );
  const known = (one: Carried) => {
    const inside =
      isObject(body) && one.at.length > 0 ? getAt(body, toPointer(one.at.join('.'))) : body;
    return Object.keys(isObject(inside) ? inside : {}).filter(
      (name) => `/${name}` in one.form.fields,
    ).length;
  };
  return [...all].sort((one, other) => known(other) - known(one))[0];
}

const FLOW_OF: Readonly<Record<string, readonly string[]>> = {
  requests: ['request'],
  claims: ['matter-claim', 'cdl-claim'],
  cases: ['case'],
  applications: ['application'],
};

function formOfMove(app: FastifyInstance, { queue, move, from }: JsonObject): string | undefined {
  const { flows } = app.releases.current().app;
  for (const id of FLOW_OF[String(queue)] ?? [])
    for (const one of flows[id]?.moves ?? [])
      if (one.name === move && (one.from === 'any' || one.from.includes(String(from))))
        return one.form;
  return undefined;
}

interface Place {
  readonly app: FastifyInstance;
  readonly inject: Inject;
  readonly now: () => Date;
  readonly before: Readonly<Record<string, ReleasedForm>>;
}

/** One form on its way. */
class Sending {
  readonly #place: Place;
  readonly #request: Recorded;
  readonly #form: FormBundle;
  readonly #at: readonly string[];

  constructor(place: Place, request: Recorded, { form, at }: Carried) {
    this.#place = place;
    this.#request = request;
    this.#form = form;
    this.#at = at.map(String);
  }

  async send(): Promise<{ readonly response: LightMyRequestResponse; readonly fault?: string }> {
    const { app, inject, before } = this.#place;
    const { id } = this.#form;
    const form = app.releases.current().forms[id] as ReleasedForm;
    const known = before[id];
    const body = this.#request.body as JsonObject;
    const whole = this.#at.length === 0 ? body : getAt(body, toPointer(this.#at.join('.')));
    const inside = isObject(whole) ? whole : {};
    const isField = (name: string) => `/${name}` in form.bundle.fields;
    const wasField = (name: string) => known !== undefined && `/${name}` in known.bundle.fields;
    const pick = (fits: (name: string) => boolean) =>
      Object.fromEntries(Object.entries(inside).filter(([name]) => fits(name)));
    const beside = pick((name) => !isField(name) && !wasField(name));
    const filled = new Filled(form, pick(isField));
    filled.answerNew(known ? topOf(known) : new Set());
    let response: LightMyRequestResponse | undefined;
    let said = '';
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answers = this.#bodyOf(body, { ...beside, ...filled.answers });
      response = await inject(optionsOf(this.#request, { body: JSON.stringify(answers) }));
      const { statusCode } = response;
      if (statusCode < 300) return { response, ...(await this.#stands(filled.answers)) };
      const { faults = [], message } = response.json() as { faults?: Wrong[]; message?: string };
      said = `${statusCode} ${message} ${JSON.stringify(faults).slice(0, 400)} after ${JSON.stringify(filled.answers).slice(0, 300)}`;
      if (statusCode !== 422 || faults.length === 0) break;
      filled.mend(faults.map((one) => ({ ...one, path: this.#inForm(one.path) })));
      await app.store.deleteFrom('rate_limit').execute();
    }
    return { response: response as LightMyRequestResponse, fault: said };
  }

  /** Faults are told by their place in the form, or in what was sent. */
  #inForm(path: string): string {
    const under = this.#at.length === 0 ? '' : `/${this.#at.join('/')}`;
    return under !== '' && path.startsWith(`${under}/`) ? path.slice(under.length) : path;
  }

  #bodyOf(body: JsonObject, inside: JsonObject): JsonObject {
    const nested = (outer: Json | undefined, at: readonly string[]): Json => {
      const [name, ...rest] = at;
      if (name === undefined) return inside;
      const held = isObject(outer) ? outer : {};
      return { ...held, [name]: nested(held[name], rest) };
    };
    return nested(body, this.#at) as JsonObject;
  }

  /** Answers nobody had before stand in what was stored. */
  async #stands(answers: JsonObject): Promise<{ fault?: string }> {
    const { app, before } = this.#place;
    const { id, fields } = this.#form;
    const row = await app.store
      .selectFrom('submission')
      .select('data')
      .where('form_id', '=', id)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!row) return {};
    const stored = row.data as JsonObject;
    const known = before[id]?.bundle.fields ?? {};
    const lost = Object.keys(answers).filter((name) => {
      const info = fields[`/${name}`];
      if (!info || `/${name}` in known || info.secret || info.transient || info.hiddenAtFirst)
        return false;
      return stored[name] === undefined && answers[name] !== undefined && answers[name] !== '';
    });
    return lost.length > 0 ? { fault: `stored without ${lost.join(', ')}` } : {};
  }
}
