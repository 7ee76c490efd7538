// Makes small form bundles of schemas and layouts: their places as the compiler finds and shapes them, their validators as it
// compiles them.
import { shaped, type UnshapedField } from '../../runtime/content/compile/nodes.ts';
import { fieldsOf } from '../../runtime/content/link/fields.ts';
import { mergeSections } from '../../runtime/content/link/merge-sections.ts';
import { instantiate } from '../../runtime/content/schema/instantiate.ts';
import { compileValidator, validatorsModule } from '../../runtime/content/schema/validators.ts';
import type {
  CompiledRule,
  Conditions,
  Effect,
  FieldInfo,
  FormBundle,
  Json,
  Schema,
  UiSchema,
  Validate,
} from '../../runtime/core/index.ts';

interface SectionSource {
  readonly schema: Schema;
  readonly ui?: UiSchema;
}

interface BundleSource {
  readonly sections?: Readonly<Record<string, SectionSource>>;
  /** Short for one section named `main`. */
  readonly schema?: Schema;
  readonly rules?: readonly CompiledRule[];
  readonly fields?: Readonly<Record<string, Partial<FieldInfo>>>;
  readonly start?: FormBundle['start'];
  readonly messages?: Readonly<Record<string, string>>;
}

/** A bundle with everything a judge looks at; fields follow from the schemas, `show` and `enable` rules included. */
export function bundleOf(source: BundleSource): FormBundle {
  const sections = source.sections ?? { main: { schema: source.schema ?? { type: 'object' } } };
  const rules = source.rules ?? [];
  const fields: Record<string, UnshapedField> = {};
  for (const [id, section] of Object.entries(sections)) addFields(fields, section, id);
  for (const [pointer, extra] of Object.entries(source.fields ?? {})) {
    const known = fields[pointer];
    if (known === undefined) throw new Error(`no field ${pointer}`);
    fields[pointer] = { ...known, ...extra };
  }
  for (const { effect } of rules) flagFields(fields, effect);
  return shaped({
    id: 'test',
    release: 'r1',
    locale: 'en-US',
    timeZone: 'America/New_York',
    kind: 'single' as const,
    access: 'public' as const,
    sections: Object.entries(sections).map(([id, { schema, ui }]) => ({
      id,
      owns: Object.keys(schema.properties ?? {}),
      schema,
      ui: ui ?? {},
    })),
    fields,
    rules,
    messages: source.messages ?? {},
    pages: {},
    calls: {},
    ...(source.start === undefined ? {} : { start: source.start }),
    modules: { validators: '', templates: '' },
    live: false,
  });
}

/** Compiling is dear and forms of tests repeat: one validator for one schema. */
const validators = new Map<string, Validate>();

/** The validator that a release of these sections would carry. */
export function validatorOf({ sections }: FormBundle): Validate {
  const schema = mergeSections(sections.map((section) => section.schema));
  const key = JSON.stringify(schema);
  const validate =
    validators.get(key) ?? instantiate(validatorsModule(compileValidator(schema), []));
  validators.set(key, validate);
  return validate;
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

function addFields(
  fields: Record<string, UnshapedField>,
  { schema, ui }: SectionSource,
  section: string,
): void {
  const linked = { schema, origins: new WeakMap() };
  for (const [pointer, node] of fieldsOf(section, linked, ui ?? {}, ['test'])) {
    fields[pointer] = {
      section,
      type: String(node.schema.type ?? 'string'),
      label: `${node.prefixes[0]}.label`,
      ...(node.required && { required: true }),
    };
  }
}

function flagFields(fields: Record<string, UnshapedField>, effect: Effect): void {
  if (effect.type !== 'show' && effect.type !== 'enable') return;
  const flag = effect.type === 'show' ? { hiddenAtFirst: true } : { disabledAtFirst: true };
  for (const pointer of effect.fields) {
    const field = fields[pointer];
    if (field !== undefined) fields[pointer] = { ...field, ...flag };
  }
}
