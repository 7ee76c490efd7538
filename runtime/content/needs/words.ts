// What is told of a need that content does not meet: which name, who needs it, what to do, what may be changed freely.
import type { Need, Needed, Needs } from '../model/needs.ts';
import type { Unmet } from './unmet.ts';

/** Both sentences of a fault. */
export interface NeedMessage {
  readonly message: string;
  readonly remedy: string;
}

/** What is wrong and what to do about it, for whoever changed the content. */
export function messageOf({ need, wrong }: Unmet, needs: Needs): NeedMessage {
  const thing = thingOf(need);
  const who = whoNeeds(need, needs);
  switch (wrong.kind) {
    case 'gone': {
      const suggestion =
        wrong.near === undefined || !RENAMED.has(need.kind)
          ? ''
          : ` Is it "${bare(wrong.near)}" now?`;
      return {
        message: `${thing} is gone, and code needs it: ${who}.${suggestion}`,
        remedy: `Give it back the name "${need.choice ?? bare(need.name)}". ${free(need)}`,
      };
    }
    case 'type':
    case 'format': {
      const [reads, is] = wrong.kind === 'type' ? [need.type, wrong.is] : [need.format, wrong.is];
      return {
        message: `${thing} is ${answer(wrong.kind, is)} here, and code reads ${answer(wrong.kind, reads)}: ${who}.`,
        remedy: `Make it ${answer(wrong.kind, reads)} again. ${free(need)}`,
      };
    }
    case 'contract':
      return {
        message: `${thing} takes, answers or lets in something else than the code that stands behind it: ${who}.`,
        remedy: `Leave what its contract names as it was. Limits and descriptions may be changed freely; all else only together with the code.`,
      };
    case 'optional':
      return {
        message: `${thing} may be left out here, and code relies on its answer: ${who}.`,
        remedy: `Put it back into "required". ${free(need)}`,
      };
  }
}

/** Where the nearest name tells what was renamed. */
const RENAMED: ReadonlySet<string> = new Set([
  'field',
  'state',
  'move',
  'group',
  'column',
  'choice',
]);

const bare = (name: string): string => name.replace(/^\//, '').replaceAll('/', '.');

const THINGS: Readonly<Record<Need['kind'], string>> = {
  form: 'The form',
  section: 'The section',
  field: 'The field',
  choice: 'The choice',
  flow: 'The status flow',
  state: 'The state',
  group: 'The group of states',
  move: 'The move',
  view: 'The view',
  column: 'The column',
  table: 'The table',
  mail: 'The mail',
  document: 'The document',
  page: 'The long text',
  message: 'The sentence',
  call: 'The call',
};

const OWNERS: Partial<Readonly<Record<Need['kind'], string>>> = {
  section: 'the form',
  field: 'the form',
  choice: 'the form',
  state: 'the flow',
  group: 'the flow',
  move: 'the flow',
  column: 'the view',
};

/** What is needed, as a sentence begins with it: `The field "a" of the form "b"`. */
export function thingOf({ kind, of, name, choice }: Need): string {
  const owner = OWNERS[kind];
  const within = owner === undefined ? '' : ` of ${owner} "${of}"`;
  const thing = `${THINGS[kind]} "${choice ?? bare(name)}"`;
  return choice === undefined
    ? `${thing}${within}`
    : `${thing} of the field "${bare(name)}"${within}`;
}

/** Those who need it, by what they are for: the first two, and how many more there are. */
function whoNeeds({ by }: Needed, needs: Needs): string {
  const examples = by.slice(0, SHOWN).map((file) => `${file} (“${needs[file]?.for ?? ''}”)`);
  const more = by.length - examples.length;
  return [...examples, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const SHOWN = 2;

const KINDS_OF_ANSWER: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  date: 'a day',
  '': 'a plain text',
};

const answer = (kind: 'type' | 'format', name = ''): string =>
  KINDS_OF_ANSWER[name] ?? (kind === 'format' ? `of the format "${name}"` : name);

const FREE: Partial<Readonly<Record<Need['kind'], string>>> = {
  field: 'Its label, hint, place, layout, limits and rules may be changed freely',
  choice: 'Its words and its place among the choices may be changed freely',
  section: 'Its title, its fields and their order may be changed freely',
  form: 'What it asks, its words and its layout may be changed freely',
  state: 'Its words, its tone and its group may be changed freely',
  move: 'Its words, from where and to where it leads, its form and its mails may be changed freely',
  column: 'Its heading, place, width and format may be changed freely',
  view: 'Its columns, their order and its words may be changed freely',
  table: 'What it holds may be changed freely',
  mail: 'What it says may be changed freely',
  page: 'What it says may be changed freely',
  document: 'What it says, its table and to whom it is offered may be changed freely',
  message: 'What it says may be changed freely',
  call: 'The limits of its contract may be changed freely',
};

const free = ({ kind }: Need): string =>
  `${FREE[kind] ?? 'Its words may be changed freely'}; the name itself only together with the code.`;
