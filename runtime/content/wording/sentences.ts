// Every sentence of the content with all that is known of it, in the order of the headings under which they are listed.

import { isObject } from '../../core/index.ts';
import { supplyOf } from '../lints/sentences/supplied.ts';
import type { LinkedForm, Message, Model } from '../model/model.ts';
import type { Needs } from '../model/needs.ts';
import { type Elsewhere, elsewhere } from './elsewhere.ts';
import { GROUPS, groupOf, kindOf } from './group.ts';
import type { IndexedSentence, SentencePlace, SentenceValue, ShownSentence } from './types.ts';

/** What is put together; what each form shows is made one by one, so that an edit makes only some anew. */
export interface Shown {
  readonly model: Model;
  readonly needs: Needs | undefined;
  readonly ofForms: readonly (readonly ShownSentence[])[];
}

/** A sentence of a form stands where the form shows it first; all others in the order of their files. */
export function indexedSentences({ model, needs, ofForms }: Shown): readonly IndexedSentence[] {
  const shown = new Map<string, ShownSentence[]>();
  for (const one of ofForms.flat()) {
    const known = shown.get(one.key);
    if (known) known.push(one);
    else shown.set(one.key, [one]);
  }
  const forms = new Set(model.forms.map(({ id }) => id));
  const about = { shown, elsewhere: elsewhere(model, needs), forms };
  const rank = new Map([...shown.keys()].map((key, at) => [key, at]));
  const valuesOf = valuesIn(model);
  const sentences = [...model.messages.values()].map((message) =>
    sentenceOf(message, { ...about, compared: model.compared, valuesOf }),
  );
  const place = ({ group: { kind, id }, key }: IndexedSentence): readonly (number | string)[] => [
    GROUPS.indexOf(kind),
    id,
    rank.get(key) ?? Number.MAX_SAFE_INTEGER,
  ];
  const ranked = sentences.map((sentence) => ({ sentence, at: place(sentence) }));
  return ranked.sort((one, other) => compare(one.at, other.at)).map(({ sentence }) => sentence);
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  for (const [at, mine] of one.entries()) {
    const theirs = other[at] ?? 0;
    if (mine !== theirs) return mine < theirs ? -1 : 1;
  }
  return 0;
}

interface About {
  readonly shown: ReadonlyMap<string, readonly ShownSentence[]>;
  readonly elsewhere: Elsewhere;
  readonly forms: ReadonlySet<string>;
  readonly compared: Model['compared'];
  readonly valuesOf: (message: Message, label: string) => readonly SentenceValue[];
}

function sentenceOf(message: Message, about: About): IndexedSentence {
  const { key, text, long } = message;
  const shown = about.shown.get(key) ?? [];
  const [first] = shown;
  const found = about.elsewhere.roles.get(key);
  const group = groupOf(message, about.forms);
  const compared = about.compared.get(key);
  const role =
    first?.role ?? found?.role ?? (group.kind === 'fault' ? 'commonError' : long ? 'long' : 'own');
  return {
    ...{ key, text, long, role, group },
    kind: kindOf(message, group, role),
    detail: first?.detail ?? found?.detail ?? '',
    of: first?.of ?? found?.of ?? '',
    places: distinct(shown.map(({ place }) => place)),
    seen: about.elsewhere.seen.get(key) ?? [],
    code: about.elsewhere.code.get(key) ?? [],
    ...(message.uses !== undefined && { uses: message.uses }),
    ...(compared !== undefined && { compared }),
    needed: about.elsewhere.needed.has(key),
    values: about.valuesOf(message, first?.of ?? ''),
  };
}

function distinct(places: readonly SentencePlace[]): readonly SentencePlace[] {
  if (places.length < 2) return places;
  return [
    ...new Map(places.map((one) => [`${one.form} ${one.section} ${one.field}`, one])).values(),
  ];
}

/** What can stand in each sentence, with an example: what a rule gives as it is, the label of the field, or the declared one. */
function valuesIn(model: Model) {
  const supplied = supplyOf(model);
  const given = givenByRules(model.forms);
  const { samples } = model;
  return ({ key }: Message, label: string): readonly SentenceValue[] =>
    [...new Set(supplied(key))].map((name) => ({
      name,
      sample:
        given.get(`${key} ${name}`) ??
        (name === 'label' && label !== '' ? label : (samples.get(name) ?? '')),
    }));
}

/** Fixed values that rules fill into their sentences. */
function givenByRules(forms: readonly LinkedForm[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { rules } of forms)
    for (const { event } of rules) {
      const { message, params } = event.params;
      if (typeof message !== 'string' || !isObject(params)) continue;
      for (const [name, value] of Object.entries(params))
        if (typeof value === 'string' || typeof value === 'number')
          found.set(`${message} ${name}`, String(value));
    }
  return found;
}
