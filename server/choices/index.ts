// What calls offer to choose from, by the id of the call: the calls answer with it, and sent answers are judged by it.
import type { Json, JsonObject } from '../../runtime/core/index.ts';
import type { CallId } from '../../schemas/calls/calls.gen.d.ts';
import type { Services } from '../context/context.ts';
import { coverages } from './coverages.ts';
import { dispositions } from './dispositions.ts';
import { counties, placeOfAddress, states } from './places.ts';

export { planClasses } from './coverages.ts';
export { dispositions } from './dispositions.ts';
export { counties, placeOfAddress, states } from './places.ts';

type Choices = readonly (string | object)[];

/** How the server answers a call itself, by what its contract says it judges. */
const CHOICES: {
  readonly [Id in CallId]?: (services: Services, asked: JsonObject) => Promise<Choices>;
} = {
  getState: (services) => states(services),
  getCounty: (services, { State }) => counties(services, textOf(State)),
  dispositions: async () => dispositions(),
  get_coverages: (services, { plan_class, attorney_type }) =>
    coverages(services, textOf(plan_class) || textOf(attorney_type)),
};

const VALUES: {
  readonly [Id in CallId]?: (services: Services, asked: JsonObject) => Promise<JsonObject>;
} = {
  getAddressCounty: (services, { zip, city, state }) =>
    placeOfAddress(services, { zip: textOf(zip), city: textOf(city), state: textOf(state) }),
};

/** Calls that offer each person something else: the use of the form says what (`offers`). */
const OF_EACH: ReadonlySet<string> = new Set<CallId>([
  'attorney_matters',
  'studio_approvers',
  'desk_practising',
]);

/** Does nobody but whoever is asked know what it offers? */
export const isOfEach = (call: string): boolean => OF_EACH.has(call);

/** Can the server answer a call as its contract says (`judges`)? */
export const canJudge = (call: string, judges: 'choices' | 'values'): boolean =>
  OF_EACH.has(call) || Object.hasOwn(judges === 'choices' ? CHOICES : VALUES, call);

/** What a call offers to somebody who asks it so. An Error where nobody knows: nothing is taken unjudged. */
export async function choicesOf(
  services: Services,
  call: string,
  asked: JsonObject,
): Promise<readonly Json[]> {
  const offer = Object.hasOwn(CHOICES, call) ? CHOICES[call as CallId] : undefined;
  if (!offer) throw new Error(`The server does not know what ${call} offers: see server/choices.`);
  return (await offer(services, asked)) as readonly Json[];
}

/** What a look-up that fills fields finds for them. */
export async function foundBy(
  services: Services,
  call: string,
  asked: JsonObject,
): Promise<JsonObject> {
  const lookUp = Object.hasOwn(VALUES, call) ? VALUES[call as CallId] : undefined;
  if (!lookUp) throw new Error(`The server does not know what ${call} finds: see server/choices.`);
  return lookUp(services, asked);
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
