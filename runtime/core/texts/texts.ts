// Gives sentences by key: plain ones as they are, others filled from what the release compiled them to.
import { RuntimeError } from '../model/errors.ts';
import type { Fault, FormBundle, JsonObject, TextProgram } from '../model/types.ts';
import { generic } from '../values/paths.ts';
import { fillProgram } from './program.ts';

/** Sentences with placeholders by full key, as releases compile them; those of an older release fill themselves. */
export type Templates = Readonly<Record<string, TextProgram | ((params: JsonObject) => string)>>;

export interface Texts {
  readonly locale: string;
  readonly has: (key: string) => boolean;
  /** The sentence of a key; an unknown key throws a RuntimeError, since a check should have found it. */
  readonly t: (key: string, params?: JsonObject) => string;
}

/** Makes the texts of one locale. Nothing is escaped: the screen escapes, not the text. */
export function createTexts(source: {
  readonly messages: Readonly<Record<string, string>>;
  readonly templates: Templates;
  readonly locale: string;
}): Texts {
  const { messages, templates, locale } = source;

  const render = (key: string, template: Templates[string], params: JsonObject): string => {
    try {
      return typeof template === 'function' ? template(params) : fillProgram(template, params);
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

/** A form's own sentences, and under them those common to all. */
export function layeredTexts(own: Texts, common: Texts): Texts {
  return {
    locale: own.locale,
    has: (key) => own.has(key) || common.has(key),
    t: (key, params) => (own.has(key) ? own : common).t(key, params),
  };
}

/** What is said of a form that cannot be sent as it is: `<form>.invalid`, else what fits its faults. */
export function invalidText(
  texts: Texts,
  form: Pick<FormBundle, 'id'>,
  faults: readonly Pick<Fault, 'code'>[],
): string {
  const own = `${form.id}.invalid`;
  if (texts.has(own)) return texts.t(own);
  const missing = faults.filter(({ code }) => MISSING.includes(code)).length;
  if (missing === 0) return texts.t('runtime.invalid.wrong');
  return texts.t(missing < faults.length ? 'runtime.invalid.both' : 'runtime.invalid.missing');
}

/** Faults of what is not there. */
const MISSING: readonly string[] = ['required', 'minItems'];

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
