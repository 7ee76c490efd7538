// Every sentence that one form shows, in the order of its steps, each with the place where it stands.
import { isObject, parsePointer } from '../../core/index.ts';
import { optionsOf } from '../link/fields.ts';
import type { FieldNode, LinkedForm, LinkedSection, Model } from '../model/model.ts';
import { fieldWords, sectionWords } from '../texts/field-words.ts';
import { sentencesOfRules } from './in-rules.ts';
import type { SentenceRole, ShownSentence } from './types.ts';

type Words = Pick<Model, 'messages' | 'keysBelow'>;

/** Its own words, those of each section, its fields, and what its rules say. A sentence comes once for each place. */
export function sentencesOfForm(form: LinkedForm, model: Words): readonly ShownSentence[] {
  return [
    ...ofForm(form, model),
    ...form.sections.flatMap((section) => ofSection(form, section, model)),
    ...sentencesOfRules(form, (field) => labelOf(field, model), model.messages),
  ];
}

/** What a field is called; its name in the answers where nobody said it. */
export const labelOf = (field: FieldNode, { messages }: Pick<Model, 'messages'>): string => {
  const key = field.prefixes.map((prefix) => `${prefix}.label`).find((one) => messages.has(one));
  return messages.get(key ?? '')?.text ?? nameOf(field);
};

const nameOf = ({ pointer }: FieldNode): string =>
  parsePointer(pointer).findLast((token) => token !== '*') ?? pointer;

const OF_FORM: Readonly<Record<string, SentenceRole>> = {
  title: 'formTitle',
  lead: 'formLead',
  submit: 'formSubmit',
  invalid: 'formInvalid',
};

function ofForm({ id, form }: LinkedForm, { messages }: Words): readonly ShownSentence[] {
  const place = { form: id, section: '', field: '' };
  const of = messages.get(`${id}.title`)?.text ?? id;
  const named = (role: SentenceRole, key: unknown, detail = ''): readonly ShownSentence[] =>
    typeof key === 'string' ? [{ key, role, detail, of, place }] : [];
  return [
    ...Object.entries(OF_FORM).flatMap(([word, role]) => named(role, `${id}.${word}`)),
    ...(form.pages ?? []).flatMap((key) => [
      ...named('formPage', key),
      ...named('formPage', `${key}.title`),
    ]),
    ...named('sent', form.submit?.then?.message),
    ...named('sent', form.submit?.then?.page),
    ...[form.record?.save.message ?? []].flat().flatMap((key) => named('saved', key)),
    ...Object.values(form.record?.panes ?? {}).flatMap(({ title, save }) => [
      ...named('pane', title, 'title'),
      ...named('pane', save, 'save'),
    ]),
  ];
}

function ofSection(form: LinkedForm, section: LinkedSection, model: Words) {
  const { title, lead, groups, lines } = sectionWords(section, model.messages);
  const of = model.messages.get(title ?? '')?.text ?? section.id;
  const place = { form: form.id, section: section.id, field: '' };
  const found: ShownSentence[] = [];
  const add = (role: SentenceRole, key: string | undefined, detail = ''): void => {
    if (key !== undefined) found.push({ key, role, detail, of, place });
  };
  add('sectionTitle', title);
  add('sectionLead', lead);
  for (const group of groups) {
    add('groupTitle', group.title, group.id);
    add('groupIntro', group.intro, group.id);
  }
  for (const line of lines ?? []) add('line', line.label, line.id);
  for (const field of form.fields.values())
    if (field.section === section.id) found.push(...ofField(form.id, field, model));
  return found;
}

function ofField(form: string, field: FieldNode, model: Words): readonly ShownSentence[] {
  const { messages, keysBelow } = model;
  const words = fieldWords(field, messages, keysBelow);
  const place = { form, section: field.section, field: field.pointer };
  const of = labelOf(field, model);
  const found: ShownSentence[] = [];
  const add = (role: SentenceRole, key: unknown, detail = ''): void => {
    if (typeof key === 'string' && messages.has(key)) found.push({ key, role, detail, of, place });
  };
  add('label', words.label);
  add('hint', words.hint);
  add('placeholder', words.placeholder);
  for (const [value, key] of Object.entries(words.options ?? {})) {
    add('choice', key, value);
    add('choiceHint', `${key}.hint`, value);
  }
  for (const [code, key] of Object.entries(words.errors ?? {})) add('error', key, code);
  for (const [word, key] of Object.entries(words.texts ?? {})) add('word', key, word);
  const { page, refusal, check } = optionsOf(field.ui);
  add('word', page, 'page');
  add('error', refusal, 'refusal');
  if (isObject(check)) {
    add('check', check.fault, 'fault');
    add('check', check.good, 'good');
  }
  return found;
}
