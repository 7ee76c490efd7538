// Lint: a pattern is written as JSON Schema takes it, and none takes too long on a text made up to hang the server.
import type { Json } from '../../../core/index.ts';
import { isObject } from '../../../core/index.ts';
import { ignoresCase } from '../../check/pattern-words.ts';
import { comparisonsOf } from '../../compile/rules.ts';
import type { LinkedForm } from '../../model/model.ts';
import { longestQuick, slownessOf } from '../../schema/pattern-speed.ts';
import { type Placed, subschemasOf } from '../../schema/subschemas.ts';
import type { LaterFormLint } from '../common/lint.ts';
import { misreadPattern, slowWords } from './pattern-faults.ts';

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
      const misread = misreadPattern(pattern);
      if (misread !== undefined) {
        report({ file, place, ...misread });
        continue;
      }
      const slowness = await slownessOf(pattern, cache);
      if (slowness === 0) continue;
      const most = longestQuick(slowness);
      if (most > 0 && typeof longest === 'number' && longest <= most) continue;
      report({ code: 'slow-pattern', file, place, ...slowWords(pattern, most) });
    }
  },
};

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
