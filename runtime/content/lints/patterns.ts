// Lint: no pattern takes exponentially long on a text somebody made up to hang the server.
import { check } from 'recheck';
import { comparisonsOf } from '../rules.ts';
import { type Lint, rulesWithPlaces } from './lint.ts';

interface Found {
  readonly pattern: string;
  readonly file: string;
  readonly place: string;
}

export const patterns: Lint = async ({ model, cache, report }) => {
  const found: Found[] = model.forms.flatMap((form) => [
    ...[...form.fields.values()].flatMap(({ schema, file, place }) => {
      const pattern = schema.pattern;
      return typeof pattern === 'string' ? [{ pattern, file, place: `${place}/pattern` }] : [];
    }),
    ...rulesWithPlaces(form).flatMap(({ rule, place }) =>
      comparisonsOf(rule.conditions).flatMap(({ operator, value, place: inner }) =>
        operator === 'matches' && typeof value === 'string'
          ? [{ pattern: value, file: form.rulesFile, place: `${place}${inner}/value` }]
          : [],
      ),
    ),
  ]);
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

/** `safe`, `vulnerable` or `unknown`. In this process: patterns are short, and no helper program need be there. */
async function judge(pattern: string): Promise<string> {
  process.env.RECHECK_BACKEND ??= 'pure';
  const { status } = await check(pattern, 'u', { timeout: 2_000 });
  return status;
}
