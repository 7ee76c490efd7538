// Makes small forms of schemas, layouts and rules: written as content files, and compiled by the compiler of the product.
import { buildRelease, contentOf, LINTS, type ReleasedForm } from '../../runtime/content/index.ts';
import type {
  CompiledRule,
  Conditions,
  Effect,
  FormBundle,
  Json,
  Validate,
} from '../../runtime/core/index.ts';
import { uiMetaWith } from '../../scripts/generate/widget-words.ts';
import { type BundleSource, filesOf } from './bundle-files.ts';
import { CACHE_DIR, repositoryContent } from './releases.ts';

const UI_META = 'schemas/meta/ui.schema.json';
const metas = repositoryContent().then((source) =>
  [...source].filter(([file]) => file.startsWith('schemas/meta/')),
);

/**
 * Every lint but one, which is for the sake of those who keep the content and changes nothing of what is built: that
 * each rule has cases.
 */
const CHECKED = Object.keys(LINTS).filter((name) => name !== 'caseCoverage');

const made = new WeakMap<FormBundle['sections'], ReleasedForm>();

/** The form `test` as a release carries it; throws what the compiler and the check say of it. */
export const bundleOf = (source: BundleSource): Promise<FormBundle> => compiled(source, CHECKED);

/** As `bundleOf`, of a schema made by chance: it may offer what leads nowhere. */
export const chanceBundleOf = (source: BundleSource): Promise<FormBundle> =>
  compiled(
    source,
    CHECKED.filter((name) => name !== 'leadingNowhere'),
  );

/** As `bundleOf`, but not checked: the judge must cope with more than the check lets pass. */
export const uncheckedBundleOf = (source: BundleSource): Promise<FormBundle> =>
  compiled(source, []);

async function compiled(source: BundleSource, lints: readonly string[]): Promise<FormBundle> {
  const content = new Map([...(await metas), ...contentOf(filesOf(source))]);
  withOwnWidgets(content);
  const { release, faults } = await buildRelease(content, { cacheDir: CACHE_DIR, lints });
  const told = faults.map((one) => `${one.code} ${one.file}${one.place}: ${one.message}`);
  if (told.length > 0) throw new Error(told.join('\n'));
  const form = release?.forms.test;
  if (!form) throw new Error('There is no form.');
  made.set(form.bundle.sections, form);
  return { ...form.bundle, release: 'r1' };
}

/** Widgets of the test's own get their names into the meta-schema as `npm run generate` writes them. */
function withOwnWidgets(content: Map<string, string>): void {
  const host = content.get('schemas/widgets.json');
  const meta = JSON.parse(content.get(UI_META) ?? '');
  if (host !== undefined) content.set(UI_META, JSON.stringify(uiMetaWith(meta, JSON.parse(host))));
}

/** The validator that the release of such a form carries. */
export const validatorOf = (bundle: FormBundle): Validate => formOf(bundle).validate;

/** The text of the module that a browser fetches to judge such a form. */
export const validatorsCodeOf = (bundle: FormBundle): string => formOf(bundle).validatorsCode;

function formOf({ sections }: FormBundle): ReleasedForm {
  const form = made.get(sections);
  if (!form) throw new Error('This form was not made by bundleOf.');
  return form;
}

/** A rule with its `reads` left to the core; conditions are one comparison, several, or native ones. */
export function rule(
  name: string,
  when: readonly [string, string, Json | { fact: string }] | Conditions,
  effect: Effect,
  rest: Partial<CompiledRule> = {},
): CompiledRule {
  const conditions: Conditions = isTriple(when)
    ? { all: [{ fact: when[0], operator: when[1], value: when[2] }] }
    : when;
  return { name, on: 'edit', priority: 1, conditions, reads: [], effect, ...rest };
}

/** Conditions that always hold. */
export const ALWAYS: Conditions = { all: [] };

const isTriple = (
  when: readonly [string, string, Json | { fact: string }] | Conditions,
): when is readonly [string, string, Json | { fact: string }] => Array.isArray(when);
