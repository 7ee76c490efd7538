// Two pages that edit one record: nothing is overwritten unseen, and everything typed is stored or offered to who typed it.
import { describe, expect, it } from 'vitest';
import { type Answers, getAt, type JsonObject, setAt } from '../../../runtime/core/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { bodyOf, editorOf, type Opened } from './a-record.ts';

/** The same numbers each time. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PLACES = [
  '/firm_name',
  '/middle_name',
  '/office_hours',
  '/college',
  '/low_school',
  '/note',
  '/professional_rating',
  '/contacts/0/ext',
  '/addresses/0/address2',
] as const;

describe.each(ON_POSTGRES)('two editors of one record on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });
  const changedBy = (profile: JsonObject, typed: ReadonlyMap<string, string>) =>
    [...typed].reduce<Answers>((all, [place, text]) => setAt(all, place, text), profile);

  it('who changed different fields have both, and the second sees what the first did', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    await save(before, { firm_name: 'First' });
    const answer = await save(before, { office_hours: 'Second' });
    expect(answer.body).toMatchObject({ status: 'success', revision: before.revision + 2 });
    expect(bodyOf(answer).data).toMatchObject({ firm_name: 'First', office_hours: 'Second' });
  });

  it('who changed different rows have both', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const rated = (county: string, cdl_rate: number) =>
      before.profile.practice_county_list.map((area) =>
        area.plan_class === 'CDL' && area.county === county ? { ...area, cdl_rate } : area,
      );
    await save(before, { practice_county_list: rated('Fulton', 181) });
    const { status } = await save(before, { practice_county_list: rated('Cobb', 182) });
    expect(status).toBe(200);
    const { profile } = await open();
    const rates = profile.practice_county_list.filter(({ plan_class }) => plan_class === 'CDL');
    expect(rates.map(({ county, cdl_rate }) => [county, cdl_rate])).toEqual([
      ['Fulton', 181],
      ['DeKalb', 175],
      ['Cobb', 182],
      ['Orange', 175],
    ]);
  });

  it('who changed the same field are asked, with the record as it is now', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    await save(before, { firm_name: 'Theirs', college: 'Theirs too' });
    const answer = await save(before, { firm_name: 'Mine' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      status: 'Failed',
      revision: before.revision + 1,
      faults: [{ path: '/firm_name', code: 'conflict' }],
    });
    expect(bodyOf(answer).data).toMatchObject({ firm_name: 'Theirs', college: 'Theirs too' });
    expect((await open()).profile.firm_name).toBe('Theirs');
  });

  it('who typed two numbers for one are asked, and are told neither', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    await save(before, { ssn_number: '123-45-1111' });
    const answer = await save(before, { ssn_number: '123-45-2222' });
    expect(answer.status).toBe(409);
    expect(answer.body.faults.map(({ path }) => path)).toEqual(['/ssn_number']);
    expect(JSON.stringify(answer.body)).not.toMatch(/123-45/);
    expect((await save(before, { ssn_number: '123-45-1111' })).status).toBe(200);
  });

  it('who are each right, and wrong together, see what the other did', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const area = { state_code: 'GA', county: 'Gwinnett', plan_class: 'FAM' };
    const areas = [...before.profile.practice_county_list, area];
    await save(before, { practice_county_list: areas });
    const answer = await save(before, { practice_county_list: areas });
    expect(answer.status).toBe(409);
    expect(answer.body.revision).toBe(before.revision + 1);
  });

  it('lose nothing unseen in 200 trials, in whatever order they save', async () => {
    const who = 'demoattorney4';
    const pages = [await editorOf(server, who), await editorOf(server, who)] as const;
    const below = random(20260302);
    const typedIn = (trial: number, page: number) => {
      const places = Array.from({ length: 1 + below(3) }, () => PLACES[below(PLACES.length)] ?? '');
      return new Map(places.map((place) => [place, `${trial}${'ab'[page]}${below(100)}`]));
    };
    let base: Opened = await pages[0].open();
    for (let trial = 0; trial < 200; trial += 1) {
      const typed = [typedIn(trial, 0), typedIn(trial, 1)] as const;
      const offered = new Map<string, string>();
      const expected = new Map<string, string>();
      const saved = async (page: 0 | 1): Promise<Opened> => {
        const answer = await pages[page].save(base, changedBy(base.profile, typed[page]));
        const now = { revision: answer.body.revision, profile: bodyOf(answer).data };
        if (answer.status === 200) return now;
        expect(answer.status).toBe(409);
        const asked = answer.body.faults.map(({ path }) => path);
        const mine = new Map(typed[page]);
        for (const place of asked) {
          offered.set(place, String(getAt(now.profile, place)));
          if (below(2) === 0) mine.delete(place);
          expected.set(place, mine.get(place) ?? offered.get(place) ?? '');
        }
        const again = await pages[page].save(now, changedBy(now.profile, mine));
        expect(again.status).toBe(200);
        return { revision: again.body.revision, profile: bodyOf(again).data };
      };
      const [first, second] = below(2) === 0 ? ([0, 1] as const) : ([1, 0] as const);
      const isAtOnce = below(2) === 0;
      const begun = saved(first);
      const ends = isAtOnce
        ? await Promise.all([begun, saved(second)])
        : [await begun, await saved(second)];
      base = ends.reduce((last, end) => (end.revision > last.revision ? end : last));
      for (const place of new Set([...typed[0].keys(), ...typed[1].keys()])) {
        const texts = typed.map((one) => one.get(place)).filter((text) => text !== undefined);
        const isBoth = texts.length === 2 && texts[0] !== texts[1];
        // Typed on both pages: the second was shown what the first had saved, and chose.
        if (isBoth) expect(texts).toContain(offered.get(place));
        expect(getAt(base.profile, place)).toBe(isBoth ? expected.get(place) : texts[0]);
      }
    }
    expect(await pages[0].open()).toMatchObject(base);
  }, 120_000);
});
