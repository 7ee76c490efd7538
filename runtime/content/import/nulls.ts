// Members that can be nothing but null: nobody answers them. They are sent as null, and what they say is shown as a text, as
// plain RJSF shows it.
import { isObject, type Json, type JsonObject, type Schema } from '../../core/index.ts';
import { isDrawnWhole } from '../compile/drawn-whole.ts';
import { withoutPlaceholders } from '../texts/single-braces.ts';
import { join } from './texts.ts';

export interface ShownNulls {
  /** The layout with a widget for each of them. */
  readonly ui: JsonObject;
  /** Long texts by file. */
  readonly pages: Readonly<Record<string, string>>;
  /** Dotted paths of those that no words speak of. */
  readonly unseen: readonly string[];
}

interface Form {
  readonly id: string;
  readonly locale: string;
  readonly messages: Readonly<Record<string, string>>;
}

/** Lays out the members of a folded schema that are always null. */
export function shownNulls(schema: JsonObject, ui: JsonObject, form: Form): ShownNulls {
  const pages: Record<string, string> = {};
  const unseen: string[] = [];
  const layOut = (
    node: JsonObject,
    layout: JsonObject,
    { path, isLive }: { readonly path: string; readonly isLive: boolean },
  ): JsonObject => {
    const inside = isLive || isDrawnWhole(node as Schema);
    const made: Record<string, Json | undefined> = { ...layout };
    for (const [name, member] of membersOf(node)) {
      const at = join(path, name);
      const own = isObject(layout[name]) ? layout[name] : {};
      const below = { path: at, isLive: inside };
      // What RJSF draws whole it draws with its words.
      if (member.type === 'null' && inside && form.messages[`${at}.hint`] !== undefined) continue;
      if (member.type === 'null') {
        made[name] = { ...own, ...widgetFor(at, form, pages) };
        unseen.push(at);
      } else if (isObject(member.items)) {
        const rows = isObject(own.items) ? own.items : {};
        const items = layOut(member.items, rows, below);
        if (Object.keys(items).length > 0) made[name] = { ...own, items };
      } else {
        const inner = layOut(member, own, below);
        if (Object.keys(inner).length > 0) made[name] = inner;
      }
    }
    return made as JsonObject;
  };
  return { ui: layOut(schema, ui, { path: '', isLive: false }), pages, unseen };
}

function membersOf({ properties, allOf }: JsonObject): readonly (readonly [string, JsonObject])[] {
  const own = Object.entries(isObject(properties) ? properties : {});
  const parts = (Array.isArray(allOf) ? allOf : []).flatMap((part: Json) =>
    isObject(part) ? membersOf(part) : [],
  );
  return [...own.flatMap(([name, one]) => (isObject(one) ? [[name, one] as const] : [])), ...parts];
}

/** A text to read where something is said of it; else nothing. */
function widgetFor(path: string, form: Form, pages: Record<string, string>): JsonObject {
  const hint = form.messages[`${path}.hint`];
  if (hint === undefined) return { 'ui:widget': 'hidden' };
  const page = `${form.id}-${path.replaceAll(/[^\w]+/g, '-')}`;
  const label = form.messages[`${path}.label`];
  const heading = label === undefined ? '' : `## ${escaped(label)}\n\n`;
  pages[`messages/${form.locale}/pages/${page}.md`] = `${heading}${escaped(hint)}\n`;
  return { 'ui:widget': 'statement', 'ui:options': { page: `pages.${page}` } };
}

/** What has a meaning in Markdown, or as a place for something else, is read as it stands; each line is a paragraph. */
const escaped = (text: string): string =>
  withoutPlaceholders(text)
    .split('\n')
    .map((line) => line.trim().replaceAll(/[\\`*_[\]<>#|~!-]/g, (sign) => `\\${sign}`))
    .filter((line) => line !== '')
    .join('\n\n');
