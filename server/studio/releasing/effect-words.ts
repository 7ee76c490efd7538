// Answers for which a form acts otherwise, as whoever publishes reads them: by labels and choices, with what the form says then.
import {
  type Act,
  answerText,
  type CameOrWent,
  createTexts,
  type FormBundle,
  faultText,
  formTree,
  generic,
  isBlank,
  isList,
  type Json,
  labelOf,
  layeredTexts,
  type Otherwise,
  plainAnswer,
  type Texts,
} from '../../../runtime/core/index.ts';
import type { ReleasedContent, ReleasedForm } from '../../content/released.ts';
import { answerWords } from '../../services/documents/answer-words.ts';

export interface FormInWords {
  readonly act: Act['act'] | CameOrWent['act'];
  /** Label of the field concerned; '' for the form as a whole. */
  readonly field: string;
  readonly given: readonly {
    readonly label: string;
    /** '' where nothing is answered. */
    readonly value: string;
    /** Signs of a text, rows of a list that are too many to be shown; 0 otherwise. */
    readonly signs: number;
    readonly rows: number;
  }[];
  /** What the form says, fills in, offers or opens; '' where that says nothing. */
  readonly said: string;
}

const LONGEST = 60;

/** One letter again and again stands for any text of that length. */
const isFilling = (text: string): boolean => text.length > 2 && text === 'a'.repeat(text.length);

/** What people call a form. */
export const nameOfForm = (texts: Texts, id: string): string =>
  texts.has(`${id}.title`) ? texts.t(`${id}.title`) : id;

/** Of the two forms the second is asked where only it has a field. */
export function actInWords(
  content: ReleasedContent,
  found: Otherwise | CameOrWent,
  forms: readonly [after: ReleasedForm, before: ReleasedForm],
): FormInWords {
  const reader = new Reader(content, forms);
  const field = found.at === '' ? '' : reader.label(found.at);
  if (!('given' in found)) return { act: found.act, field, given: [], said: '' };
  const given = found.given.map(({ at, value }) => ({
    label: reader.label(at),
    ...reader.value(at, value),
  }));
  const isGiven = found.at === '' || found.given.some(({ at }) => at === found.at);
  const isAsked = !isGiven && ANSWERED.has(found.act);
  return {
    ...{ act: found.act, field, said: reader.said(found) },
    given: isAsked ? [...given, { label: field, value: '', signs: 0, rows: 0 }] : given,
  };
}

/** Of these it matters whether the field itself was answered. */
const ANSWERED: ReadonlySet<Act['act']> = new Set(['refused', 'accepted', 'says', 'warned']);

class Reader {
  readonly #forms: readonly { readonly bundle: FormBundle; readonly texts: Texts }[];

  constructor({ texts }: ReleasedContent, forms: readonly ReleasedForm[]) {
    this.#forms = forms.map(({ bundle }) => {
      const { messages, templates = {}, locale } = bundle;
      return { bundle, texts: layeredTexts(createTexts({ messages, templates, locale }), texts) };
    });
  }

  label(at: string): string {
    if (!at.startsWith('/')) return at;
    const { node, texts } = this.#at(at);
    return labelOf(texts, node, at);
  }

  value(at: string, value: Json): { value: string; signs: number; rows: number } {
    const { node, texts } = this.#at(at);
    if (isBlank(value)) return { value: '', signs: 0, rows: 0 };
    if (isList(value) && value.some((row) => typeof row === 'object'))
      return { value: '', signs: 0, rows: value.length };
    const words = answerWords({ ...texts, page: () => undefined });
    const shown = (node && answerText(node, value, words)) || plainAnswer(value);
    return shown.length > LONGEST || isFilling(shown)
      ? { value: '', signs: shown.length, rows: 0 }
      : { value: shown, signs: 0, rows: 0 };
  }

  said({ act, fault, value, at }: Otherwise): string {
    const { bundle, texts } = this.#telling(act);
    if (fault) return faultText(texts, bundle, fault);
    if (act === 'opens' || act === 'unopens' || value === undefined || value === null) return '';
    const offered = isList(value) ? value.slice(0, 6) : [value];
    return offered.map((one) => this.value(at, one).value).join(', ');
  }

  /** What was accepted was refused by the form as it was. */
  #telling(act: Act['act']) {
    const [after, before] = this.#forms;
    const form = act === 'accepted' || act === 'unwarned' ? before : after;
    if (!form) throw new Error('There is no form.');
    return form;
  }

  #at(at: string) {
    for (const { bundle, texts } of this.#forms) {
      const node = at.startsWith('/') ? formTree(bundle).at(generic(at)) : undefined;
      if (node) return { node, texts };
    }
    return { node: undefined, texts: this.#telling('refused').texts };
  }
}
