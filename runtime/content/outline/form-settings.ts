// What can be said of a form as a whole: who may open it, when, how often, and what becomes of what was sent.
import { isObject, type Json, type JsonObject, type Schema } from '../../core/index.ts';
import { formFile, notSetIn } from '../acts/forms/form-names.ts';
import { jsonOf } from '../commands/parts.ts';
import { HOUSE_FILE } from '../model/house.ts';
import type { ContentSource } from '../model/types.ts';
import { type MetaWord, titled, withDefinition, wordOf } from './meta-words.ts';

/** One word of a form.json. */
export interface FormSetting extends Omit<MetaWord, 'name'> {
  /** The way to it in the file. */
  readonly at: readonly string[];
  /** It has to be said. */
  readonly required?: true;
  /** What is said now; left out where nothing is. */
  readonly value?: Json;
}

/** All that can be set; undefined where there is no such form. */
export function formSettings(
  source: ContentSource,
  meta: Schema,
  form: string,
): readonly FormSetting[] | undefined {
  const now = jsonOf(source.get(formFile(form)));
  if (!isObject(now)) return undefined;
  const { properties } = meta;
  const words = isObject(properties) ? properties : {};
  const needed = Array.isArray(meta.required) ? meta.required.map(String) : [];
  const house = jsonOf(source.get(HOUSE_FILE));
  const roles = isObject(house) && isObject(house.roles) ? Object.keys(house.roles) : [];
  return Object.entries(words)
    .filter(([name]) => !notSetIn(name))
    .flatMap(([name, said]) => (isObject(said) ? settingsAt(meta, said, { at: [name], now }) : []))
    .map((setting) => ({
      ...setting,
      ...(needed.includes(setting.at.join('/')) && { required: true as const }),
      ...(setting.at.join('/') === 'access' && {
        ...{ control: 'choice' as const, choices: titled(roles) },
      }),
    }));
}

interface Place {
  readonly at: readonly string[];
  /** What the file says around it. */
  readonly now: JsonObject;
  /** Titles of what it stands in, outermost first. */
  readonly within?: readonly string[];
}

/** A word, or the words inside it: "Opens and closes: Opens". */
function settingsAt(meta: Schema, word: JsonObject, place: Place): readonly FormSetting[] {
  const said = withDefinition(meta, word);
  const { at, now, within = [] } = place;
  const name = at.at(-1) ?? '';
  const value = now[name];
  const { name: _, title, ...asked } = wordOf(name, said);
  const titles = [...within, title];
  if (!isObject(said.properties))
    return [{ ...asked, at, title: titles.join(': '), ...(value !== undefined && { value }) }];
  const inside = isObject(value) ? value : {};
  return Object.entries(said.properties).flatMap(([inner, one]) =>
    isObject(one) ? settingsAt(meta, one, { at: [...at, inner], now: inside, within: titles }) : [],
  );
}
