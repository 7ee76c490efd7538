// Lint: no pattern takes exponentially long on a text somebody made up to hang the server.
import { check } from 'recheck';
import type { Json } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { comparisonsOf } from '../compile/rules.ts';
import type { LinkedForm } from '../model/model.ts';
import { type Placed, subschemasOf } from '../schema/subschemas.ts';
import type { Lint } from './lint.ts';

interface Found {
  readonly pattern: string;
  readonly file: string;
  readonly place: string;
}

export const patterns: Lint = async ({ model, cache, report }) => {
  const found = model.forms.flatMap((form) => [...inSchemas(form), ...inRules(form)]);
  for (const { pattern, file, place } of found) {
    if ((await cache.get('pattern', pattern, () => judge(pattern))) !== 'vulnerable') continue;
    report({
      code: 'slow-pattern',
      file,
      place,
      message: `The pattern ${pattern} can take exponentially long on a text made for it.`,
      remedy: 'Do not repeat a group that itself repeats, as in (a+)+ or (a|a)*.',
    });
  }
};

/** Those of fields by the file that declares them, and those deeper in the schema, such as below `not`. */
function inSchemas(form: LinkedForm): readonly Found[] {
  const ofFields = [...form.fields.values()].flatMap(({ schema, file, place }) => {
    const pattern = schema.pattern;
    return typeof pattern === 'string' ? [{ pattern, file, place: `${place}/pattern` }] : [];
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
    ...(typeof pattern === 'string' ? [{ pattern, file, place: `${place}/pattern` }] : []),
    ...names.map((name) => ({ pattern: name, file, place: `${place}/patternProperties` })),
  ];
}

function inRules(form: LinkedForm): readonly Found[] {
  return form.placed.flatMap(({ rule, file, place }) =>
    comparisonsOf(rule.conditions).flatMap(({ operator, value, place: inner }) =>
      matched(operator, value, `${place}${inner}/value`).map((found) => ({
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
  if (operator === 'matches' && typeof value === 'string') return [{ pattern: value, place }];
  if (!isObject(value) || typeof value.operator !== 'string') return [];
  return matched(value.operator, value.value ?? null, `${place}/value`);
}

/** `safe`, `vulnerable` or `unknown`. In this process: patterns are short, and no helper program need be there. */
async function judge(pattern: string): Promise<string> {
  process.env.RECHECK_BACKEND ??= 'pure';
  const { status } = await check(pattern, 'u', { timeout: 2_000 });
  return status;
}
