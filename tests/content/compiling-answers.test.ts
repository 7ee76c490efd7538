// What is compiled for browsers: checks of the answers of calls, and the validators of forms, each refused in words.
import { describe, expect, it } from 'vitest';
import { compileAnswers } from '../../runtime/content/compile/answers.ts';
import { bundledOf, validateOf, validatorsOf } from '../../runtime/content/compile/compile.ts';
import type { ContentFault } from '../../runtime/content/index.ts';
import { RuntimeError } from '../../runtime/core/index.ts';

const text = { type: 'string' };
function reporting(isLiveKnown = false) {
  const faults: ContentFault[] = [];
  const asked: [kind: string, schema: unknown][] = [];
  const cache = {
    get: (kind: string, ingredients: string, make: () => Promise<string>) => {
      asked.push([kind, JSON.parse(ingredients.slice(ingredients.indexOf('\n')))]);
      // Those of branches take long to make; here they are known.
      return kind === 'live' && isLiveKnown ? Promise.resolve('exports.live = 1;') : make();
    },
  };
  const report = (fault: unknown) => {
    faults.push(fault as ContentFault);
  };
  return { faults, asked, cache, report: report as never };
}

describe('the answers of a call', () => {
  const compiled = async (responses: object) => {
    const { faults, asked, cache, report } = reporting();
    const code = await compileAnswers('towns', { responses } as never, cache, report);
    return { code, faults, asked };
  };

  it('are checked by those that say it went well, and may say more than is known', async () => {
    const good = {
      $comment: 'For colleagues.',
      type: 'object',
      additionalProperties: false,
      properties: {
        list: {
          type: 'array',
          items: { type: 'object', additionalProperties: true, properties: {} },
        },
        named: { type: 'object', additionalProperties: { ...text, additionalProperties: false } },
        kind: { enum: ['a', 'b'] },
      },
    };
    const known = {
      type: 'object',
      properties: {
        list: { type: 'array', items: { type: 'object', properties: {} } },
        named: { type: 'object', additionalProperties: text },
        kind: { enum: ['a', 'b'] },
      },
    };
    const one = await compiled({ '200': good, '4xx': text, '5xx': { type: 'object' } });
    expect(one).toEqual({ code: expect.any(String), faults: [], asked: [['answers', known]] });
    expect(one.code?.length).toBeGreaterThan(50);
    const two = await compiled({ '200': good, '201': { type: 'array' } });
    expect(two.asked).toEqual([['answers', { anyOf: [known, { type: 'array' }] }]]);
  });

  it('are not looked into where they are a file, or where none goes well', async () => {
    for (const responses of [{ '200': text }, { '404': { type: 'object' } }, {}])
      expect(await compiled(responses)).toEqual({ code: undefined, faults: [], asked: [] });
  });

  it('that cannot be checked are told', async () => {
    const { code, faults } = await compiled({
      '200': { type: 'object', properties: { a: { type: 'no such' } } },
    });
    expect(code).toBeUndefined();
    expect(faults).toEqual([
      {
        code: 'answers-refused',
        file: 'schemas/calls/towns.json',
        place: '/responses',
        message: expect.stringMatching(/^The answers of the call "towns" cannot be checked: .+\.$/),
        remedy: 'Say of each member what it is, by type, const and enum of plain values.',
      },
    ]);
  });
});

const FORM = { id: 'trip', file: 'schemas/forms/trip/form.json', placed: [] };

describe('the validators of a form', () => {
  const compiled = async (
    schema: object,
    sections: readonly object[] = [],
    timeLimitMs = 60_000,
  ) => {
    const { faults, asked, cache, report } = reporting(timeLimitMs > 1);
    const linked = { ...FORM, schema, sections: sections.map((one) => ({ schema: one })) };
    const code = await validatorsOf(linked as never, { cache, timeLimitMs }, report);
    return { code, faults, asked };
  };
  const branched = { type: 'object', oneOf: [{ required: ['a'] }, { required: ['b'] }] };

  it('judge its answers, and match branches where a section has some', async () => {
    const schema = { type: 'object', properties: { a: { ...text, maxLength: 2 } } };
    const { code = '', faults, asked } = await compiled(schema, [schema]);
    expect(faults).toEqual([]);
    expect(asked.map(([kind]) => kind)).toEqual(['validator']);
    const validate = validateOf(code);
    expect(validateOf(code)).toBe(validate);
    const live = await compiled(branched, [schema, branched]);
    expect(live.asked).toEqual([
      ['validator', expect.anything()],
      ['live', branched],
    ]);
    expect(live.code).not.toBe(code);
    expect(live.code).toContain('export');
  });

  it('are told where its schema cannot be compiled, or takes too long', async () => {
    const odd = await compiled({ type: 'no such' });
    expect(odd.code).toBeUndefined();
    expect(odd.faults).toEqual([
      {
        code: 'schema-refused',
        file: FORM.file,
        place: '',
        message: expect.stringMatching(/^The schema of the form "trip" cannot be compiled: .+\.$/),
        remedy: 'Correct the schema at that place.',
      },
    ]);
    const slow = await compiled(branched, [branched], 1);
    expect(slow.faults).toEqual([
      {
        code: 'too-slow-to-compile',
        file: FORM.file,
        place: '',
        message: 'The schema of the form "trip" could not be prepared within 0.001 seconds.',
        remedy: 'Look for choices (oneOf, anyOf) nested many times over, and flatten them.',
      },
    ]);
  });
});

describe('a form that cannot be put together', () => {
  const told = async (error: unknown, placed: readonly object[] = []) => {
    const { faults, report } = reporting();
    const linked = {
      ...FORM,
      placed,
      get form(): never {
        throw error;
      },
    };
    return { made: await bundledOf(linked as never, {} as never, report), faults };
  };
  const RULE = { rule: { name: 'adult' }, file: 'rules/trip.rules.json', place: '/rules/0' };

  it('is told at the rule that cannot be run, or at the form', async () => {
    const error = new RuntimeError('condition-refused' as never, { rule: 'adult' } as never);
    const { made, faults } = await told(error, [{ ...RULE, rule: { name: 'other' } }, RULE]);
    expect(made).toBeUndefined();
    expect(faults).toEqual([
      {
        code: 'form-refused',
        file: RULE.file,
        place: RULE.place,
        message: 'The form "trip" cannot be put together: its rule "adult" cannot be run.',
        remedy: expect.stringMatching(
          /^Compare it with the guide \(schemas\/README\.md\)\. For an engineer: ./,
        ),
      },
    ]);
    for (const other of [new Error('odd'), error])
      expect((await told(other)).faults).toMatchObject([
        {
          code: 'form-refused',
          file: FORM.file,
          place: '',
          message: 'The form "trip" cannot be put together.',
        },
      ]);
  });
});
