// Under which heading sentences are listed, in words: the title of the form or the section, what a mail is, a part of the portal.
import type { SentenceGroup } from '../../../runtime/content/index.ts';
import type { Texts } from '../../../runtime/core/index.ts';
import { inWords } from '../in-words.ts';
import { BY_AREA, BY_GROUP, BY_PART } from './about-keys.ts';

/** `own` are the sentences of the content itself: its titles are headings. */
export function headings(
  own: ReadonlyMap<string, string>,
  { t }: Pick<Texts, 't'>,
): (group: SentenceGroup) => string {
  const made = new Map<string, string>();
  const make = ({ kind, id }: SentenceGroup): string => {
    const title = TITLES[kind]?.(id)
      .map((key) => own.get(key))
      .find((text) => text !== undefined && !text.includes('{{'));
    const of = title ?? inWords(id.slice(id.lastIndexOf('.') + 1));
    const said = kind === 'part' ? ofPart(id) : BY_GROUP[kind];
    return said === undefined ? of : t(said, { of });
  };
  return (group) => {
    const name = `${group.kind} ${group.id}`;
    const heading = made.get(name) ?? make(group);
    made.set(name, heading);
    return heading;
  };
}

function ofPart(id: string): string | undefined {
  const [area = '', part = ''] = id.split('.');
  return BY_PART[area]?.[part] ?? BY_AREA[area];
}

/** Sentences that are titles of a group, best first. */
const TITLES: Partial<Readonly<Record<SentenceGroup['kind'], (id: string) => readonly string[]>>> =
  {
    form: (id) => [`${id}.title`],
    section: (id) => [`sections.${id}.title`],
    view: (id) => [`views.${id}.caption`],
    flow: (id) => [`flows.${id}.title`],
    part: (id) => {
      const [first = '', second = ''] = id.split('.');
      return [`${first}.title.${second}`, `${id}.title`];
    },
  };
