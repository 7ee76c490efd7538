// A file that cannot be read is told of by itself: nobody is told that other files lack what stands in it.
import { describe, expect, it } from 'vitest';
import { Builder, type ContentSource } from '../../runtime/content/index.ts';
import { codeNeeds } from '../../server/content/needs.ts';
import { built, CACHE_DIR, contentWith, edited, repositoryContent } from '../helpers/releases.ts';

/** The same, held against what code needs. */
function builtWith(source: ContentSource) {
  const builder = new Builder({ cacheDir: CACHE_DIR, needs: codeNeeds() });
  builder.change(source);
  return builder.build();
}

/** One of each kind, such that others speak of it. */
const SPOKEN_OF = [
  'schemas/calls/shared/failure.schema.json',
  'schemas/calls/getCounty.json',
  'schemas/flows/matter-claim.json',
  'schemas/flows/request.json',
  'schemas/tables/states.json',
  'schemas/sections/practice/section.schema.json',
  'schemas/sections/practice/section.ui.json',
  'schemas/sections/primary/section.json',
  'schemas/blocks/contact.schema.json',
  'schemas/forms/desk-pay/form.json',
  'schemas/views/fee-schedule.json',
  'schemas/widgets.json',
  'rules/sections/practice.rules.json',
  'rules/sections/primary.rules.json',
  'messages/en-US/sections/practice.json',
];

describe('a file with a word that may not stand there', () => {
  it.each(SPOKEN_OF)('%s: only that is told', async (file) => {
    const spoilt = await contentWith({ [file]: edited((value) => ({ ...value, surprise: 1 })) });
    const { faults } = await built(spoilt);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => fault.file !== file)).toEqual([]);
  });

  it('nor are examples called wrong where a rule of theirs is not written well', async () => {
    const file = 'rules/sections/billing.rules.json';
    const spoilt = await contentWith({
      [file]: edited(({ rules, ...value }) => {
        const [first, ...others] = rules as Record<string, unknown>[];
        return { ...value, rules: [{ ...first, priority: 'high' }, ...others] };
      }),
    });
    const { faults } = await built(spoilt);
    expect(faults.map((fault) => [fault.file, fault.place])).toEqual([[file, '/rules/0/priority']]);
  });

  it('nor is what is of the wrong kind told twice', async () => {
    const file = 'schemas/house.json';
    const spoilt = await contentWith({
      [file]: edited((value) => {
        const { member_acknowledgment: paper, ...others } = value.documents as Record<
          string,
          object
        >;
        return {
          ...value,
          documents: { ...others, member_acknowledgment: { ...paper, offer: true } },
        };
      }),
    });
    const { faults } = await built(spoilt);
    expect(faults.map(({ code, place }) => [code, place])).toEqual([
      ['wrong-kind', '/documents/member_acknowledgment/offer'],
    ]);
  });

  it('and a step is not said to hide its fields where it has none', async () => {
    const folder = 'schemas/forms/desk-deny';
    const without = await contentWith({
      [`${folder}/move.schema.json`]: edited((value) => ({
        ...value,
        properties: {},
        required: [],
      })),
    });
    const { faults } = await built(without);
    expect(faults.map(({ message }) => message)).not.toContain(
      'Nobody can ever see the step "move": all of its fields are hidden.',
    );
  });
});

describe('a mistake is told where it was made', () => {
  const told = async (edits: Parameters<typeof contentWith>[0], needs = false) => {
    const source = await contentWith(edits);
    const { faults } = needs ? await builtWith(source) : await built(source);
    return faults.map(({ code, file, place }) => [code, file, place]);
  };

  it('a field without a label in the section that names it, not in the piece that says what it is', async () => {
    const file = 'schemas/sections/claim-signature/section.schema.json';
    const withDay = edited((value) => ({
      ...value,
      properties: {
        ...(value.properties as object),
        seen_on: { $ref: '../../blocks/common.schema.json#/definitions/date' },
      },
    }));
    const layout = edited((value) => {
      const [first, ...others] = value['ui:groups'] as { fields: string[] }[];
      return {
        ...value,
        'ui:groups': [{ ...first, fields: [...(first?.fields ?? []), 'seen_on'] }, ...others],
      };
    });
    const ui = 'schemas/sections/claim-signature/section.ui.json';
    expect(await told({ [file]: withDay, [ui]: layout })).toContainEqual([
      'missing-label',
      file,
      '/properties/seen_on',
    ]);
  });

  it('a field that code needs in the section that had it, or in the form where nobody can tell', async () => {
    const file = 'schemas/sections/coverage/section.schema.json';
    const without = edited((value) => {
      const { coveragelist: _, ...properties } = value.properties as Record<string, unknown>;
      return { ...value, properties };
    });
    const needed = (await told({ [file]: without }, true)).filter(
      ([code]) => code === 'needed-by-code',
    );
    expect(new Set(needed.map(([, where]) => where))).toEqual(new Set([file]));
  });

  it('a mail that code sends in the file it had', async () => {
    const file = 'messages/en-US/mail/approved.md';
    const source = new Map(await repositoryContent());
    source.delete(file);
    const { faults } = await builtWith(source);
    const needed = faults.filter(({ code }) => code === 'needed-by-code');
    expect(needed.map((fault) => fault.file)).toEqual([file]);
  });
});
