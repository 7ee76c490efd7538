// What shows sentences outside the forms: tables, status flows and their mails, and code, each by its key.
import { type Flow, START } from '../../core/index.ts';
import { otherWordsOf, wordsOf as wordsOfView } from '../lints/views/view-reads.ts';
import type { Model } from '../model/model.ts';
import { type Needs, neededNames } from '../model/needs.ts';
import type { SeenIn, SentenceRole } from './types.ts';

export interface Elsewhere {
  /** Who shows a sentence, by its key. */
  readonly seen: ReadonlyMap<string, readonly SeenIn[]>;
  /** What it is there. */
  readonly roles: ReadonlyMap<string, RoleElsewhere>;
  /** Files of the code that show a sentence, by its key. */
  readonly code: ReadonlyMap<string, readonly string[]>;
  /** Keys that code asks for. */
  readonly needed: ReadonlySet<string>;
}

interface RoleElsewhere {
  readonly role: SentenceRole;
  /** Which column or filter, which step of a flow. */
  readonly detail: string;
  /** The title of the flow. */
  readonly of?: string;
}

/** Of all that is there; `needs` are those of the code that is to run on it. */
export function elsewhere(model: Model, needs: Needs | undefined): Elsewhere {
  const seen = new Map<string, SeenIn[]>();
  const roles = new Map<string, RoleElsewhere>();
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
  for (const [id, { flow }] of model.flows) {
    for (const move of [{ ...flow.start, name: START }, ...flow.moves])
      for (const { mail, to } of move.mails ?? [])
        add(`mail.${mail}`, { kind: 'move', name: `${id}.${move.name}`, to });
    for (const [key, role] of rolesIn(flow, model)) {
      roles.set(key, role);
      if (role.role === 'moved') add(key, { kind: 'history', name: id });
    }
  }
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

/** The words of a flow: its title, and of each of its steps, also of those it has no more, what it is called and what was done. */
function rolesIn(
  { id, moves, retired }: Flow,
  { messages }: Model,
): ReadonlyMap<string, RoleElsewhere> {
  const of = messages.get(`flows.${id}.title`)?.text ?? id;
  const roles = new Map<string, RoleElsewhere>([
    [`flows.${id}.title`, { role: 'flow', of, detail: '' }],
  ]);
  for (const name of [START, ...[...moves, ...(retired?.moves ?? [])].map((move) => move.name)]) {
    const own = name === START ? `flows.${id}.${START}` : `flows.${id}.move.${name}`;
    const detail = messages.get(own)?.text ?? name;
    roles.set(own, { role: 'move', of, detail });
    roles.set(`flows.${id}.done.${name}`, { role: 'moved', of, detail });
  }
  return roles;
}

const roleOf = (place: string): SentenceRole =>
  place.startsWith('/columns') ? 'column' : place.startsWith('/filters') ? 'filter' : 'view';

const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);
