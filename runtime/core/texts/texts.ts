// Gives sentences by key: plain ones as they are, others from precompiled templates. Knows handlebars' runtime, not its compiler.
import Handlebars from 'handlebars/runtime';
import { RuntimeError } from '../model/errors.ts';
import type { Fault, FormBundle, Json, JsonObject } from '../model/types.ts';
import { FORMATS } from '../values/formats.ts';
import { generic } from '../values/paths.ts';
import { isBlank } from '../values/values.ts';

/** Templates as the release compiles them, by full key. */
export type Templates = Readonly<Record<string, TemplateSpecification>>;

export interface Texts {
  readonly locale: string;
  readonly has: (key: string) => boolean;
  /** The sentence of a key; an unknown key throws a RuntimeError, since a check should have found it. */
  readonly t: (key: string, params?: JsonObject) => string;
}

/** Makes the texts of one locale. Templates are strings with `noEscape`: the screen escapes, not the text. */
export function createTexts(source: {
  readonly messages: Readonly<Record<string, string>>;
  readonly templates: Templates;
  readonly locale: string;
}): Texts {
  const { messages, templates, locale } = source;
  const compiled = new Map<string, HandlebarsTemplateDelegate>();
  const environment = Handlebars.create();
  for (const [name, helper] of Object.entries(TEXT_HELPERS))
    environment.registerHelper(name, helper);

  const render = (
    key: string,
    specification: TemplateSpecification,
    params: JsonObject,
  ): string => {
    let template = compiled.get(key);
    if (template === undefined) {
      template = environment.template(specification);
      compiled.set(key, template);
    }
    try {
      return template(params);
    } catch (error) {
      throw new RuntimeError('BAD_TEMPLATE', { key, cause: String(error) });
    }
  };

  return {
    locale,
    has: (key) => Object.hasOwn(messages, key) || Object.hasOwn(templates, key),
    t: (key, params = {}) => {
      const template = Object.hasOwn(templates, key) ? templates[key] : undefined;
      if (template !== undefined) return render(key, template, params);
      const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
      if (message === undefined) throw new RuntimeError('UNKNOWN_MESSAGE', { key });
      return message;
    },
  };
}

/** The helpers a template may use; there are no others. */
export const TEXT_HELPERS = {
  /** `{{date day}}` → 03/09/2026; `{{date day "dateLong"}}` → Mar 9, 2026. */
  date: (value: Json, format: unknown): string => {
    const named =
      typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : FORMATS.date;
    return named?.(value ?? null) ?? '';
  },
  /** `{{money amount}}` → $1,234.50. */
  money: (value: Json): string => FORMATS.money?.(value ?? null) ?? '',
  /** `{{plural count "row" "rows"}}`. */
  plural: (count: Json, one: string, many: string): string => (Number(count) === 1 ? one : many),
  /** `{{noun label}}`: Bank Name → bank name, ZIP Code → ZIP code, as a label reads within a sentence. */
  noun: (label: string): string =>
    label.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll}|-\p{Ll})/gu, (letter) => letter.toLowerCase()),
  /** `{{default contact.phone "our team"}}`: the value, or the text where there is none. */
  default: (value: Json, otherwise: string): Json => (isBlank(value) ? otherwise : value),
} as const;

/** The sentence of a fault: the rule's own, the field's own for this kind of fault, or the general one. */
export function faultText(texts: Texts, form: FormBundle, fault: Fault): string {
  const field = form.fields[generic(fault.path)];
  const label = field !== undefined && texts.has(field.label) ? texts.t(field.label) : '';
  const params = { ...fault.params, label };
  const keys = [
    fault.message,
    field?.errors?.[fault.code],
    `faults.${fault.code}`,
    'faults.invalid',
  ];
  const key = keys.find((candidate) => candidate !== undefined && texts.has(candidate));
  if (key === undefined)
    throw new RuntimeError('UNKNOWN_MESSAGE', { key: fault.message ?? fault.code });
  return texts.t(key, params);
}
