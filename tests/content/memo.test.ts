// Steps that are kept by what they read: each way of reading is noted, and nothing is made again, or kept, that should not be.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Input, LaterStep, Reading, Step } from '../../runtime/content/memo/step.ts';
import { Steps } from '../../runtime/content/memo/steps.ts';

type Words = ReadonlyMap<string, string>;

const WORDS: Input<Words> = { name: 'words', members: true, given: true };

const words = (given: Record<string, string>): Words => new Map(Object.entries(given));

/** How often a step was run that reads the words in some way. */
function runsOf(look: (words: Words) => unknown, ...given: readonly Record<string, string>[]) {
  let runs = 0;
  const step: Step = {
    name: 'looks',
    make: (reading) => {
      runs += 1;
      return look(reading.members(WORDS));
    },
  };
  const steps = new Steps();
  return given.map((one) => {
    steps.give(WORDS, words(one));
    const value = steps.made(step);
    return [value, runs];
  });
}

const BEFORE = { a: 'one', b: 'two' };

describe('a step runs again', () => {
  it('when a member that it read is another, and not when others are', () => {
    const looks = runsOf(
      (all) => all.get('a'),
      BEFORE,
      { a: 'one', b: 'else' },
      { a: 'else', b: 'two' },
    );
    expect(looks).toEqual([
      ['one', 1],
      ['one', 1],
      ['else', 2],
    ]);
  });

  it('when a member comes that was not there when it was read', () => {
    const looks = runsOf((all) => all.get('c'), BEFORE, { ...BEFORE, c: 'three' }, BEFORE);
    expect(looks).toEqual([
      [undefined, 1],
      ['three', 2],
      [undefined, 3],
    ]);
  });

  it('when a member comes or goes of which it only asked whether it is there', () => {
    const looks = runsOf(
      (all) => all.has('c'),
      BEFORE,
      { ...BEFORE, c: 'three' },
      { ...BEFORE, c: 'x' },
      BEFORE,
    );
    expect(looks).toEqual([
      [false, 1],
      [true, 2],
      [true, 2],
      [false, 3],
    ]);
  });

  it('when the names are others, or stand in another order, and not when only a value is', () => {
    const looks = runsOf(
      (all) => [...all.keys()].join(),
      BEFORE,
      { a: 'x', b: 'y' },
      { b: 'y', a: 'x' },
      { b: 'y', a: 'x', c: 'z' },
    );
    expect(looks.map(([, runs]) => runs)).toEqual([1, 1, 2, 3]);
  });

  it('when anything is another of what it read as a whole', () => {
    const all = (look: (words: Words) => unknown) =>
      runsOf(look, BEFORE, { a: 'one', b: 'x' }, { a: 'one', b: 'x' }).map(([, runs]) => runs);
    expect(all((read) => [...read.values()].length)).toEqual([1, 2, 2]);
    expect(all((read) => [...read].length)).toEqual([1, 2, 2]);
    expect(all((read) => new Map(read).size)).toEqual([1, 2, 2]);
  });

  it('when what it read is another by what nobody lists', () => {
    const hidden = Symbol('hidden');
    const at = (value: string) => Object.defineProperty({}, hidden, { value });
    const given: Input<object> = { name: 'given', given: true };
    const step: Step<unknown> = {
      name: 'reads',
      make: (reading) => Reflect.get(reading.whole(given), hidden),
    };
    const steps = new Steps();
    steps.give(given, at('here'));
    expect(steps.made(step)).toBe('here');
    steps.give(given, at('there'));
    expect(steps.made(step)).toBe('there');
  });
});

describe('steps that read steps', () => {
  let steps: Steps;
  let ran: string[];
  const first: Step<number> = {
    name: 'length',
    make: (reading) => {
      ran.push('length');
      const word = reading.members(WORDS).get('a') ?? '';
      if (word.includes(' ')) reading.report('a space');
      return word.length;
    },
  };
  const second: Step<string> = {
    name: 'stars',
    make: (reading) => {
      ran.push('stars');
      return '*'.repeat(reading.whole(first));
    },
  };
  const told: Step<number> = {
    name: 'told',
    make: (reading) => {
      ran.push('told');
      return reading.reports(first).length;
    },
  };
  beforeEach(() => {
    ran = [];
    steps = new Steps();
    steps.give(WORDS, words(BEFORE));
  });

  it('are left as they are where a step comes out the same', () => {
    expect(steps.made(second)).toBe('***');
    steps.give(WORDS, words({ a: 'two' }));
    expect(steps.made(second)).toBe('***');
    expect(ran).toEqual(['stars', 'length', 'length']);
  });

  it('read what is reported beside what is made, each by itself', () => {
    expect([steps.made(told), steps.made(second)]).toEqual([0, '***']);
    steps.give(WORDS, words({ a: 'o e' }));
    expect([steps.made(told), steps.made(second)]).toEqual([1, '***']);
    expect(ran).toEqual(['told', 'length', 'stars', 'length', 'told']);
  });

  it('run again though several changes came before anybody asked', () => {
    expect(steps.made(second)).toBe('***');
    steps.give(WORDS, words({ a: 'long' }));
    steps.give(WORDS, words({ a: 'long', b: 'x' }));
    expect(steps.made(second)).toBe('****');
  });

  it('read what takes time only when it is settled', async () => {
    const later: LaterStep<string> = {
      name: 'later',
      makeLater: async (reading) => {
        ran.push('later');
        return reading.members(WORDS).get('a') ?? '';
      },
    };
    const reads: Step<string> = { name: 'reads', make: (reading) => `${reading.whole(later)}!` };
    expect(() => steps.made(reads)).toThrow('"later" is read before it is settled.');
    await steps.settled(later);
    expect(steps.made(reads)).toBe('one!');
    steps.give(WORDS, words({ a: 'one', b: 'x' }));
    await steps.settled(later);
    expect(steps.made(reads)).toBe('one!');
    expect(ran).toEqual(['later']);
  });

  it('are refused where one is made of itself, or looks when it is over', () => {
    const circle: Step<number> = { name: 'circle', make: (reading) => reading.whole(circle) + 1 };
    expect(() => steps.made(circle)).toThrow('"circle" is made of itself.');
    const view: Step<Words> = { name: 'view', make: (reading) => reading.members(WORDS) };
    expect(() => steps.made(view).get('a')).toThrow('"words" is read by a step that is over.');
  });

  it('are made anew after a step that failed, and when they were forgotten', () => {
    let fails = true;
    const failing: Step<string> = {
      name: 'failing',
      make: (reading: Reading) => {
        if (fails) throw new Error('not yet');
        return reading.members(WORDS).get('a') ?? '';
      },
    };
    expect(() => steps.made(failing)).toThrow('not yet');
    fails = false;
    expect(steps.made(failing)).toBe('one');
    steps.give(WORDS, words({ a: 'else' }));
    steps.forgetOthers();
    expect(steps.made(failing)).toBe('else');
  });
});
