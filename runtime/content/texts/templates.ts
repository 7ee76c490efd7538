// Reads and compiles sentences with placeholders. The only file that knows the Handlebars parser.
import Handlebars from 'handlebars';
import { nearestOf, TEXT_HELPERS, type TextProgram } from '../../core/index.ts';
import { memory, remembered } from '../schema/memory.ts';
import { programOf } from './programs.ts';

/** Helpers a sentence may call: those the core supplies. */
export const TEMPLATE_HELPERS = Object.keys(TEXT_HELPERS);
/** Blocks a sentence may use, so that it still reads well when something is not set. */
export const TEMPLATE_BLOCKS = ['if', 'unless'];

/** How each helper is called, and how many values it takes at least. */
const CALLS: Readonly<Record<keyof typeof TEXT_HELPERS, readonly [string, number]>> = {
  date: ["{{date day}}, or {{date day 'dateLong'}} for another format", 1],
  money: ['{{money amount}}', 1],
  plural: ["{{plural count 'row' 'rows'}}", 3],
  noun: ['{{noun label}}', 1],
  default: ["{{default name 'our team'}}", 2],
};

/** What is wrong with a template, in plain words. */
export interface TemplateFault {
  readonly message: string;
  readonly remedy: string;
  readonly nearest?: string | undefined;
}

export interface TemplateReading {
  /** Dotted placeholders, such as `contact.phone`. */
  readonly placeholders: readonly string[];
  readonly faults: readonly TemplateFault[];
  /** A brace or the end of a part is missing: nothing is known of what stands in it. */
  readonly isUnread?: true;
}

/** Does a text need compiling at all? */
export const hasPlaceholders = (text: string): boolean => text.includes('{{');

const readings = new Map<string, TemplateReading>();

/** The placeholders and faults of one text. Remembered: texts are asked about by several lints. */
export function readTemplate(text: string): TemplateReading {
  const known = readings.get(text);
  if (known !== undefined) return known;
  if (readings.size > 20_000) readings.clear();
  const made = hasPlaceholders(text) ? read(text) : { placeholders: [], faults: [] };
  readings.set(text, made);
  return made;
}

/** What each sentence with placeholders says, one after the other, for `createTexts`. One that is written badly, as all are while somebody types, says itself as it stands. */
export function compileTemplates(
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, TextProgram>> {
  const keys = Object.keys(texts).sort();
  return Object.fromEntries(keys.map((key) => [key, programFor(texts[key] ?? '')]));
}

/** Forms share their sentences, and an edit leaves most as they are. */
const programs = memory<TextProgram>(5000);

const programFor = (text: string): TextProgram =>
  remembered(programs, text, () => {
    try {
      return programOf(Handlebars.parse(text));
    } catch {
      return [text];
    }
  });

const UNREAD: TemplateFault = {
  message: 'A placeholder is not written well: a brace, or the end of an {{#if …}}, is missing.',
  remedy: 'Write placeholders as {{name}}, and close each {{#if …}} with {{/if}}.',
};

function read(text: string): TemplateReading {
  const placeholders = new Set<string>();
  const faults: TemplateFault[] = [];
  try {
    visitProgram(Handlebars.parse(text), {
      placeholder: (name) => placeholders.add(name),
      fault: (fault) => faults.push(fault),
    });
  } catch {
    return { placeholders: [], faults: [UNREAD], isUnread: true };
  }
  return { placeholders: [...placeholders], faults };
}

interface Visit {
  readonly placeholder: (name: string) => void;
  readonly fault: (fault: TemplateFault) => void;
}

function visitProgram(program: hbs.AST.Program | undefined, visit: Visit): void {
  for (const statement of program?.body ?? []) visitStatement(statement, visit);
}

function visitStatement(statement: hbs.AST.Statement, visit: Visit): void {
  if (statement.type === 'MustacheStatement') {
    const mustache = statement as hbs.AST.MustacheStatement;
    visitCall(mustache.path, mustache.params, mustache.hash, TEMPLATE_HELPERS, visit);
  } else if (statement.type === 'BlockStatement') {
    const block = statement as hbs.AST.BlockStatement;
    visitCall(block.path, block.params, block.hash, TEMPLATE_BLOCKS, visit, true);
    visitProgram(block.program, visit);
    visitProgram(block.inverse, visit);
  } else if (statement.type !== 'ContentStatement' && statement.type !== 'CommentStatement') {
    visit.fault({
      message: 'Only placeholders, {{#if}} and {{#unless}} may stand in a text.',
      remedy: 'Take partials ({{> …}}) and decorators out; write the text itself.',
    });
  }
}

function visitCall(
  path: hbs.AST.PathExpression | hbs.AST.Literal,
  params: readonly hbs.AST.Expression[],
  hash: hbs.AST.Hash | undefined,
  helpers: readonly string[],
  visit: Visit,
  block = false,
): void {
  const values = [...params, ...(hash?.pairs ?? []).map((pair) => pair.value)];
  const name = 'original' in path ? String(path.original) : '';
  if (values.length === 0 && !block) {
    visitValue(path, visit);
    return;
  }
  if (!helpers.includes(name)) {
    visit.fault({
      message: `"${name}" is not a helper a text may use.`,
      remedy: `Known are: ${helpers.join(', ')}.`,
      nearest: nearestOf(name, helpers),
    });
  }
  if (!block && isHelper(name)) {
    const [call, least] = CALLS[name];
    const most = name === 'date' ? 2 : least;
    if (params.length < least || params.length > most || hash !== undefined)
      visit.fault({
        message: `"${name}" is not given what it takes.`,
        remedy: `Write ${call}.`,
      });
  }
  if (block && params.length !== 1)
    visit.fault({
      message: `"${name}" asks for one value.`,
      remedy: `Write {{#${name} value}}, with the one placeholder that decides.`,
    });
  for (const value of values) visitValue(value, visit);
}

const isHelper = (name: string): name is keyof typeof CALLS => Object.hasOwn(CALLS, name);

function visitValue(value: hbs.AST.Node, visit: Visit): void {
  if (value.type === 'SubExpression') {
    const inner = value as hbs.AST.SubExpression;
    visitCall(inner.path, inner.params, inner.hash, TEMPLATE_HELPERS, visit);
    return;
  }
  if (value.type !== 'PathExpression') return;
  const path = value as hbs.AST.PathExpression;
  if (path.data || path.depth > 0 || path.parts.length === 0) {
    visit.fault({
      message: `"${path.original}" is not a placeholder a text may use.`,
      remedy: 'Name a value, such as {{contact.phone}}.',
    });
  } else visit.placeholder(path.parts.join('.'));
}
