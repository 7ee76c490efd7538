// The book of faults: what an update changes at each control, whatever stays the same around it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fault, isWithin, type Pointer } from '../../../runtime/core/index.ts';
import { ShownFaults } from '../../../runtime/react/store/shown-faults.ts';

const fault = (path: Pointer, code = 'required', section = 'one'): Fault => ({
  path,
  code,
  params: {},
  section,
});

/** `/ticks` is one control for everything below it. */
const anchor = (place: Pointer) => (place.startsWith('/ticks/') ? '/ticks' : place);

/** In page order, as the judge gives them; most objects occur in many looks. */
const POOL = [
  '/a',
  '/list',
  '/list/0/p',
  '/list/0/q',
  '/list/1/p',
  '/ticks',
  '/ticks/0',
  '/ticks/1',
  '/z',
].map((path) => [fault(path), fault(path, 'pattern', 'two')] as const);
const look = fc
  .tuple(...POOL.map(([one, other]) => fc.constantFrom(undefined, one, other, { ...one })))
  .map((faults) => faults.filter((found) => found !== undefined));

describe('the book of faults', () => {
  it('says after any updates what a new book says of the last one', () => {
    fc.assert(
      fc.property(fc.array(look, { minLength: 1, maxLength: 6 }), (looks) => {
        const book = new ShownFaults(anchor);
        const places = ['/a', '/list', '/list/0', '/list/0/p', '/list/1', '/list/1/p', '/ticks'];
        for (const faults of looks) {
          const before = places.map((place) => book.at(place)?.code);
          book.update(faults);
          const changed = book.takeChanged();
          const fresh = new ShownFaults(anchor);
          fresh.update(faults);
          expect(book.all()).toEqual(faults);
          expect(places.map((place) => book.at(place))).toEqual(
            places.map((place) => fresh.at(place)),
          );
          for (const place of places) {
            const paths = (of: ShownFaults) => of.within(place).map(({ path }) => path);
            expect(paths(book).sort()).toEqual(paths(fresh).sort());
          }
          const differs = places.filter((place, at) => book.at(place)?.code !== before[at]);
          expect(changed).toEqual(expect.arrayContaining(differs));
        }
      }),
    );
  });

  it('finds what lies at a place and below it, in whatever order it is asked', () => {
    const places = ['/a', '/list', '/list/0', '/list/1', '/list/1/p', '/ticks', '/ticks/1', '/no'];
    const asking = fc.array(fc.constantFrom(...places), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(look, asking, (faults, asked) => {
        const book = new ShownFaults(anchor);
        book.update(faults);
        for (const place of asked)
          expect(book.within(place)).toEqual(faults.filter(({ path }) => isWithin(path, place)));
      }),
    );
  });

  it('tells the control of several faults when the first of them is mended', () => {
    const book = new ShownFaults(anchor);
    const [first, second] = [fault('/ticks/0'), fault('/ticks/1', 'pattern')];
    book.update([first, second]);
    book.takeChanged();
    book.update([second]);
    expect(book.takeChanged()).toEqual(['/ticks']);
    expect(book.at('/ticks')).toBe(second);
  });

  it('keeps a fault of the server until its field is changed, behind what the judge says', () => {
    const book = new ShownFaults(anchor);
    book.addServerFaults([fault('/a', 'taken')]);
    expect(book.at('/a')?.code).toBe('taken');
    book.update([fault('/a')]);
    expect(book.at('/a')?.code).toBe('required');
    book.forgetServerFaults('/a');
    book.update([]);
    expect(book.at('/a')).toBeUndefined();
    expect(book.takeChanged()).toEqual(['/a']);
  });
});
