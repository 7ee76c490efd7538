// Which words a field, a section and a dialog may have, and how their message keys are found: own words first,
// then those of the block or form a piece was taken over from.
import type { FieldWords, Json, LineInfo } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import type { FieldNode, LinkedSection, Message } from '../model/model.ts';

type Messages = ReadonlyMap<string, Message>;

/** Words beside label, hint, placeholder, option.<value> and error.<code> that widgets ask for. */
export const FIELD_TEXTS = ['empty', 'add', 'remove', 'item', 'locked', 'found', 'fill'] as const;

/** Words with a second part of the writer's choice: `delete.text`, `file.label`, `rule.length`, `shape.1`, `place.1`. */
const FIELD_TEXT_FAMILIES = ['label', 'delete', 'file', 'type', 'rule', 'shape', 'place'] as const;

/** The first of the keys that has a message. */
export const firstKey = (
  messages: Messages,
  prefixes: readonly string[],
  word: string,
): string | undefined =>
  prefixes.map((prefix) => `${prefix}.${word}`).find((key) => messages.has(key));

/** Message keys of one field, resolved. */
export function fieldWords(
  node: FieldNode,
  messages: Messages,
  keysBelow: (prefix: string) => readonly string[],
): FieldWords {
  const find = (word: string): string | undefined => firstKey(messages, node.prefixes, word);
  const hint = find('hint');
  const placeholder = find('placeholder');
  const options = withoutHints(family(node.prefixes, 'option', keysBelow));
  const errors = family(node.prefixes, 'error', keysBelow);
  const texts = {
    ...Object.assign(
      {},
      ...FIELD_TEXT_FAMILIES.map((name) =>
        rename(family(node.prefixes, name, keysBelow), (part) => `${name}.${part}`),
      ),
    ),
    ...Object.fromEntries(
      FIELD_TEXTS.map((word) => [word, find(word)]).filter(([, key]) => key !== undefined),
    ),
  };
  return {
    label: find('label') ?? '',
    ...(hint === undefined ? {} : { hint }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(isEmpty(options) ? {} : { options }),
    ...(isEmpty(errors) ? {} : { errors }),
    ...(isEmpty(texts) ? {} : { texts }),
  };
}

/** Heading, opening sentence, groups and lines of a section with their keys. */
export function sectionWords(section: LinkedSection, messages: Messages) {
  const title = firstKey(messages, section.prefixes, 'title');
  const lead = firstKey(messages, section.prefixes, 'lead');
  return {
    ...(title === undefined ? {} : { title }),
    ...(lead === undefined ? {} : { lead }),
    groups: groupsOf(section.ui['ui:groups']).map((group) => {
      const heading = firstKey(messages, section.prefixes, `group.${group.id}.title`);
      const intro = firstKey(messages, section.prefixes, `group.${group.id}.intro`);
      return {
        ...group,
        ...(heading === undefined ? {} : { title: heading }),
        ...(intro === undefined ? {} : { intro }),
      };
    }),
    ...linesWords(section, messages),
  };
}

function linesWords(section: LinkedSection, messages: Messages) {
  const lines = linesOf(section.ui['ui:lines']).map((line) => {
    const label = firstKey(messages, section.prefixes, `line.${line.id}`);
    return { ...line, ...(label === undefined ? {} : { label }) };
  });
  return lines.length === 0 ? {} : { lines };
}

/** The groups a UI node declares. */
export function groupsOf(
  groups: Json | undefined,
): readonly { id: string; fields: readonly string[] }[] {
  if (!Array.isArray(groups)) return [];
  return groups.filter(isObject).map((group) => ({
    id: String(group.id),
    fields: (Array.isArray(group.fields) ? group.fields : []).map(String),
  }));
}

/** The lines a UI node declares: fields whose answers read as one, such as the parts of a name. */
export const linesOf = (lines: Json | undefined): readonly LineInfo[] =>
  (Array.isArray(lines) ? lines : []).filter(isObject).map((line) => ({
    id: String(line.id),
    fields: (Array.isArray(line.fields) ? line.fields : []).map(String),
    with: typeof line.with === 'string' ? line.with : ' ',
  }));

/** `option.<value>` keys by value: own words override those of the block, value by value. */
function family(
  prefixes: readonly string[],
  word: string,
  keysBelow: (prefix: string) => readonly string[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const prefix of [...prefixes].reverse()) {
    const start = `${prefix}.${word}.`;
    for (const key of keysBelow(start)) found[key.slice(start.length)] = key;
  }
  return found;
}

/** `option.FAM.hint` is a line under the choice FAM, not a choice of its own. */
const withoutHints = (options: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([value]) =>
        !value.endsWith('.hint') || options[value.slice(0, -'.hint'.length)] === undefined,
    ),
  );

const rename = (
  record: Readonly<Record<string, string>>,
  name: (key: string) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [name(key), value]));

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;
