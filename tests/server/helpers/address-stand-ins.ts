// Stand-ins for Photon and Google Places (New), written from their published APIs, with a few addresses each.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AddressStandIn {
  readonly url: string;
  /** What was asked, oldest first. */
  readonly asked: {
    readonly path: string;
    readonly query: Readonly<Record<string, string>>;
    readonly headers: IncomingMessage['headers'];
    readonly body: Readonly<Record<string, unknown>>;
  }[];
  /** `silent` never answers; a number is the status of the answer; `odd` answers what nobody expects, or `says` just that. */
  mood: 'well' | 'silent' | 'odd' | number | { readonly says: unknown };
  stop(): Promise<void>;
}

type Answer = (
  path: string,
  query: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
) => object | undefined;

async function start(answer: Answer): Promise<AddressStandIn> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const url = new URL(request.url ?? '/', 'http://stand.in');
    const query = Object.fromEntries(url.searchParams);
    const body = text === '' ? {} : JSON.parse(text);
    standIn.asked.push({ path: url.pathname, query, headers: request.headers, body });
    const { mood } = standIn;
    if (mood === 'silent') return;
    if (typeof mood === 'object') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(mood.says));
      return;
    }
    const said =
      mood === 'odd' ? { features: 'none', suggestions: 7 } : answer(url.pathname, query, body);
    const status = typeof mood === 'number' ? mood : said ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(said ?? { error: { code: 404 } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: AddressStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    mood: 'well',
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

const near = {
  county: 'Fulton County',
  state: 'Georgia',
  country: 'United States',
  countrycode: 'US',
};
const PHOTON: readonly Readonly<Record<string, string>>[] = [
  {
    ...near,
    osm_key: 'building',
    type: 'house',
    housenumber: '1180',
    street: 'Peachtree Street Northeast',
    city: 'Atlanta',
    postcode: '30309',
  },
  {
    ...near,
    osm_key: 'highway',
    type: 'street',
    name: 'Peachtree Street Northwest',
    city: 'Atlanta',
    postcode: '30303-1234',
  },
  // Without a city and a county: our own data know them by the ZIP.
  {
    ...near,
    county: '',
    osm_key: 'building',
    type: 'house',
    housenumber: '1180',
    street: 'Peachtree Road',
    postcode: '30309',
  },
  {
    osm_key: 'building',
    type: 'house',
    housenumber: '1180',
    street: 'Peachtree Avenue',
    city: 'Ottawa',
    state: 'Ontario',
    countrycode: 'CA',
  },
  { ...near, osm_key: 'amenity', type: 'house', name: 'Peachtree Center', city: 'Atlanta' },
  ...Array.from({ length: 12 }, (_, at) => ({
    ...near,
    type: 'house',
    housenumber: String(at),
    street: 'Peachtree Lane',
    city: 'Atlanta',
    postcode: '30309',
  })),
];

/** `GET /api?q&limit&lang&bbox`: GeoJSON of what holds the words. */
export const startPhoton = (): Promise<AddressStandIn> =>
  start((path, { q = '', limit = '15' }) => {
    if (path !== '/api') return undefined;
    const words = q.toLowerCase().split(/\s+/);
    const fits = PHOTON.filter((one) =>
      words.every(
        (word) => /^\d/.test(word) || Object.values(one).join(' ').toLowerCase().includes(word),
      ),
    );
    const features = fits.slice(0, Number(limit)).map((properties) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: [-84.38, 33.78] },
    }));
    return { type: 'FeatureCollection', features };
  });

const component = (longText: string, type: string, shortText = longText) => ({
  longText,
  shortText,
  types: [type, 'political'],
  languageCode: 'en',
});

/** `POST /places:autocomplete`, and `GET /places/<id>` with the mask of what is wanted. */
export const startGoogle = (): Promise<AddressStandIn> =>
  start((path, _query, { input }) => {
    if (path === '/places:autocomplete') {
      if (!String(input).toLowerCase().includes('peachtree')) return {};
      const placePrediction = {
        place: 'places/ChIJ_peach-1',
        placeId: 'ChIJ_peach-1',
        text: { text: '1180 Peachtree St NE, Atlanta, GA, USA' },
        structuredFormat: {
          mainText: { text: '1180 Peachtree St NE' },
          secondaryText: { text: 'Atlanta, GA, USA' },
        },
        types: ['street_address'],
      };
      return { suggestions: [{ placePrediction }, { queryPrediction: { text: { text: 'x' } } }] };
    }
    if (path !== '/places/ChIJ_peach-1') return undefined;
    return {
      addressComponents: [
        component('1180', 'street_number'),
        component('Peachtree Street Northeast', 'route', 'Peachtree St NE'),
        component('Midtown', 'neighborhood'),
        component('Atlanta', 'locality'),
        component('Fulton County', 'administrative_area_level_2'),
        component('Georgia', 'administrative_area_level_1', 'GA'),
        component('United States', 'country', 'US'),
        component('30309', 'postal_code'),
      ],
    };
  });
