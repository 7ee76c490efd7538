// Takes over what our layouts understand of a UI schema in RJSF's dialect; titles and help become messages.
import type { Json, JsonObject } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';

export interface ImportedUi {
  readonly ui: JsonObject;
  readonly messages: Readonly<Record<string, string>>;
  readonly leftOut: readonly string[];
}

/** RJSF's widget names → ours. */
const WIDGETS: Readonly<Record<string, string>> = {
  textarea: 'multiline',
  radio: 'radio',
  select: 'select',
  checkboxes: 'checkboxes',
  checkbox: 'checkbox',
  password: 'password',
  hidden: 'hidden',
  date: 'date',
  updown: 'number',
  text: 'text',
};

/** Texts of a UI schema → the last part of their message key. */
const TEXTS: Readonly<Record<string, string>> = {
  'ui:title': 'label',
  'ui:description': 'hint',
  'ui:help': 'hint',
  'ui:placeholder': 'placeholder',
};

/** The layout of an imported form. Fields the UI schema speaks of but the schema lacks are left out. */
export function importUi(ui: JsonObject, schema: JsonObject): ImportedUi {
  const messages: Record<string, string> = {};
  const leftOut = new Set<string>();

  const walk = (node: JsonObject, shape: JsonObject, path: string): JsonObject => {
    const made: Record<string, Json> = {};
    const names = isObject(shape.properties) ? shape.properties : {};
    const options = isObject(node['ui:options']) ? node['ui:options'] : {};
    const flat = Object.fromEntries(
      Object.entries(options).map(([word, value]) => [`ui:${word}`, value]),
    );
    for (const [word, value] of Object.entries({ ...flat, ...node })) {
      const child = names[word];
      if (word === 'ui:options') continue;
      if (word === 'items' && isObject(value) && isObject(shape.items)) {
        made.items = walk(value, shape.items, path);
      } else if (!word.startsWith('ui:')) {
        if (isObject(value) && isObject(child))
          made[word] = walk(value, child, path === '' ? word : `${path}.${word}`);
        else leftOut.add(word);
      } else if (!takeWord(word, value, made, path, names)) leftOut.add(word);
    }
    return made;
  };

  const takeWord = (
    word: string,
    value: Json | undefined,
    made: Record<string, Json>,
    path: string,
    names: JsonObject,
  ): boolean => {
    const text = TEXTS[word];
    if (text !== undefined && typeof value === 'string') {
      if (path !== '') messages[`${path}.${text}`] = value;
      return true;
    }
    if (word === 'ui:widget') {
      const widget = WIDGETS[String(value)];
      if (widget !== undefined) made['ui:widget'] = widget;
      return widget !== undefined;
    }
    if (word === 'ui:order' && Array.isArray(value)) {
      made['ui:order'] = value.filter((name) => name === '*' || Object.hasOwn(names, String(name)));
      return true;
    }
    if (word === 'ui:readonly' || word === 'ui:disabled') {
      made['ui:readonly'] = value === true;
      return true;
    }
    if (word === 'ui:rows' && typeof value === 'number') {
      made['ui:options'] = {
        ...(isObject(made['ui:options']) ? made['ui:options'] : {}),
        rows: value,
      };
      return true;
    }
    if (word === 'ui:autocomplete' && typeof value === 'string') {
      made['ui:options'] = {
        ...(isObject(made['ui:options']) ? made['ui:options'] : {}),
        autocomplete: value,
      };
      return true;
    }
    return false;
  };

  return { ui: walk(ui, schema, ''), messages, leftOut: [...leftOut].sort() };
}
