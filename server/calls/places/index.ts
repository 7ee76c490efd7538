// Reference data for address fields: states, counties, and the county of an address.
import { counties, placeOfAddress, states } from '../../choices/index.ts';
import type { ServerContext } from '../../context/context.ts';
import { limitByClient, limitInAll } from '../../http/limit-by-client.ts';
import type { Visit } from '../../http/visit.ts';
import type { Call } from '../common/call.ts';

/** Asked while typing, by everybody of one office; a provider may charge for each. */
const MOST_LOOKUPS = 3000;

async function limitLookups(server: ServerContext, visit: Visit): Promise<void> {
  await limitByClient(server, visit, 'address', MOST_LOOKUPS);
  await limitInAll(server, visit, 'address', server.config.addressLimit);
}

const getState: Call = {
  id: 'getState',
  async handle({ services }) {
    return { status: 'success', data: await states(services) };
  },
};

const getCounty: Call = {
  id: 'getCounty',
  async handle({ services }, { payload }) {
    return { status: 'success', data: await counties(services, payload.State) };
  },
};

const getAddressCounty: Call = {
  id: 'getAddressCounty',
  async handle(server, input) {
    await limitLookups(server, input);
    const data = await placeOfAddress(server.services, input.payload);
    return { status: 'success', county: data.county, data };
  },
};

const searchAddress: Call = {
  id: 'searchAddress',
  async handle(server, input) {
    await limitLookups(server, input);
    const { places } = server.services;
    const { text, more } = input.payload;
    if (more === undefined) return { status: 'success', data: await places.suggest(text) };
    const whole = await places.complete(more);
    const data = whole ? [whole] : [];
    return { status: 'success', data };
  },
};

export const placeCalls: readonly Call[] = [getState, getCounty, getAddressCounty, searchAddress];
