// Lint: what the program or a rule fills in is still said: a placeholder that is gone from its sentence is told.
import { isObject } from '../../../core/index.ts';
import type { LinkedForm, Message, Model } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { wordsInBraces } from '../../texts/open-braces.ts';
import { overridingKey } from '../../texts/own-words.ts';
import { readTemplate } from '../../texts/templates.ts';
import type { WholeLint } from '../common/lint.ts';

export const lostPlaceholders: WholeLint = ({ model, report }) => {
  if (model.incomplete) return;
  for (const [key, names] of model.placeholders) {
    const message = model.messages.get(key);
    if (message === undefined || message.uses !== undefined) continue;
    const mentioned = mentionedIn(message.text);
    for (const name of names) if (!mentioned.has(name)) reportLost(message, name, report);
  }
  for (const form of model.forms)
    for (const one of form.placed) checkRule(form, one, model, report);
};

/** What stands in a text that cannot be read is not gone from it: only its braces are wrong. */
function mentionedIn(text: string): ReadonlySet<string> {
  const { placeholders, isUnread } = readTemplate(text);
  return isUnread ? wordsInBraces(text) : new Set(placeholders);
}

const reportLost = ({ key, file, place }: Message, name: string, report: Report): void =>
  report({
    code: 'lost-placeholder',
    file,
    place,
    message: `The message "${key}" no longer says {{${name}}}, which the program fills in.`,
    remedy: `Write {{${name}}} where it belongs. Or take "${name}" out at "${key}" in schemas/placeholders.json.`,
    about: `${key} ${name}`,
  });

/** A rule's params that its sentence does not say, in the wording of the section or of the form. */
function checkRule(
  form: LinkedForm,
  { rule, file, place }: LinkedForm['placed'][number],
  { messages }: Model,
  report: Report,
): void {
  const { message: key, params } = rule.event.params;
  if (typeof key !== 'string' || !isObject(params)) return;
  const keys = [key, overridingKey(form, key)].filter((one) => one !== undefined);
  const texts = keys.flatMap((one) => messages.get(one)?.text ?? []);
  if (texts.length === 0) return;
  const mentioned = new Set(texts.flatMap((text) => [...mentionedIn(text)]));
  for (const name of Object.keys(params)) {
    if (mentioned.has(name)) continue;
    report({
      code: 'lost-placeholder',
      file,
      place: `${place}/event/params/params/${name}`,
      message: `The rule "${rule.name}" gives "${name}" to "${key}", which does not say it.`,
      remedy: `Write {{${name}}} in the sentence, or take "${name}" out here.`,
      about: `${keys.findLast((one) => messages.has(one))} ${name}`,
    });
  }
}
