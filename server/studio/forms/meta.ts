// What the descriptions of content say that a form, a section and its layout may hold; read once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MetaSchemas } from '../../../runtime/content/index.ts';
import { isObject, type Json, type JsonObject } from '../../../runtime/core/index.ts';
import { ROOT } from '../../common/root.ts';

let read: MetaSchemas | undefined;

/** The meta-schemas of forms, sections and layouts. */
export function metaSchemas(): MetaSchemas {
  read ??= { form: metaSchema('form'), section: metaSchema('section'), ui: metaSchema('ui') };
  return read;
}

const metaSchema = (kind: string): MetaSchemas['ui'] =>
  JSON.parse(
    readFileSync(join(ROOT, `schemas/meta/${kind}.schema.json`), 'utf8'),
  ) as MetaSchemas['ui'];

/** What people call a word of a field or a form, by its name; of one inside others, by their names with commas between. */
export function titleOfWord(name: string): string {
  const { form, section, ui } = metaSchemas();
  const [first = '', ...inner] = name.split(', ');
  const places = [
    form.properties,
    ...[section, ui].flatMap(({ definitions }) =>
      ['schema', 'node', 'options'].map((one) => membersOf(memberOf(definitions, one))),
    ),
  ];
  // What stands inside others is a word of a form; anything else is one of a field first.
  const all = inner.length > 0 ? places : [...places.slice(1), ...places.slice(0, 1)];
  let said = all.map((place) => memberOf(place, first)).find((one) => one !== undefined);
  const titles = [said?.title];
  for (const one of inner) {
    said = memberOf(membersOf(said), one);
    titles.push(said?.title);
  }
  return titles.every((title) => typeof title === 'string') ? titles.join(': ') : name;
}

const memberOf = (place: Json | undefined, name: string): JsonObject | undefined => {
  const member = isObject(place) && Object.hasOwn(place, name) ? place[name] : undefined;
  return isObject(member) ? member : undefined;
};
const membersOf = (said: JsonObject | undefined): Json | undefined => said?.properties;
