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
  const shared = titlesOfSeveral(own);
  const make = ({ kind, id }: SentenceGroup): string => {
    const title = TITLES[kind]?.(id)
      .map((key) => own.get(key))
      .find((text) => text !== undefined && !text.includes('{{'));
    const words = inWords(id.slice(id.lastIndexOf('.') + 1));
    const of = title ?? words;
    if (kind === 'form' && shared.has(of)) return `${of} (${words.toLowerCase()})`;
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

/** Titles that several forms have: which one is meant, the words of its name tell. */
function titlesOfSeveral(own: ReadonlyMap<string, string>): ReadonlySet<string> {
  const [once, several] = [new Set<string>(), new Set<string>()];
  for (const [key, text] of own)
    if (key.endsWith('.title') && key.indexOf('.') === key.length - '.title'.length)
      (once.has(text) ? several : once).add(text);
  return several;
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
