// Reference data for address fields: states, counties, and the county of an address.
import type { ServerContext } from '../../context.ts';
import { limitByClient } from '../../http/limit-by-client.ts';
import type { StateItem } from '../../services/ports.ts';
import type { Call } from '../call.ts';

/** Asked while typing, by everybody of one office; a provider may charge for each. */
const MOST_LOOKUPS = 3000;

const getState: Call = {
  id: 'getState',
  async handle({ services }) {
    const data = (await services.places.states()).map(({ STATECD, state_name }) => ({
      STATECD,
      state_name,
    }));
    return { status: 'success', data };
  },
};

const getCounty: Call = {
  id: 'getCounty',
  async handle(server, { payload }) {
    const state = await stateOf(server, payload.State);
    const data = state ? await server.services.places.counties(state.STATECD) : [];
    return { status: 'success', data };
  },
};

const getAddressCounty: Call = {
  id: 'getAddressCounty',
  async handle(server, input) {
    const { payload } = input;
    await limitByClient(server, input, 'address', MOST_LOOKUPS);
    const state = await stateOf(server, payload.state);
    const place = await server.services.places.lookup({
      zip: (payload.zip ?? '').trim(),
      city: (payload.city ?? '').trim(),
      ...(state && { state: state.STATECD }),
    });
    const { county = '', city, state: code } = place ?? {};
    const data = { county, ...(city && { city }), ...(code && { state: code }) };
    return { status: 'success', county, data };
  },
};

const searchAddress: Call = {
  id: 'searchAddress',
  async handle(server, input) {
    await limitByClient(server, input, 'address', MOST_LOOKUPS);
    const data = await server.services.places.suggest(input.payload.text);
    return { status: 'success', data };
  },
};

/** States are named by code or by name, in any case. */
async function stateOf(server: ServerContext, text = ''): Promise<StateItem | undefined> {
  const wanted = text.trim().toLowerCase();
  const states = await server.services.places.states();
  return states.find(
    (state) => state.STATECD.toLowerCase() === wanted || state.state_name.toLowerCase() === wanted,
  );
}

export const placeCalls: readonly Call[] = [getState, getCounty, getAddressCounty, searchAddress];
