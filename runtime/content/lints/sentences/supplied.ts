// Which values can stand in a text: what the program, a rule, a list, or the kind of a fault supplies to it.
import { isObject } from '../../../core/index.ts';
import type { Model } from '../../model/model.ts';
import { overridingKey } from '../../texts/own-words.ts';
import { wordsOfNoChoice } from '../views/view-reads.ts';

/** What the program puts into the words of a list, by the end of their key: of one row, of several at once, of those behind a button. */
const WORDS_OF_LISTS: Readonly<Record<string, readonly string[]>> = {
  item: ['label', 'number'],
  many: ['count'],
  more: ['count'],
  setAside: ['group', 'count', 'names'],
};

/** What the server fills into the mails of whatever a form sent, besides what every mail has; words only where somebody says some. */
const OF_SENT: readonly string[] = ['number', 'subject', 'status', 'words', 'link'];

/** Message keys of the mails of flows for which nothing is declared: those that go out for what a form sent. */
function mailsOfSent({ flows, placeholders }: Model): ReadonlySet<string> {
  const found = [...flows.values()].flatMap(({ flow: { start, states, moves } }) => [
    ...states.flatMap(({ after = [] }) => after.flatMap(({ remind = [] }) => remind)),
    ...[start, ...moves].flatMap(({ mails = [] }) => mails),
  ]);
  const keys = found.map(({ mail }) => `mail.${mail}`);
  return new Set(keys.filter((key) => !placeholders.has(key)));
}

/** Names that a text of a key can use: declared ones, and what a form supplies to its own; some may come twice. */
export function supplyOf(model: Model): (key: string) => readonly string[] {
  const { placeholders: declared } = model;
  const params = paramsOfRules(model);
  const ofViews = new Map(
    [...model.views.values()].flatMap(({ view }) => [...wordsOfNoChoice(view)]),
  );
  const ofSent = mailsOfSent(model);
  const forms = new Set(['blocks', 'sections', ...model.forms.map(({ id }) => id)]);
  const declaredFor = (key: string): readonly string[] => [
    ...(declared.get(key) ?? []),
    ...[...key.matchAll(/\./g)].flatMap(
      ({ index }) => declared.get(`${key.slice(0, index)}.*`) ?? [],
    ),
  ];
  return (key) => {
    const ofRule = params.get(key);
    const isOfForm = forms.has(key.slice(0, key.indexOf('.')));
    const fault = isOfForm ? key.split('.error.')[1] : undefined;
    return [
      ...declaredFor(key),
      ...(ofSent.has(key) ? OF_SENT : []),
      ...(ofViews.get(key) ?? []),
      // A message of a rule and one of a field's fault are told alike, with the label of the field they stand beside.
      ...(ofRule === undefined ? [] : ['label', ...ofRule]),
      ...(fault === undefined ? [] : ['label', ...declaredFor(`faults.${fault}`)]),
      ...(isOfForm ? (WORDS_OF_LISTS[key.slice(key.lastIndexOf('.') + 1)] ?? []) : []),
    ];
  };
}

/** Message key → names its rules supply, whichever form they belong to; a form may say it in words of its own. */
function paramsOfRules({ forms }: Model): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const form of forms) {
    for (const { event } of form.rules) {
      const { message, params } = event.params;
      if (typeof message !== 'string') continue;
      const names = Object.keys(isObject(params) ? params : {});
      for (const key of [message, overridingKey(form, message)])
        if (key !== undefined) found.set(key, [...(found.get(key) ?? []), ...names]);
    }
  }
  return found;
}
