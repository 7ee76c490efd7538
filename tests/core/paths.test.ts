// Pointers, dotted paths, and writes that share what they do not change.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  expand,
  generic,
  getAt,
  type Json,
  joinPointer,
  parsePointer,
  RuntimeError,
  setAt,
  toDotted,
  toPointer,
} from '../../runtime/core/index.ts';

const name = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !FORBIDDEN.includes(text));
const FORBIDDEN = ['__proto__'];
const letters = fc.constantFrom('a', 'b', 'c', 'd');
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const answers = fc.dictionary(
  letters,
  fc.oneof(
    leaf,
    fc.dictionary(letters, leaf),
    fc.array(fc.dictionary(letters, leaf), { maxLength: 3 }),
  ),
) as fc.Arbitrary<Answers>;
const place = fc
  .tuple(letters, fc.option(fc.oneof(letters, fc.nat(2).map(String)), { nil: undefined }))
  .map(([first, second]) => joinPointer(second === undefined ? [first] : [first, second]));

const written = (root: Answers, pointer: string, value: Json | undefined): Answers | undefined => {
  try {
    return setAt(root, pointer, value);
  } catch (error) {
    if (error instanceof RuntimeError) return undefined;
    throw error;
  }
};

describe('a pointer', () => {
  it.each([
    ['contacts.0.email', '/contacts/0/email'],
    ['a', '/a'],
    ['', ''],
    ['/already/there', '/already/there'],
  ])('of %j is %j', (dotted, pointer) => {
    expect(toPointer(dotted)).toBe(pointer);
  });

  it('is turned back into a dotted path', () => {
    expect(toDotted('/contacts/0/email')).toBe('contacts.0.email');
  });

  it('keeps any name through splitting and joining', () => {
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(parsePointer(joinPointer(names))).toEqual(names);
      }),
    );
  });

  it('without a leading slash is refused', () => {
    expect(() => parsePointer('a/b')).toThrow(expect.objectContaining({ code: 'BAD_POINTER' }));
  });

  it('is made generic by replacing row indexes', () => {
    expect(generic('/a/0/b/12/c1')).toBe('/a/*/b/*/c1');
  });

  it('with a star stands for every row that exists', () => {
    const root = { list: [{ sub: [{}, {}] }, {}, { sub: [{}] }] };
    expect(expand(root, '/list/*/x')).toEqual(['/list/0/x', '/list/1/x', '/list/2/x']);
    expect(expand(root, '/list/*/sub/*/x')).toEqual([
      '/list/0/sub/0/x',
      '/list/0/sub/1/x',
      '/list/2/sub/0/x',
    ]);
    expect(expand({}, '/list/*/x')).toEqual([]);
  });
});

describe('reading', () => {
  it.each([
    '/__proto__',
    '/constructor',
    '/a/constructor/name',
    '/list/length',
    '/text/0',
    '/list/-1',
    '/list/01',
  ])('at %s finds nothing', (pointer) => {
    expect(getAt({ a: {}, list: [1], text: 'x' }, pointer)).toBeUndefined();
  });
});

describe('writing', () => {
  it('is read back', () => {
    fc.assert(
      fc.property(answers, place, leaf, (root, pointer, value) => {
        const after = written(root, pointer, value);
        if (after !== undefined) expect(getAt(after, pointer)).toEqual(value);
      }),
    );
  });

  it('leaves the old answers as they were', () => {
    fc.assert(
      fc.property(answers, place, leaf, (root, pointer, value) => {
        const before = structuredClone(root);
        written(root, pointer, value);
        expect(root).toEqual(before);
      }),
    );
  });

  it('keeps the identity of everything beside the way', () => {
    fc.assert(
      fc.property(answers, place, leaf, (root, pointer, value) => {
        const after = written(root, pointer, value);
        if (after === undefined) return;
        const first = parsePointer(pointer)[0];
        for (const key of Object.keys(root)) if (key !== first) expect(after[key]).toBe(root[key]);
      }),
    );
  });

  it('of the same value gives back the same answers', () => {
    const root = { a: { b: [1, { c: 'x' }] } };
    expect(setAt(root, '/a/b/1/c', 'x')).toBe(root);
    expect(setAt(root, '/a/d', undefined)).toBe(root);
    expect(setAt(root, '/x/y/z', undefined)).toBe(root);
  });

  it('makes the containers on the way, lists where an index follows', () => {
    expect(setAt({}, '/a/0/b', 1)).toEqual({ a: [{ b: 1 }] });
  });

  it('of nothing deletes a property and takes a row out', () => {
    expect(setAt({ a: 1, b: 2 }, '/a', undefined)).toEqual({ b: 2 });
    expect(setAt({ a: [1, 2, 3] }, '/a/1', undefined)).toEqual({ a: [1, 3] });
  });

  it.each([
    ['/__proto__/polluted', 'FORBIDDEN_NAME'],
    ['/text/b', 'NOT_A_CONTAINER'],
    ['/list/name', 'NOT_A_CONTAINER'],
    ['/list/7', 'BAD_INDEX'],
  ])('to %s is refused with %s', (pointer, code) => {
    expect(() => setAt({ text: 'x', list: [] }, pointer, 1)).toThrow(
      expect.objectContaining({ code }),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('to names that every object has makes members of their own, and reaches nothing else', () => {
    const after = setAt({ a: {} }, '/a/constructor/prototype/polluted', 1);
    expect(Object.keys(after.a as object)).toEqual(['constructor']);
    expect(getAt(after, '/a/constructor/prototype/polluted')).toBe(1);
    expect(setAt({}, '/toString', 'x')).toEqual({ toString: 'x' });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
