// What the rules of a form say: faults and warnings at the field they stand at, and the words of dialogs they open.
import { generic } from '../../core/index.ts';
import { pointerIn, targetsOf } from '../compile/rules.ts';
import type { FieldNode, LinkedForm, Message, PlacedRule } from '../model/model.ts';
import { overridingKey, ruleWords, WORDS_OF_DIALOG } from '../texts/own-words.ts';
import type { SentencePlace, ShownSentence } from './types.ts';

type Messages = ReadonlyMap<string, Message>;

/** In the order of the rules; a form that says it in its own words shows those. */
export function sentencesOfRules(
  form: LinkedForm,
  labelOf: (field: FieldNode) => string,
  messages: Messages,
): readonly ShownSentence[] {
  return form.placed.flatMap((placed): readonly ShownSentence[] => {
    const { message, dialog, page } = placed.rule.event.params;
    const at = placesOf(form, placed);
    if (typeof message === 'string') {
      const role = placed.rule.event.type === 'warn' ? 'ruleWarn' : 'ruleFault';
      const key = shownKey(form, message, messages);
      return at.map(({ place, field }) => ({
        ...{ key, role, place, detail: placed.rule.name },
        of: field ? labelOf(field) : '',
      }));
    }
    if (typeof dialog !== 'string') return [];
    const keys = ruleWords(form, placed.file)
      .flatMap((start) => WORDS_OF_DIALOG.map((word) => `${start}.dialog.${dialog}.${word}`))
      .filter((key) => messages.has(key));
    const place = { form: form.id, section: '', field: '' };
    return [...keys, ...(typeof page === 'string' ? [shownKey(form, page, messages)] : [])].map(
      (key) => ({ key, role: 'dialog', detail: dialog, of: '', place }),
    );
  });
}

function shownKey(form: LinkedForm, key: string, messages: Messages): string {
  const own = overridingKey(form, key);
  return own !== undefined && messages.has(own) ? own : key;
}

interface At {
  readonly place: SentencePlace;
  readonly field: FieldNode | undefined;
}

/** The fields it stands at; one place of the form where it names none. */
function placesOf(form: LinkedForm, { rule }: PlacedRule): readonly At[] {
  const fields = targetsOf(rule).flatMap(
    ({ path }) => form.fields.get(generic(pointerIn(rule, path))) ?? [],
  );
  if (fields.length === 0)
    return [{ place: { form: form.id, section: '', field: '' }, field: undefined }];
  return fields.map((field) => ({
    place: { form: form.id, section: field.section, field: field.pointer },
    field,
  }));
}
