// Lint: a pattern is written as JSON Schema takes it, and none takes too long on a text made up to hang the server.
import type { Json } from '../../../core/index.ts';
import { isObject } from '../../../core/index.ts';
import { ignoresCase, patternRemedy } from '../../check/pattern-words.ts';
import { comparisonsOf } from '../../compile/rules.ts';
import type { LinkedForm } from '../../model/model.ts';
import { longestQuick, slownessOf } from '../../schema/pattern-speed.ts';
import { type Placed, subschemasOf } from '../../schema/subschemas.ts';
import type { LaterFormLint } from '../common/lint.ts';

interface Found {
  readonly pattern: string;
  readonly file: string;
  readonly place: string;
  /** The longest text it is tried on, where there is such a limit. */
  readonly longest?: Json | undefined;
}

export const patterns: LaterFormLint = {
  each: 'forms',
  lookLater: async (form, { cache, report }) => {
    const found = [
      ...inSchemas(form),
      ...inRules(form).filter(({ pattern }) => !ignoresCase(pattern)),
    ];
    for (const { pattern, file, place, longest } of found) {
      const slashed = slashedWords(pattern);
      if (slashed !== undefined) {
        report({ code: 'slashed-pattern', file, place, ...slashed });
        continue;
      }
      // Some browsers read it, others do not; in a rule it is told of the value.
      if (ignoresCase(pattern)) {
        report({
          code: 'flagged-pattern',
          file,
          place,
          message: `The pattern ${pattern} cannot be read by every browser.`,
          remedy: patternRemedy(pattern),
        });
        continue;
      }
      const slowness = await slownessOf(pattern, cache);
      if (slowness === 0) continue;
      const most = longestQuick(slowness);
      if (most > 0 && typeof longest === 'number' && longest <= most) continue;
      report({ code: 'slow-pattern', file, place, ...wordsOf(pattern, most) });
    }
  },
};

const wordsOf = (pattern: string, most: number) =>
  most === 0
    ? {
        message: `The pattern ${pattern} can take exponentially long on a text made for it.`,
        remedy: 'Do not repeat a group that itself repeats, as in (a+)+ or (a|a)*.',
      }
    : {
        message: `The pattern ${pattern} can take very long on a long text made for it.`,
        remedy: `Add "maxLength": ${most} or less beside it, or do not let two repeated parts match the same signs, as in \\s*.*.`,
      };

/** As programs write a pattern: `/^[0-9]+$/i`. */
const SLASHED = /^\/(.+)\/([a-z]*)$/s;

function slashedWords(pattern: string): { message: string; remedy: string } | undefined {
  const [, inner, flags] = SLASHED.exec(pattern) ?? [];
  if (inner === undefined) return undefined;
  return {
    message: `The pattern ${pattern} stands between slashes, which would have to be typed.`,
    remedy: `Take the slashes away${flags === '' ? '' : ` and "${flags}" behind them`}: ${inner}. For capitals and small letters write both, as [A-Za-z].`,
  };
}

/** Those of fields by the file that declares them, and those deeper in the schema, such as below `not`. */
function inSchemas(form: LinkedForm): readonly Found[] {
  const ofFields = [...form.fields.values()].flatMap(({ schema, file, place }) => {
    const pattern = schema.pattern;
    if (typeof pattern !== 'string') return [];
    return [{ pattern, file, place: `${place}/pattern`, longest: schema.maxLength }];
  });
  const known = new Set(ofFields.map(({ pattern }) => pattern));
  const deeper = form.sections.flatMap(({ schema, file }) =>
    [...subschemasOf(schema)].flatMap((inner) => patternsAt(inner, file)),
  );
  return [...ofFields, ...deeper.filter(({ pattern }) => !known.has(pattern))];
}

function patternsAt({ schema, place }: Placed, file: string): readonly Found[] {
  const { pattern, patternProperties } = schema;
  const names = Object.keys(isObject(patternProperties) ? patternProperties : {});
  return [
    ...(typeof pattern === 'string'
      ? [{ pattern, file, place: `${place}/pattern`, longest: schema.maxLength }]
      : []),
    ...names.map((name) => ({ pattern: name, file, place: `${place}/patternProperties` })),
  ];
}

function inRules(form: LinkedForm): readonly Found[] {
  return form.placed.flatMap(({ rule, file, place }) =>
    comparisonsOf(rule.conditions, `${place}/conditions`).flatMap(
      ({ operator, value, place: inner }) =>
        matched(operator, value, `${inner}/value`).map((found) => ({
          ...found,
          file,
        })),
    ),
  );
}

/** Also inside the test of a list's rows. */
function matched(
  operator: string,
  value: Json,
  place: string,
): readonly { pattern: string; place: string }[] {
  if (/(^|:)matches$/.test(operator) && typeof value === 'string')
    return [{ pattern: value, place }];
  if (!isObject(value) || typeof value.operator !== 'string') return [];
  return matched(value.operator, value.value ?? null, `${place}/value`);
}
