// Suggested addresses from Photon and Google, each against a stand-in: in the words of our own data, in the United States only,
// and from our own data wherever the service does not answer.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AddressSearchSettings,
  withAddressSearch,
} from '../../server/services/address-search/index.ts';
import { createPlaces } from '../../server/services/places.ts';
import { type AddressStandIn, startGoogle, startPhoton } from './helpers/address-stand-ins.ts';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

const WHOLE = {
  label: '1180 Peachtree Street Northeast, Atlanta, GA 30309 (Fulton)',
  address1: '1180 Peachtree Street Northeast',
  city: 'Atlanta',
  state: 'GA',
  zip: '30309',
  county: 'Fulton',
  country: 'United States',
};
const OWN = 'Atlanta, GA 30309 (Fulton)';

describe('suggested addresses', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let photon: AddressStandIn;
  let google: AddressStandIn;
  let time = NOW;
  const said: string[] = [];
  const log = { warn: (_details: object, line: string) => void said.push(line) };

  beforeAll(async () => {
    databases = await startDatabases();
    [photon, google] = await Promise.all([startPhoton(), startGoogle()]);
    app = await startApp(await databases.fresh());
  });
  afterEach(() => {
    photon.mood = 'well';
    google.mood = 'well';
    photon.asked.length = 0;
    google.asked.length = 0;
    said.length = 0;
  });
  afterAll(async () => {
    await app?.close();
    await photon?.stop();
    await google?.stop();
    await databases?.stop();
  });

  /** The call of the page, on a server with these settings. */
  const asking = async (settings: AddressSearchSettings) => {
    const places = withAddressSearch(createPlaces(), settings, { log, now: () => time });
    Object.assign(app.services, { places });
    const browser = new Browser(app);
    return async (text: string, more?: string) => {
      const answer = await browser.post('searchAddress', { text, ...(more && { more }) });
      expect(answer.status).toBe(200);
      return answer.body.data as readonly Readonly<Record<string, string>>[];
    };
  };
  const photonAt = (timeoutMs = 3000) =>
    asking({ kind: 'photon', url: `${photon.url}/`, timeoutMs });
  const googleAt = (timeoutMs = 3000) =>
    asking({ kind: 'google', key: 'our-key', api: google.url, timeoutMs });

  it('of Photon are whole, in our names of states and counties, and of the United States', async () => {
    const ask = await photonAt();
    const found = await ask('1180 peachtree');
    expect(found[0]).toEqual(WHOLE);
    expect(found.map(({ label }) => label).slice(1, 3)).toEqual([
      '1180 Peachtree Street Northwest, Atlanta, GA 30303 (Fulton)',
      '1180 Peachtree Road, Atlanta, GA 30309 (Fulton)',
    ]);
    expect(found).toHaveLength(6);
    expect(JSON.stringify(found)).not.toMatch(/Ottawa|Center/);
    expect(photon.asked[0]).toMatchObject({
      path: '/api',
      query: { q: '1180 peachtree', limit: '15', lang: 'en', bbox: '-179.9,18.5,-66.5,71.6' },
    });
  });

  it('of Google come with their parts once they are chosen, in one session, the key on the server', async () => {
    const ask = await googleAt();
    await ask('1180 Peach');
    expect(google.asked).toHaveLength(1);
    const [found] = await ask('1180 Peachtree');
    expect(found).toMatchObject({
      label: '1180 Peachtree St NE, Atlanta, GA',
      address1: '1180 Peachtree St NE',
    });
    expect(JSON.stringify(found)).not.toContain('our-key');
    expect(await ask('1180 Peachtree St NE', found?.more)).toEqual([WHOLE]);
    const [first, second, details] = google.asked;
    const session = first?.body.sessionToken;
    expect(first?.body).toMatchObject({ input: '1180 Peach', includedRegionCodes: ['us'] });
    expect(first?.headers['x-goog-api-key']).toBe('our-key');
    expect(second?.body.sessionToken).toBe(session);
    expect(details?.query.sessionToken).toBe(session);
    expect(details?.headers['x-goog-fieldmask']).toBe('addressComponents');
    await ask('1180 Peachtree');
    expect(google.asked.at(-1)?.body.sessionToken).not.toBe(session);
  });

  it.each(['../secrets', 'ChIJ_peach-1', `ChIJ_peach-1~${'z'.repeat(36)}`, 'a~b~c'])(
    'of Google are not asked for by what never went out: %j',
    async (more) => {
      const ask = await googleAt();
      expect(await ask('1180 Peachtree', more)).toEqual([]);
      expect(google.asked).toEqual([]);
    },
  );

  it.each([
    ['silent', 'See whether it is well, or mend'],
    ['odd', 'See whether it is well, or mend'],
    [403, 'Mend'],
    [429, 'Look at the limits of the service'],
    [500, 'See whether it is well, or mend'],
  ] as const)('are our own where the service is %s, and the log says so', async (mood, remedy) => {
    for (const [standIn, at, setting] of [
      [photon, photonAt, 'PHOTON_URL'],
      [google, googleAt, 'GOOGLE_PLACES_KEY'],
    ] as const) {
      const asks = await at(200);
      standIn.mood = mood;
      const found = await asks('1180 Peachtree St NE 30309');
      expect(found.map(({ label }) => label)).toEqual([OWN]);
      expect(said.at(-1)).toContain(remedy);
      if (mood !== 429) expect(said.at(-1)).toContain(setting);
      expect(said.at(-1)).not.toContain('1180');
    }
  });

  it.each([
    null,
    [],
    'well',
    { features: [null, 7, { properties: 'x' }, { properties: { countrycode: 'US', street: 7 } }] },
    { suggestions: [null, 7, { placePrediction: { placeId: 7, text: { text: 5 } } }] },
    { suggestions: [{ placePrediction: { placeId: 'a', text: { text: 9 } } }] },
  ])('are our own where the service says what is no address: %j', async (says) => {
    for (const [standIn, at] of [
      [photon, photonAt],
      [google, googleAt],
    ] as const) {
      const ask = await at();
      standIn.mood = { says };
      const found = await ask('1180 Peachtree St NE 30309');
      expect(found.map(({ label }) => label)).toEqual([OWN]);
    }
  });

  it.each([
    null,
    'well',
    { addressComponents: 'none' },
    { addressComponents: [null, 7, { types: 'route', longText: 5 }] },
    {
      addressComponents: [
        { types: ['country'], shortText: 'US' },
        { types: ['route'], longText: 5 },
        { types: ['administrative_area_level_1'], shortText: 7 },
      ],
    },
  ])('stay as they were chosen where Google knows no parts of them: %j', async (says) => {
    const ask = await googleAt();
    google.mood = { says };
    const more = `ChIJ_peach-1~${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`;
    expect(await ask('1180 Peachtree St NE', more)).toEqual([]);
  });

  it('leave a service in trouble alone for half a minute', async () => {
    const ask = await photonAt();
    photon.mood = 500;
    await ask('1180 Peachtree');
    photon.mood = 'well';
    expect((await ask('1180 Peachtree St NE 30309')).map(({ label }) => label)).toEqual([OWN]);
    expect(photon.asked).toHaveLength(1);
    time = new Date(time.getTime() + 31_000);
    expect((await ask('1180 Peachtree'))[0]).toEqual(WHOLE);
  });

  it('are our own where the service knows nothing, and nobody is asked of two letters', async () => {
    const ask = await photonAt();
    expect((await ask('9 Nowhere Rd 30309')).map(({ label }) => label)).toEqual([OWN]);
    photon.asked.length = 0;
    expect(await ask('11')).toEqual([]);
    expect(photon.asked).toEqual([]);
  });
});
