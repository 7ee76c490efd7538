import { describe, expect, it } from 'vitest';
import {
  type Answers,
  changesTo,
  mergeAnswers,
  sameValue,
  setAt,
} from '../../runtime/core/index.ts';

const base: Answers = {
  name: 'Ada',
  city: 'Atlanta',
  languages: ['English'],
  contacts: [
    { name: 'Kim', phone: '1', email: 'k@example.com' },
    { name: 'Lee', phone: '2', email: 'l@example.com' },
  ],
};
const merged = (mine: Answers, theirs: Answers) => mergeAnswers(base, mine, theirs);

describe('answers changed in two places', () => {
  it('keep both changes where they are of different fields', () => {
    const { value, both } = merged({ ...base, name: 'Ada L' }, { ...base, city: 'Macon' });
    expect(value).toEqual({ ...base, name: 'Ada L', city: 'Macon' });
    expect(both).toEqual([]);
  });

  it('are told where both changed the same field, and stay as they are here', () => {
    const { value, both } = merged({ ...base, name: 'Ada L' }, { ...base, name: 'Grace' });
    expect(value).toEqual({ ...base, name: 'Ada L' });
    expect(both).toEqual(['/name']);
  });

  it('are no question where both changed a field to the same', () => {
    expect(merged({ ...base, name: 'Bo' }, { ...base, name: 'Bo' })).toEqual({
      value: { ...base, name: 'Bo' },
      both: [],
    });
  });

  it('lose an answer that one side took away', () => {
    const { name: _, ...without } = base;
    expect(merged({ ...base, city: 'Macon' }, without).value).toEqual({
      ...without,
      city: 'Macon',
    });
    expect(merged(without, { ...base, name: 'Bo' }).both).toEqual(['/name']);
  });

  it('have every choice that was ticked on either side, and none that was unticked', () => {
    const { value } = merged(
      { ...base, languages: ['English', 'French'] },
      { ...base, languages: ['Spanish'] },
    );
    expect(new Set(value.languages as string[])).toEqual(new Set(['French', 'Spanish']));
  });

  it('have the rows added on both sides, each once', () => {
    const [kim, lee] = base.contacts as Answers[];
    const [one, two, same] = [{ name: 'One' }, { name: 'Two' }, { name: 'Same' }];
    const rows = (...more: Answers[]) => ({ ...base, contacts: [kim, lee, ...more] as Answers[] });
    const { value, both } = merged(rows(one, same), rows(two, same));
    expect(value.contacts).toEqual([kim, lee, one, same, two]);
    expect(both).toEqual([]);
  });

  it('have a row changed here and another removed there', () => {
    const [kim, lee] = base.contacts as [Answers, Answers];
    const { value, both } = merged(
      { ...base, contacts: [kim, { ...lee, phone: '3' }] },
      { ...base, contacts: [lee] },
    );
    expect(value.contacts).toEqual([{ ...lee, phone: '3' }]);
    expect(both).toEqual([]);
  });

  it('have both changes of one row where they are of different fields of it', () => {
    const [kim, lee] = base.contacts as [Answers, Answers];
    const { value, both } = merged(
      { ...base, contacts: [{ ...kim, phone: '9' }, lee] },
      { ...base, contacts: [{ ...kim, email: 'kim@example.com' }, lee] },
    );
    expect(value.contacts).toEqual([{ ...kim, phone: '9', email: 'kim@example.com' }, lee]);
    expect(both).toEqual([]);
  });

  it('ask where a row was changed here and removed there', () => {
    const [kim, lee] = base.contacts as [Answers, Answers];
    const changed = { ...base, contacts: [kim, { ...lee, phone: '3' }] };
    expect(merged(changed, { ...base, contacts: [kim] }).both).toEqual(['/contacts']);
    expect(merged({ ...base, contacts: [kim] }, changed).both).toEqual(['/contacts']);
  });

  it('never mix two rows that were put in the place of one', () => {
    const rows = (row: Answers) => ({ ...base, contacts: [row] });
    const other = (name: string) => ({ name, phone: '7', email: `${name}@example.org` });
    const start = rows({ name: 'Kim', phone: '1', email: 'k@example.com' });
    const { both } = mergeAnswers(start, rows(other('Mo')), rows(other('Vi')));
    expect(both).toEqual(['/contacts/0']);
  });

  it('end the same on both sides when nothing is asked, whatever was changed', () => {
    let seed = 7;
    const pick = (count: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % count;
    };
    const places = ['/name', '/city', '/contacts/0/phone', '/contacts/1/email', '/zip'];
    for (let round = 0; round < 500; round += 1) {
      const cut = 1 + pick(places.length - 1);
      const change = (answers: Answers, at: readonly string[]) =>
        at.reduce((now, place) => (pick(2) ? setAt(now, place, `v${pick(99)}`) : now), answers);
      const mine = change(base, places.slice(0, cut));
      const theirs = change(base, places.slice(cut));
      const here = mergeAnswers(base, mine, theirs);
      expect(here.both).toEqual([]);
      expect(sameValue(here.value, mergeAnswers(base, theirs, mine).value)).toBe(true);
    }
  });
});

describe('what turns one version into another', () => {
  it('is as deep as it goes, and a list of another length changes as a whole', () => {
    const [kim, lee] = base.contacts as [Answers, Answers];
    const to = { ...base, name: 'Bo', contacts: [{ ...kim, phone: '5' }, lee], languages: [] };
    expect(changesTo(base, to)).toEqual([
      { pointer: '/name', value: 'Bo' },
      { pointer: '/languages', value: [] },
      { pointer: '/contacts/0/phone', value: '5' },
    ]);
  });

  it('keep a row together by its id, however much of it one side changed', () => {
    const rows = [
      { id: '1', county: 'Fulton', rate: 100 },
      { id: '2', county: 'Cobb', rate: 100 },
    ];
    const [fulton, cobb] = rows;
    const { value, both } = mergeAnswers(
      { rows },
      {
        rows: [
          { id: '1', county: 'Fulton', rate: 100, deleted: 1, day: '2026-01-01' },
          { ...cobb },
        ],
      },
      { rows: [{ county: 'New' }, { ...fulton, rate: 150 }, { id: '2', county: 'Bibb', rate: 1 }] },
    );
    expect(both).toEqual([]);
    expect(value.rows).toEqual([
      { id: '1', county: 'Fulton', rate: 150, deleted: 1, day: '2026-01-01' },
      { id: '2', county: 'Bibb', rate: 1 },
      { county: 'New' },
    ]);
  });
});
