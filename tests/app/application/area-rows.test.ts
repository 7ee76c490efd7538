// Adding, deleting and restoring practice areas, and the lines the list shows of them.

import { describe, expect, it } from 'vitest';
import { modelOf, orderOf, sameOrder } from '../../../app/widgets/areas/list-model.ts';
import { ALL_COUNTIES, addAreas, deleted, restored } from '../../../app/widgets/areas/rows.ts';

const fulton = { state_code: 'GA', county: 'Fulton', plan_class: 'FAM' };
const cobb = { ...fulton, county: 'Cobb' };
const COUNTIES = ['Cobb', 'DeKalb', 'Fulton'];
const NAME = { fields: ['state_code', 'county', 'plan_class'], at: 'county' };
const MEMBERS = {
  state: 'state_code',
  county: 'county',
  planClass: 'plan_class',
  rate: 'cdl_rate',
};
const TERMS = {
  members: MEMBERS,
  from: '/new',
  all: '/new/all',
  many: '/change',
  only: { cdl_rate: { plan_class: ['CDL'] } },
  name: NAME,
};
/** What is typed to add that area. */
const typed = ({ state_code, county, plan_class }: typeof fulton) => ({
  state: state_code,
  county,
  planClass: plan_class,
});
const typedFulton = typed(fulton);
const typedCobb = typed(cobb);
const NOBODY = new Set<number>();

describe('adding practice areas', () => {
  it.each(['state', 'county', 'planClass'])('is incomplete without %s', (name) => {
    expect(addAreas([], { ...typedFulton, [name]: undefined }, [], TERMS).kind).toBe('incomplete');
  });

  it('adds nothing twice (ST3-23)', () => {
    expect(addAreas([fulton], typedFulton, [], TERMS).kind).toBe('duplicate');
    expect(addAreas([fulton], { ...typedFulton, planClass: 'REF' }, [], TERMS).kind).toBe('added');
  });

  it('adds twice what the declaration does not name as the same', () => {
    const looser = { ...TERMS, name: { ...NAME, fields: ['state_code', 'county'] } };
    const referral = { ...typedFulton, planClass: 'REF' };
    expect(addAreas([fulton], referral, [], looser).kind).toBe('duplicate');
    expect(addAreas([fulton], { ...typedFulton, county: ' FULTON ' }, [], TERMS).kind).toBe(
      'duplicate',
    );
    expect(addAreas([fulton], typedFulton, [], { ...TERMS, name: undefined }).kind).toBe('added');
  });

  it('keeps the rate for plan class CDL only', () => {
    const rateOf = (planClass: string) => {
      const result = addAreas([], { ...typedFulton, planClass, rate: 185 }, [], TERMS);
      return result.kind === 'added' && result.list[0];
    };
    expect(rateOf('CDL')).toHaveProperty('cdl_rate', 185);
    expect(rateOf('FAM')).not.toHaveProperty('cdl_rate');
  });

  it('keeps the rate for another plan class where the layout says so', () => {
    const terms = { ...TERMS, only: { cdl_rate: { plan_class: ['REF', 'FAM'] } } };
    const result = addAreas([], { ...typedFulton, rate: 185 }, [], terms);
    expect(result.kind === 'added' && result.list[0]).toHaveProperty('cdl_rate', 185);
  });

  it('adds every county that is not there, restores deleted ones, and never stores the shortcut (OR-28)', () => {
    const gone = { ...cobb, id: '5', deleted: 1, date_deleted: '2026-11-18' };
    const result = addAreas(
      [fulton, gone],
      { ...typedFulton, county: ALL_COUNTIES },
      COUNTIES,
      TERMS,
    );
    expect(result).toEqual({
      kind: 'added',
      count: 2,
      updated: 0,
      list: [fulton, { ...cobb, id: '5', deleted: 0 }, { ...fulton, county: 'DeKalb' }],
    });
  });

  it('gives a restored area the rate that is typed now, and leaves it its own where none is', () => {
    const gone = { ...cobb, plan_class: 'CDL', cdl_rate: 150, id: '5', deleted: 1 };
    const rateOf = (rate: { rate?: number }) => {
      const result = addAreas([gone], { ...typedCobb, planClass: 'CDL', ...rate }, [], TERMS);
      return result.kind === 'added' && result.list[0];
    };
    expect(rateOf({ rate: 185 })).toEqual({ ...gone, deleted: 0, cdl_rate: 185 });
    expect(rateOf({})).toEqual({ ...gone, deleted: 0 });
  });

  it('gives an area that is there the rate that is typed now, and adds nothing', () => {
    const cdl = { ...cobb, plan_class: 'CDL', cdl_rate: 150, id: '5' };
    const again = { ...typedCobb, planClass: 'CDL' };
    expect(addAreas([cdl], { ...again, rate: 185 }, [], TERMS)).toEqual({
      kind: 'updated',
      count: 1,
      list: [{ ...cdl, cdl_rate: 185 }],
    });
    expect(addAreas([cdl], { ...again, rate: 150 }, [], TERMS).kind).toBe('duplicate');
    expect(addAreas([cdl], again, [], TERMS).kind).toBe('duplicate');
  });

  it('gives its rate, while it adds the others of a state, only to areas that have none', () => {
    const cdl = { ...cobb, plan_class: 'CDL' };
    const all = { ...typedCobb, county: ALL_COUNTIES, planClass: 'CDL', rate: 185 };
    const own = { ...cdl, county: 'DeKalb', cdl_rate: 150 };
    const result = addAreas([{ ...cdl, cdl_rate: 0 }, own], all, COUNTIES, TERMS);
    expect(result).toEqual({
      kind: 'added',
      count: 1,
      updated: 1,
      list: [{ ...cdl, cdl_rate: 185 }, own, { ...cdl, county: 'Fulton', cdl_rate: 185 }],
    });
    const list = result.kind === 'added' ? result.list : [];
    expect(addAreas(list, { ...all, rate: 200 }, COUNTIES, TERMS)).toMatchObject({
      kind: 'updated',
      count: 3,
    });
  });

  it('says so when all counties are there already', () => {
    const all = COUNTIES.map((county) => ({ ...fulton, county }));
    expect(addAreas(all, { ...typedFulton, county: ALL_COUNTIES }, COUNTIES, TERMS).kind).toBe(
      'allThere',
    );
  });
});

describe('deleting a practice area', () => {
  it('removes one that was never saved (ST3-28)', () => {
    expect(deleted(fulton, '2026-11-20')).toBeUndefined();
  });

  it('marks a saved one with the day, and restores it (ST3-26, ST3-27)', () => {
    const row = { ...fulton, id: '9' };
    const gone = deleted(row, '2026-11-20');
    expect(gone).toEqual({ ...row, deleted: 1, date_deleted: '2026-11-20' });
    expect(restored(gone)).toEqual({ ...row, deleted: 0 });
  });
});

describe('the list', () => {
  const list = [
    fulton,
    { ...cobb, deleted: 1 },
    { ...fulton, state_code: 'CA', county: 'Alameda' },
  ];
  const view = { members: MEMBERS, tab: 'all', find: '', faulty: NOBODY, aside: NOBODY } as const;
  const order = orderOf(list, MEMBERS);

  it('stands under its states, in order', () => {
    expect(modelOf(list, order, view).lines).toEqual([
      { kind: 'state', state: 'CA', count: 1 },
      { kind: 'row', index: 2 },
      { kind: 'state', state: 'GA', count: 2 },
      { kind: 'row', index: 1 },
      { kind: 'row', index: 0 },
    ]);
  });

  it('puts a county before one whose name begins with its own', () => {
    const texas = ['Harrison', 'Harris'].map((county) => ({ ...fulton, state_code: 'TX', county }));
    expect(orderOf(texas, MEMBERS)).toEqual([1, 0]);
  });

  it('finds a county by a part of its name', () => {
    expect(modelOf(list, order, { ...view, find: 'lame' }).shown).toBe(1);
  });

  it('counts all, to fix and deleted', () => {
    const model = modelOf(list, order, { ...view, tab: 'toFix', faulty: new Set([0]) });
    expect(model.counts).toEqual({ all: 3, toFix: 1, deleted: 1 });
    expect(model.shown).toBe(1);
    expect(modelOf(list, order, { ...view, tab: 'deleted' }).shown).toBe(1);
  });

  it('neither shows nor counts what a rule has set aside', () => {
    const model = modelOf(list, order, { ...view, aside: new Set([1, 2]) });
    expect(model.lines).toEqual([
      { kind: 'state', state: 'GA', count: 1 },
      { kind: 'row', index: 0 },
    ]);
    expect(model.counts).toEqual({ all: 1, toFix: 0, deleted: 0 });
    expect(model.rows).toEqual([0]);
  });

  it('keeps its order while only rates change', () => {
    expect(sameOrder(list, list.with(0, { ...fulton, cdl_rate: 5 } as never), MEMBERS)).toBe(true);
    expect(sameOrder(list, list.with(0, { ...fulton, county: 'Henry' }), MEMBERS)).toBe(false);
  });
});
