// Places from our own reference data: states, counties, and the county of a ZIP code. Read on first use, held as text.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../common/root.ts';
import { suggestAddresses } from './place-suggestions.ts';
import type { Place, Places, StateItem } from './ports.ts';

interface PlaceData {
  readonly states: Readonly<Record<string, string>>;
  readonly counties: Readonly<Record<string, readonly string[]>>;
}

const DATA = join(ROOT, 'server/data');

/** The embedded default of the places port. See docs/data.md for where the data come from. */
export function createPlaces(): Places {
  const data = once(
    async () => JSON.parse(await readFile(join(DATA, 'places.json'), 'utf8')) as PlaceData,
  );
  const zips = once(() => readFile(join(DATA, 'zips.tsv'), 'utf8'));
  return {
    async states() {
      const { states } = await data();
      return Object.entries(states).map(
        ([code, name]): StateItem => ({ STATECD: code, state_name: name }),
      );
    },
    async counties(stateCode) {
      const { counties } = await data();
      const code = stateCode.trim().toUpperCase();
      return Object.hasOwn(counties, code) ? (counties[code] ?? []) : [];
    },
    async lookup({ zip = '', city = '', state = '' }) {
      const table = await zips();
      const code = state.trim().toUpperCase();
      const found = byZip(table, zip.trim().slice(0, 5));
      // A ZIP code that lies in another state was mistyped: its county would be wrong.
      if (found && (code === '' || found.state === code)) return found;
      return byCity(table, city.trim(), code);
    },
    suggest: async (text) => suggestAddresses(await zips(), text),
    complete: async () => undefined,
  };
}

/** Binary search: the table is sorted by ZIP code. */
function byZip(table: string, zip: string): Place | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined;
  let low = 0;
  let high = table.length;
  while (low < high) {
    const start = table.lastIndexOf('\n', Math.floor((low + high) / 2) - 1) + 1;
    const end = table.indexOf('\n', start);
    const found = table.slice(start, start + 5);
    if (found === zip) return placeOf(table.slice(start, end));
    if (found < zip) low = end + 1;
    else high = start;
  }
  return undefined;
}

function byCity(table: string, city: string, state: string): Place | undefined {
  if (!city || !state) return undefined;
  const name = city.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const line = new RegExp(`^\\d{5}\t${name}\t${state.replace(/\W/g, '')}\t.+$`, 'im').exec(table);
  return line ? placeOf(line[0]) : undefined;
}

function placeOf(line: string): Place {
  const [, city = '', state = '', county = ''] = line.split('\t');
  return { city, state, county };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
