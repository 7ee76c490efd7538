// Compiles the validators of a form, from the cache where the schema is known, live schemas under a time limit.
import {
  type FormBundle,
  mayBegin,
  planRules,
  RuntimeError,
  type Validate,
  verdictsAtRest,
  verdictsOf,
  withDefaults,
} from '../../core/index.ts';
import { stable } from '../model/hash.ts';
import type { LinkedForm, Model } from '../model/model.ts';
import type { Report } from '../read/faults.ts';
import type { Cache } from '../schema/cache.ts';
import { instantiate } from '../schema/instantiate.ts';
import { memory, remembered } from '../schema/memory.ts';
import { withBoundedPatterns } from '../schema/pattern-speed.ts';
import { compilerFor, compileValidator, reasonOf, validatorsModule } from '../schema/validators.ts';
import { bundleForm, type Unnamed } from './bundle.ts';
import { compileLive, matchesBranches, TimeLimitError } from './live.ts';

/** A form ready to judge; only its address is missing. */
export interface CompiledForm {
  readonly bundled: Unnamed<FormBundle>;
  readonly validatorsCode: string;
  readonly validate: Validate;
}

/** The validators of a form as they run here. */
export const validateOf = (validatorsCode: string): Validate =>
  remembered(instantiated, validatorsCode, () => instantiate(validatorsCode));

/** The code of the validators of a form; undefined where its schema is refused, which is a fault. */
export async function validatorsOf(
  linked: LinkedForm,
  { cache, timeLimitMs }: { readonly cache: Cache; readonly timeLimitMs: number },
  report: Report,
): Promise<string | undefined> {
  try {
    const bounded = withBoundedPatterns(linked.schema);
    const code = await cache.get(
      'validator',
      `${compilerFor(bounded)}\n${stable(bounded)}`,
      async () => compileValidator(bounded),
    );
    const live = await Promise.all(
      linked.sections
        .filter((section) => matchesBranches(section.schema))
        .map(({ schema }) =>
          cache.get('live', `${compilerFor(schema)}\n${stable(schema)}`, () =>
            compileLive(schema, timeLimitMs),
          ),
        ),
    );
    return validatorsModule(code, live);
  } catch (error) {
    reportRefused(linked, error, report);
    return undefined;
  }
}

/** An edit leaves most forms as they were. */
const instantiated = memory<Validate>(100);

/** The form with its texts and rules; undefined where one of them cannot be used, which is a fault. */
export async function bundledOf(
  linked: LinkedForm,
  model: Model,
  report: Report,
): Promise<Unnamed<FormBundle> | undefined> {
  try {
    const bundled = await withVerdicts(bundleForm(linked, model));
    return { ...bundled, mayBegin: mayBegin({ ...bundled, ...UNNAMED }) };
  } catch (error) {
    reportUnusable(linked, error, report);
    return undefined;
  }
}

/** With what the engine says of each rule, of an empty form and else, so that a page need not ask it. */
async function withVerdicts(bundled: Unnamed<FormBundle>): Promise<Unnamed<FormBundle>> {
  const planned = bundled.rules.flatMap((rule) => planRules([rule]).rules);
  const atRest = await verdictsAtRest(planned, withDefaults({ ...bundled, ...UNNAMED }, {}));
  const verdicts = await Promise.all(planned.map(({ rule }) => verdictsOf(rule.conditions)));
  const rules = planned.map(({ rule }, at) => ({
    ...rule,
    ...(atRest[at] && { atRest: atRest[at] }),
    ...(verdicts[at] !== undefined && { verdicts: verdicts[at] }),
  }));
  return { ...bundled, rules };
}

/** Its address comes last. */
const UNNAMED = { release: '', modules: { validators: '' } };

function reportRefused({ file, id }: LinkedForm, error: unknown, report: Report): void {
  if (error instanceof TimeLimitError) {
    report({
      code: 'too-slow-to-compile',
      file,
      place: '',
      message: `The schema of the form "${id}" could not be prepared within ${error.timeLimitMs / 1000} seconds.`,
      remedy: 'Look for choices (oneOf, anyOf) nested many times over, and flatten them.',
    });
    return;
  }
  report({
    code: 'schema-refused',
    file,
    place: '',
    message: `The schema of the form "${id}" cannot be compiled: ${reasonOf(error)}.`,
    remedy: 'Correct the schema at that place.',
  });
}

/** A lint says what is wrong with the rule or the text; this is told where none does, so that nothing is left out unsaid. */
function reportUnusable({ id, file, placed }: LinkedForm, error: unknown, report: Report): void {
  const name = error instanceof RuntimeError ? error.params.rule : undefined;
  const culprit = placed.find(({ rule }) => rule.name === name);
  const what = culprit === undefined ? '' : `: its rule "${culprit.rule.name}" cannot be run`;
  report({
    code: 'form-refused',
    file: culprit?.file ?? file,
    place: culprit?.place ?? '',
    message: `The form "${id}" cannot be put together${what}.`,
    remedy: `Compare it with the guide (schemas/README.md). For an engineer: ${reasonOf(error)}`,
  });
}
