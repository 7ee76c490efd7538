// What may stand at a place of a file is offered from its meta-schema: tried on every file of the shipped content.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { type Meta, offersAt } from '../../../app/pages/studio/files/meta.ts';
import { rangeOf, unreadAt } from '../../../app/pages/studio/files/places.ts';

const ROOT = process.cwd();
const META = join(ROOT, 'schemas/meta');
const schemas = Object.fromEntries(
  readdirSync(META).map((name) => [name, JSON.parse(readFileSync(join(META, name), 'utf8'))]),
);

const metaOf = (entry: string): Meta => ({ entry, schemas }) as Meta;
const VIEW = metaOf('view.schema.json');
const FORM = metaOf('form.schema.json');
const names = (meta: Meta, text: string) => {
  const at = text.indexOf('|');
  return offersAt(meta, text.replace('|', ''), at).offers.map((offer) => offer.text);
};

const files = [
  'schemas/views',
  'schemas/forms',
  'schemas/flows',
  'schemas/blocks',
  'rules',
].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
);

/** Every name in a file, by where it stands. */
function namesIn(node: Node | undefined): readonly Node[] {
  if (!node) return [];
  if (node.type === 'property')
    return [node.children?.[0], ...namesIn(node.children?.[1])] as Node[];
  return (node.children ?? []).flatMap(namesIn);
}

describe('what may stand in a file', () => {
  it('is offered with every name that stands in the content, where its meta-schema has it by name', () => {
    let known = 0;
    let all = 0;
    for (const file of files) {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const own = /"\$schema": "([^"]+)"/.exec(text)?.[1];
      const entry = own === undefined ? '' : basename(own);
      if (!(entry in schemas)) continue;
      for (const node of namesIn(parseTree(text))) {
        const { offers, isName, from } = offersAt(metaOf(entry), text, node.offset + 1);
        expect([file, isName, from]).toEqual([file, true, node.offset]);
        if (offers.length === 0) continue;
        all += 1;
        if (offers.some((offer) => offer.text === JSON.stringify(node.value))) known += 1;
      }
    }
    expect(all).toBeGreaterThan(3000);
    // Others are names of one's own: fields, conditions, answers.
    expect(known / all).toBeGreaterThan(0.8);
  });

  it('are the names that are not there yet, each with what it is for', () => {
    const offered = names(VIEW, '{ "id": "x", | }');
    expect(offered).toContain('"kind"');
    expect(offered).not.toContain('"id"');
    const [first] = offersAt(VIEW, '{  }', 2).offers;
    expect(first?.title).not.toBe('');
  });

  it('are the values that may be chosen, in place of what stands there', () => {
    const text = '{ "kind": "table" }';
    const { offers, from, to, isName } = offersAt(VIEW, text, text.indexOf('table') + 2);
    expect(offers.map((offer) => offer.text)).toEqual(
      expect.arrayContaining(['"table"', '"facts"']),
    );
    expect([text.slice(from, to), isName]).toEqual(['"table"', false]);
  });

  it('are found through what a schema points to, within lists and objects', () => {
    expect(names(VIEW, '{ "columns": [ { | } ] }').length).toBeGreaterThan(0);
    expect(names(FORM, '{ "nobody": { "knows": [ { | } ] } }')).toEqual([]);
  });

  it.each(['', '{', '{ "a', '[', '{ "a": ', '}', '"', '{ "id": "x" "y" '])(
    'is asked of anything that is typed: %j',
    (text) => {
      for (let at = 0; at <= text.length; at += 1)
        expect(Array.isArray(offersAt(VIEW, text, at).offers)).toBe(true);
    },
  );
});

describe('places of a file', () => {
  const text = '{\n  "a": { "b/c": [1, { "d": true }] }\n}';
  const said = (pointer: string) => {
    const { from, to } = rangeOf(text, pointer);
    return text.slice(from, to);
  };

  it('are the names of members, and the values in lists', () => {
    expect(['/a', '/a/b~1c', '/a/b~1c/0', '/a/b~1c/1/d'].map(said)).toEqual([
      '"a"',
      '"b/c"',
      '1',
      '"d"',
    ]);
  });

  it('of what is missing are those it is missing from', () => {
    expect(['/a/x', '/a/b~1c/7', '', '/zzz'].map(said)).toEqual(['"a"', '"b/c"', '{', '{']);
    expect(rangeOf('', '/a')).toEqual({ from: 0, to: 0 });
  });

  it('from which on a text is no JSON is its first fault', () => {
    expect(unreadAt(text)).toBeUndefined();
    expect(unreadAt('{ "a": 1 "b": 2 }')?.from).toBe(9);
    expect(unreadAt('{ "a": 1, }')).toBeDefined();
    expect(unreadAt('{} // why')).toBeDefined();
  });
});
