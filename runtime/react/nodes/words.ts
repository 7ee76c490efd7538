// Finds the message key of a word: the one the release resolved, else the one the convention names.

import type { FieldInfo, FormBundle, SectionBundle, Texts } from '../../core/index.ts';

/** A further word of a field (`add`, `locked`, `rule.length` …), or undefined where it has none. */
export function fieldWord(
  texts: Texts,
  info: FieldInfo | undefined,
  word: string,
): string | undefined {
  const known = info?.texts?.[word];
  if (known !== undefined && texts.has(known)) return known;
  const own = info?.label.replace(/label$/, word);
  return own !== undefined && own !== info?.label && texts.has(own) ? own : undefined;
}

/** Heading of a section; empty where it has none. */
export function sectionTitle(texts: Texts, bundle: FormBundle, section: SectionBundle): string {
  return wordOr(texts, section.title, `${bundle.id}.${section.id}.title`);
}

/** Opening sentence of a section; empty where it has none. */
export function sectionLead(texts: Texts, bundle: FormBundle, section: SectionBundle): string {
  return wordOr(texts, section.lead, `${bundle.id}.${section.id}.lead`);
}

/** Heading or opening sentence of a group of fields; empty where it has none. */
export function groupWord(
  texts: Texts,
  bundle: FormBundle,
  section: string,
  group: string,
  word: 'title' | 'intro',
): string {
  const known = bundle.sections
    .find(({ id }) => id === section)
    ?.groups?.find(({ id }) => id === group);
  return wordOr(texts, known?.[word], `${bundle.id}.${section}.group.${group}.${word}`);
}

const wordOr = (texts: Texts, resolved: string | undefined, conventional: string): string => {
  if (resolved !== undefined && texts.has(resolved)) return texts.t(resolved);
  return texts.has(conventional) ? texts.t(conventional) : '';
};
