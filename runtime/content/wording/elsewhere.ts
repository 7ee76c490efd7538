// What shows sentences outside the forms: tables, status flows and their mails, and code, each by its key.
import { otherWordsOf, wordsOf as wordsOfView } from '../lints/views/view-reads.ts';
import type { Model } from '../model/model.ts';
import { type Needs, neededNames } from '../model/needs.ts';
import type { SeenIn, SentenceRole } from './types.ts';

export interface Elsewhere {
  /** Who shows a sentence, by its key. */
  readonly seen: ReadonlyMap<string, readonly SeenIn[]>;
  /** What it is there, and of which column or filter. */
  readonly roles: ReadonlyMap<string, { readonly role: SentenceRole; readonly detail: string }>;
  /** Files of the code that show a sentence, by its key. */
  readonly code: ReadonlyMap<string, readonly string[]>;
  /** Keys that code asks for. */
  readonly needed: ReadonlySet<string>;
}

/** Of all that is there; `needs` are those of the code that is to run on it. */
export function elsewhere(model: Model, needs: Needs | undefined): Elsewhere {
  const seen = new Map<string, SeenIn[]>();
  const roles = new Map<string, { role: SentenceRole; detail: string }>();
  const needed = new Set<string>();
  const code = new Map<string, readonly string[]>();
  const showing = (key: string, files: readonly string[]): void => {
    code.set(key, [...new Set([...(code.get(key) ?? []), ...files])]);
  };
  const names = neededNames(needs ?? {});
  const showView = (id: string): readonly string[] =>
    names.flatMap(({ kind, name, by }) => (kind === 'view' && name === id ? by : []));
  const add = (key: string, one: SeenIn): void => {
    seen.set(key, [...(seen.get(key) ?? []), one]);
  };
  for (const [id, { view }] of model.views) {
    const files = showView(id);
    for (const { key, place } of wordsOfView(view, new Set())) {
      add(key, { kind: 'view', name: id });
      showing(key, files);
      roles.set(key, { role: roleOf(place), detail: lastOf(key) });
    }
    for (const key of otherWordsOf(view)) {
      add(key, { kind: 'view', name: id });
      showing(key, files);
      roles.set(key, { role: 'filter', detail: 'option' });
    }
  }
  for (const [id, { flow }] of model.flows)
    for (const move of [{ ...flow.start, name: 'start' }, ...flow.moves])
      for (const { mail } of move.mails ?? [])
        add(`mail.${mail}`, { kind: 'move', name: `${id}.${move.name}` });
  for (const { kind, name, by } of names) {
    const key = KEYS_OF[kind]?.(name);
    if (key === undefined) continue;
    needed.add(key);
    showing(key, by);
  }
  return { seen, roles, code, needed };
}

/** Needs that are sentences or long texts. */
const KEYS_OF: Readonly<Record<string, (name: string) => string>> = {
  message: (name) => name,
  mail: (name) => `mail.${name}`,
  page: (name) => `pages.${name}`,
  document: (name) => `documents.${name}`,
};

const roleOf = (place: string): SentenceRole =>
  place.startsWith('/columns') ? 'column' : place.startsWith('/filters') ? 'filter' : 'view';

const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);
