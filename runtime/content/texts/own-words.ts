// A form may say in its own words what a section it uses says: `<form>.<rest>` comes before `sections.<section>.<rest>`.
import type { Json } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { type LinkedForm, type Message, SHARED_WORDS } from '../model/model.ts';

type Messages = ReadonlyMap<string, Message>;

const RULES_OF_SECTION = /^rules\/sections\/(.+)\.rules\.json$/;

/** The key by which a form would override a sentence of a section it uses; undefined for any other sentence. */
export function overridingKey({ id, sections }: LinkedForm, key: string): string | undefined {
  const used = sections.find((one) => one.shared && key.startsWith(`${SHARED_WORDS}${one.id}.`));
  return used && `${id}.${key.slice(`${SHARED_WORDS}${used.id}.`.length)}`;
}

/** The key of the sentence that is said in this form: its own where it has one. */
function wordKey(form: LinkedForm, key: string, messages: Messages): string {
  const own = overridingKey(form, key);
  return own !== undefined && messages.has(own) ? own : key;
}

/** The same of every key that a layout or the parameters of an effect name. */
export function inOwnWords<T extends Json | undefined>(
  value: T,
  form: LinkedForm,
  messages: Messages,
): T {
  const walk = (node: Json | undefined): Json | undefined => {
    if (typeof node === 'string') return wordKey(form, node, messages);
    if (Array.isArray(node)) return node.map((item: Json) => walk(item) as Json);
    if (!isObject(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value) as T;
}

/** Beginnings of the keys a rule finds its words by: the form's own, then those of the section it comes with. */
export function ruleWords({ id }: LinkedForm, file: string): readonly string[] {
  const [, section] = RULES_OF_SECTION.exec(file) ?? [];
  return section === undefined ? [id] : [id, `${SHARED_WORDS}${section}`];
}

/** What a dialog that a rule opens says, beside its long text. */
export const WORDS_OF_DIALOG = ['title', 'text', 'close'] as const;

/**
 * The words of each dialog that a section of the form opens, and its long text (`page`); those of the form's own rules
 * are found by its id.
 */
export function dialogsOf(
  form: LinkedForm,
  messages: Messages,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const found: Record<string, Record<string, string>> = {};
  for (const { rule, file } of form.placed) {
    const { dialog, page } = rule.event.params;
    const starts = ruleWords(form, file);
    const isOwn = starts.length === 1;
    if (typeof dialog !== 'string' || (isOwn && page === undefined)) continue;
    const words = WORDS_OF_DIALOG.flatMap((word) => {
      const key = starts
        .map((start) => `${start}.dialog.${dialog}.${word}`)
        .find((one) => messages.has(one));
      return key === undefined ? [] : [[word, key] as const];
    });
    found[dialog] = {
      ...Object.fromEntries(words),
      ...(typeof page === 'string' && { page: wordKey(form, page, messages) }),
    };
  }
  return found;
}
