// The places a person can choose from: states, and the counties of one.
import type { Services } from '../context/context.ts';
import type { StateItem } from '../services/ports.ts';

type WithPlaces = Pick<Services, 'places'>;

/** All states by code and name. */
export async function states({ places }: WithPlaces) {
  const all = await places.states();
  return all.map(({ STATECD, state_name }) => ({ STATECD, state_name }));
}

/** The names of a state's counties; none where there is no such state. */
export async function counties(services: WithPlaces, state = ''): Promise<readonly string[]> {
  const found = await stateOf(services, state);
  return found ? services.places.counties(found.STATECD) : [];
}

/** What is known of the place of an address. */
export async function placeOfAddress(
  services: WithPlaces,
  asked: { readonly zip?: string; readonly city?: string; readonly state?: string },
) {
  const state = await stateOf(services, asked.state);
  const place = await services.places.lookup({
    zip: (asked.zip ?? '').trim(),
    city: (asked.city ?? '').trim(),
    ...(state && { state: state.STATECD }),
  });
  const { county = '', city, state: code } = place ?? {};
  return { county, ...(city && { city }), ...(code && { state: code }) };
}

/** States are named by code or by name, in any case. */
async function stateOf({ places }: WithPlaces, text = ''): Promise<StateItem | undefined> {
  const wanted = text.trim().toLowerCase();
  return (await places.states()).find(
    (state) => state.STATECD.toLowerCase() === wanted || state.state_name.toLowerCase() === wanted,
  );
}
