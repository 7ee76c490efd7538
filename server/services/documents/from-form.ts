// Any form's answers as blocks: sections, groups and questions in the form's own order, lists as tables, secrets masked,
// and the texts that were agreed to.
import {
  type Answers,
  ancestorsOf,
  type FormBundle,
  type GroupInfo,
  generic,
  getAt,
  isDeletedRow,
  isList,
  isObject,
  type Schema,
  type SectionBundle,
  type UiSchema,
} from '../../../runtime/core/index.ts';
import type { DocumentWords } from '../ports.ts';
import { agreedBlocks, textOf } from './agreed.ts';
import { answerText } from './answer-text.ts';
import type { Block, Blocks } from './blocks.ts';
import { listTable } from './list-table.ts';
import { labelOf, type Question } from './question.ts';

export interface FormPrint {
  readonly form: FormBundle;
  readonly answers: Answers;
  readonly words: DocumentWords;
  /** Pointers the judgement hides. */
  readonly hidden: ReadonlySet<string>;
}

/** Unanswered, hidden and helper questions are left out; so are groups and sections without an answer. */
export function formBlocks(print: FormPrint): Blocks {
  return print.form.sections.flatMap((section): Block[] => {
    const content = groupsOf(section).flatMap((group) => groupBlocks(print, section, group));
    if (content.length === 0) return [];
    if (section.title === undefined) return content;
    return [{ kind: 'heading', depth: 2, text: print.words.t(section.title) }, ...content];
  });
}

function groupsOf(section: SectionBundle): readonly GroupInfo[] {
  const grouped = new Set(section.groups?.flatMap((group) => group.fields));
  const rest = section.owns.filter((name) => !grouped.has(name));
  return [...(section.groups ?? []), { id: '', fields: rest }];
}

function groupBlocks(print: FormPrint, section: SectionBundle, group: GroupInfo): Block[] {
  const questions = group.fields.flatMap((name) => {
    const schema = section.schema.properties?.[name];
    return schema ? leaves(print, schema, childUi(section.ui, name), `/${name}`) : [];
  });
  const texts = questions.filter((question) => textOf(question) !== undefined);
  const facts = questions
    .filter((question) => !isRows(question.schema) && !texts.includes(question))
    .map(
      (question) =>
        [labelOf(question.info, print.words), answerText(question, print.words)] as const,
    )
    .filter(([label, text]) => label !== '' && text !== '');
  const lists = questions
    .filter((question) => isRows(question.schema))
    .map((question) => listBlocks(print, question))
    .filter((blocks) => blocks.length > 0);
  const content: Block[] = [
    ...(facts.length > 0 ? [{ kind: 'facts' as const, rows: facts }] : []),
    ...lists.flat(),
    ...texts.flatMap((question) => agreedBlocks(question, print.answers, print.words)),
  ];
  if (content.length === 0 || !group.title) return content;
  const title: Block = { kind: 'heading', depth: 3, text: print.words.t(group.title) };
  // A list alone in its group stands under the group's heading, not under one of its own as well.
  const alone = facts.length === 0 && texts.length === 0 && lists.length === 1;
  return [title, ...(alone ? content.slice(1) : content)];
}

/** The questions under one property: itself, or those inside a plain group of fields. */
function leaves(print: FormPrint, schema: Schema, ui: UiSchema, pointer: string): Question[] {
  const info = print.form.fields[generic(pointer)];
  if (ui['ui:hidden'] === true || isHidden(print, pointer)) return [];
  // Helpers of the screen are nobody's answers; a tick under a text is what the person agreed to.
  if (info?.transient && textOf({ ui }) === undefined) return [];
  if (isGroup(schema, ui)) {
    const properties = schema.properties ?? {};
    return inOrder(Object.keys(properties), ui).flatMap((name) => {
      const child = properties[name];
      return child ? leaves(print, child, childUi(ui, name), `${pointer}/${name}`) : [];
    });
  }
  return [{ pointer, info, schema, ui, value: getAt(print.answers, pointer) }];
}

function listBlocks(print: FormPrint, question: Question): Blocks {
  const rows = isList(question.value) ? question.value : [];
  const item = question.schema.items ?? {};
  const itemUi = childUi(question.ui, 'items');
  const questions = rows
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => isObject(row) && !isDeletedRow(row))
    .map(({ index }) => leaves(print, item, itemUi, `${question.pointer}/${index}`));
  return listTable(question, questions, print.words);
}

function isHidden({ hidden }: FormPrint, pointer: string): boolean {
  return hidden.has(pointer) || ancestorsOf(pointer).some((place) => hidden.has(place));
}

/** An object whose parts are asked one by one; a choice kept as a whole object is one answer. */
function isGroup(schema: Schema, ui: UiSchema): boolean {
  return (
    schema.type === 'object' && schema.properties !== undefined && ui['ui:widget'] === undefined
  );
}

function isRows(schema: Schema): boolean {
  return schema.type === 'array' && schema.items?.type === 'object';
}

/** The order the layout gives, then the rest as the schema has them. */
function inOrder(names: readonly string[], ui: UiSchema): readonly string[] {
  const order = ui['ui:order'];
  const first = isList(order) ? names.filter((name) => order.includes(name)) : [];
  const placed = isList(order) ? first.sort((a, b) => order.indexOf(a) - order.indexOf(b)) : [];
  return [...placed, ...names.filter((name) => !placed.includes(name))];
}

function childUi(ui: UiSchema, name: string): UiSchema {
  const child = ui[name];
  return isObject(child) ? child : {};
}
