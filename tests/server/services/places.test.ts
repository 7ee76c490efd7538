// Places: the reference data are whole, and the county of an address is found.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildPlaces } from '../../../scripts/build-places.ts';
import { createPlaces } from '../../../server/services/places.ts';

const places = createPlaces();

describe('states and counties', () => {
  it('lists the 50 states and the District of Columbia by name', async () => {
    const states = await places.states();
    expect(states).toHaveLength(51);
    expect(states[0]).toEqual({ STATECD: 'AL', state_name: 'Alabama' });
    expect(states.map((state) => state.STATECD)).toContain('DC');
  });

  it.each([
    ['TX', 254],
    ['GA', 159],
    ['LA', 64],
    ['VA', 133],
    ['CT', 8],
    ['AK', 30],
    ['DC', 1],
  ])('knows every county of %s: %i', async (state, count) => {
    const counties = await places.counties(state);
    expect(counties).toHaveLength(count);
    expect(new Set(counties).size).toBe(count);
  });

  it('drops only the word County from names', async () => {
    expect(await places.counties('GA')).toContain('Fulton');
    expect(await places.counties('LA')).toContain('Orleans Parish');
    expect(await places.counties('MD')).toEqual(
      expect.arrayContaining(['Baltimore', 'Baltimore city']),
    );
    expect(await places.counties('NM')).toContain('Doña Ana');
  });

  it('knows the counties that changed after 2010', async () => {
    expect(await places.counties('SD')).toContain('Oglala Lakota');
    expect(await places.counties('SD')).not.toContain('Shannon');
    expect(await places.counties('AK')).toEqual(
      expect.arrayContaining([
        'Kusilvak Census Area',
        'Chugach Census Area',
        'Copper River Census Area',
      ]),
    );
    expect(await places.counties('VA')).not.toContain('Bedford city');
  });

  it('answers an unknown state with no county, even one named like an object member', async () => {
    expect(await places.counties('ZZ')).toEqual([]);
    expect(await places.counties('constructor')).toEqual([]);
  });
});

describe('the county of an address', () => {
  it.each([
    ['30301', 'Atlanta', 'GA', 'Fulton'],
    ['90210', 'Beverly Hills', 'CA', 'Los Angeles'],
    ['70112', 'New Orleans', 'LA', 'Orleans Parish'],
    ['06510', 'New Haven', 'CT', 'New Haven'],
    ['00901', 'San Juan', 'PR', 'San Juan'],
    ['96799', 'Pago Pago', 'AS', ''],
  ])('%s is in %s, %s: %s', async (zip, city, state, county) => {
    expect(await places.lookup({ zip })).toEqual({ city, state, county });
  });

  it('takes the first five digits of a long ZIP code', async () => {
    expect((await places.lookup({ zip: '30309-1234', state: 'ga' }))?.county).toBe('Fulton');
  });

  it('goes by city and state when the ZIP code is unknown or lies in another state', async () => {
    const decatur = { city: 'Decatur', state: 'GA', county: 'DeKalb' };
    expect(await places.lookup({ zip: '', city: 'decatur', state: 'GA' })).toEqual(decatur);
    expect(await places.lookup({ zip: '90210', city: 'Decatur', state: 'GA' })).toEqual(decatur);
  });

  it('says nothing rather than guess', async () => {
    expect(
      await places.lookup({ zip: '90210', city: 'Nowhere at all', state: 'GA' }),
    ).toBeUndefined();
    expect(await places.lookup({ zip: '00000' })).toBeUndefined();
    expect(await places.lookup({ city: '.*', state: 'GA' })).toBeUndefined();
    expect(await places.lookup({})).toBeUndefined();
  });

  it('gives only counties that the county list has', async () => {
    const lines = readFileSync('server/data/zips.tsv', 'utf8').trimEnd().split('\n');
    const known = new Map<string, ReadonlySet<string>>();
    for (const { STATECD } of await places.states()) {
      known.set(STATECD, new Set(await places.counties(STATECD)));
    }
    const strangers = lines.filter((line) => {
      const [, , state = '', county = ''] = line.split('\t');
      return county !== '' && known.has(state) && !known.get(state)?.has(county);
    });
    expect(strangers).toEqual([]);
    expect(lines.length).toBeGreaterThan(42_000);
  });
});

it('has checked in exactly what the build script makes of its sources', () => {
  const made = buildPlaces();
  expect(made.places === readFileSync('server/data/places.json', 'utf8')).toBe(true);
  expect(made.zips === readFileSync('server/data/zips.tsv', 'utf8')).toBe(true);
});

describe('suggestions for an address that is being typed', () => {
  const suggest = (text: string) => createPlaces().suggest(text);

  it('know everything from street and ZIP', async () => {
    expect(await suggest('1180 Peachtree St NE 30309')).toEqual([
      {
        label: 'Atlanta, GA 30309 (Fulton)',
        address1: '1180 Peachtree St NE',
        city: 'Atlanta',
        state: 'GA',
        zip: '30309',
        county: 'Fulton',
        country: 'United States',
      },
    ]);
  });

  it('offer the cities that begin so, without a ZIP that would be a guess', async () => {
    const found = await suggest('1 Main St, Atlan, GA');
    expect(found[0]).toMatchObject({ city: 'Atlanta', state: 'GA', county: 'Fulton' });
    expect(found[0]).not.toHaveProperty('zip');
    expect(found.length).toBeLessThanOrEqual(6);
  });

  it.each(['', 'Main', '30309', '1 Main St, At', '1 Main St 00000', '1 (.*, A(.*'])(
    'offer nothing for %j',
    async (text) => expect(await suggest(text)).toEqual([]),
  );
});
