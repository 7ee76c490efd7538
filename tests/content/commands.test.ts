// Commands and their inverses: whatever was done is taken back byte for byte, and done again byte for byte.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  applyCommand,
  type Command,
  type ContentSource,
  type Edited,
  faultOfNew,
  meet,
  ownWordsAt,
  printJson,
  textAt,
  unedited,
} from '../../runtime/content/index.ts';
import { type Random, randomOf } from '../helpers/chance/random.ts';
import { repositoryContent } from '../helpers/releases.ts';

const APP = 'messages/en-US/app.json';

/** What the random commands are about: small, so that they are many. */
const FEEDBACK = 'messages/en-US/feedback.json';
const PRACTICE = 'messages/en-US/sections/practice.json';

let shipped: ContentSource;
let few: ContentSource;
let keys: readonly string[];
beforeAll(async () => {
  shipped = await repositoryContent();
  const ofFile = (file: string, first: string) =>
    Object.keys(JSON.parse(shipped.get(file) ?? '{}'))
      .filter((name) => name !== '$schema')
      .map((name) => `${first}.${name}`);
  few = new Map([...shipped].filter(([file]) => /practice|feedback|mail\/staff/.test(file)));
  keys = [
    ...ofFile(PRACTICE, 'sections.practice').slice(0, 4),
    ...ofFile(FEEDBACK, 'feedback'),
    ...['mail.staff_reset', 'feedback.brand.new.label', 'feedback.404'],
  ];
});

/** Carries a command out that can be. */
function done(edited: Edited, command: Command) {
  const made = applyCommand(edited, command);
  if ('fault' in made) throw new Error(`${JSON.stringify(command)}: ${made.fault}`);
  return made;
}

/** The same content as somebody else would have laid it out: other spaces, and letters written out. */
function laidOut(source: ContentSource, random: Random): ContentSource {
  return new Map(
    [...source].map(([file, text]) => {
      if (!file.endsWith('.json') || random.below(2) === 0) return [file, text];
      return [file, `${JSON.stringify(JSON.parse(text), null, random.of([0, 1, 4]))}\r\n`];
    }),
  );
}

function someCommand(random: Random, edited: Edited): Command {
  const key = random.of(keys);
  const text = `${random.of(['Hello', 'Ünï “x”', '\u200b', '{{name}} x', 'a'.repeat(150)])} ${random.below(4)}`;
  const kind = random.below(10);
  if (kind < 5) return { kind: 'sentence', key, text };
  if (kind === 5) return { kind: 'sentence', key, use: random.of(keys) };
  if (kind === 6) return { kind: 'sentence', key, gone: true };
  if (kind === 7)
    return { kind: 'file', path: 'messages/en-US/mail/another.md', text: random.of([text, null]) };
  const now = edited.source.get(FEEDBACK) ?? '{}';
  const texts = [now, now.replace('{', '{ '), null, edited.base.get(FEEDBACK) ?? null];
  return { kind: 'file', path: FEEDBACK, text: random.of(texts) };
}

describe('commands', () => {
  it('of 500 random sequences are all taken back byte for byte, and all done again byte for byte', () => {
    let carriedOut = 0;
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = randomOf(seed);
      const base = random.below(2) === 0 ? few : laidOut(few, random);
      let edited = unedited(base);
      const inverses: Command[] = [];
      for (let at = 0; at < 12; at += 1) {
        const made = applyCommand(edited, someCommand(random, edited));
        if ('fault' in made) continue;
        edited = made.edited;
        inverses.push(made.inverse);
      }
      carriedOut += inverses.length;
      const end = edited.source;
      const again: Command[] = [];
      for (const inverse of inverses.toReversed()) {
        const made = done(edited, inverse);
        edited = made.edited;
        again.push(made.inverse);
      }
      expect([seed, [...edited.source]]).toEqual([seed, [...base]]);
      for (const command of again.toReversed()) edited = done(edited, command).edited;
      expect([seed, [...edited.source]]).toEqual([seed, [...end]]);
    }
    expect(carriedOut).toBeGreaterThan(3000);
  });

  it('keep a sentence where it is, and every file as it is printed', () => {
    const key = 'app.nav.home';
    const before = Object.keys(JSON.parse(shipped.get(APP) ?? ''));
    const { edited, reading } = done(unedited(shipped), { kind: 'sentence', key, text: 'Start' });
    const now = edited.source.get(APP) ?? '';
    expect(Object.keys(JSON.parse(now))).toEqual(before);
    expect(printJson(JSON.parse(now))).toBe(now);
    expect([...edited.source].filter(([file, text]) => shipped.get(file) !== text)).toHaveLength(1);
    expect(reading).toMatchObject({ what: key, from: textAt(shipped, key), to: 'Start' });
  });

  it('put a new sentence behind those most like it, and one that comes back where it was', () => {
    const added = done(unedited(shipped), {
      kind: 'sentence',
      key: 'app.nav.zebra',
      text: 'Zebra',
    });
    const names = Object.keys(JSON.parse(added.edited.source.get(APP) ?? ''));
    expect(names[names.indexOf('nav.zebra') - 1]).toMatch(/^nav\./);
    const gone = done(added.edited, { kind: 'sentence', key: 'app.name', gone: true });
    const back = done(gone.edited, gone.inverse);
    expect(back.edited.source).toEqual(added.edited.source);
  });

  it('let a sentence say the same as another, and have words of its own again', () => {
    const key = 'app.title.signIn';
    const other = { kind: 'sentence', key, use: 'app.name' } as const;
    const made = done(unedited(shipped), other);
    expect(textAt(made.edited.source, key)).toBe('Attorney Network');
    expect(made.inverse).toEqual({ kind: 'sentence', key, use: 'app.signIn.title' });
    const own = done(made.edited, { kind: 'sentence', key, text: 'Welcome' });
    expect(ownWordsAt(own.edited.source, key)).toEqual({ text: 'Welcome' });
    expect(own.inverse).toEqual(other);
  });

  it('call a field in their sentence as people read it', () => {
    const label = 'feedback.message.label';
    const key = keys.find((one) => /^feedback\..*\.(hint|error\.\w+)$/.test(one)) ?? label;
    const { reading } = done(unedited(shipped), { kind: 'sentence', key, text: 'Write it here.' });
    const of = textAt(shipped, key.replace(/\.(hint|error\.\w+)$/, '.label'));
    expect([reading.of, typeof of]).toEqual([of, 'string']);
  });

  it('meet where they are about the same sentence or the same file, and nowhere else', () => {
    const touches = (command: Command) => done(unedited(shipped), command).touches;
    const name = touches({ kind: 'sentence', key: 'app.name', text: 'A' });
    const skip = touches({ kind: 'sentence', key: 'app.skip', text: 'A' });
    const file = touches({ kind: 'file', path: APP, text: '{}' });
    const mail = touches({ kind: 'sentence', key: 'mail.staff_reset', text: 'A' });
    expect([meet(name, name), meet(name, skip), meet(name, mail)]).toEqual([true, false, false]);
    expect([meet(name, file), meet(file, skip), meet(file, mail)]).toEqual([true, true, false]);
  });

  it('take back whatever was there, though nobody may say it anew', () => {
    const long = 'a'.repeat(3000);
    const odd = { name: long, skip: { use: 'app.nowhere' }, 'no.sentence': 'b' };
    const base = new Map([...shipped, [APP, JSON.stringify(odd)]]);
    for (const key of ['app.name', 'app.skip']) {
      const made = done(unedited(base), { kind: 'sentence', key, text: 'Short' });
      expect(faultOfNew(base, made.inverse as Command)).toBeDefined();
      expect(done(made.edited, made.inverse).edited.source).toEqual(base);
    }
  });

  it('refuse what cannot be done, and leave everything as it is', () => {
    const broken = new Map([...shipped, [APP, '{ "name": ']]);
    const faults = (base: ContentSource, command: Command) => {
      const made = applyCommand(unedited(base), command);
      return faultOfNew(base, command) ?? ('fault' in made ? made.fault : 'done');
    };
    const told = [
      faults(broken, { kind: 'sentence', key: 'app.name', text: 'A' }),
      faults(shipped, { kind: 'sentence', key: 'app.$schema', text: 'A' }),
      faults(shipped, { kind: 'sentence', key: '__proto__.x', text: 'A' }),
      faults(shipped, { kind: 'sentence', key: 'app.nowhere', gone: true }),
      faults(shipped, { kind: 'sentence', key: 'mail.staff_reset', gone: true }),
      faults(shipped, { kind: 'file', path: 'schemas/../../x.json', text: '' }),
      faults(shipped, { kind: 'file', path: 'messages\\x.md', text: '' }),
      faults(shipped, { kind: 'file', path: 'messages/en-US/pages/.hidden.md', text: '' }),
      faults(shipped, {
        kind: 'file',
        path: 'messages/en-US/pages/x.md',
        text: 'a'.repeat(1_000_001),
      }),
    ];
    expect(told).toEqual(
      'not-json no-sentence no-sentence no-sentence long-uses path path path too-long'.split(' '),
    );
    const odd = done(unedited(shipped), { kind: 'sentence', key: 'app.__proto__', text: 'A' });
    expect(textAt(odd.edited.source, 'app.__proto__')).toBe('A');
    expect(({} as { text?: string }).text).toBeUndefined();
  });
});
