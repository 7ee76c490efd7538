// Lint: every field a person sees has a name to be called by.
import { joinPointer, parsePointer, toDotted, widgetNamed } from '../../../core/index.ts';
import {
  type FieldNode,
  type LinkedForm,
  lacksMessages,
  type Model,
  SHARED_WORDS,
} from '../../model/model.ts';
import { typesOf } from '../../schema/types-of.ts';
import { firstKey, groupsOf } from '../../texts/field-words.ts';
import type { WholeLint } from '../common/lint.ts';

export const labels: WholeLint = ({ model, report }) => {
  if (lacksMessages(model)) return;
  for (const form of model.forms) {
    for (const { field, owner, word } of unlabelled(form, model)) {
      report({
        code: 'missing-label',
        ...whereNamed(field, form),
        message: `The field "${toDotted(field.pointer)}" has no label.`,
        remedy: `Add "${word}" to messages/${model.locale}/${owner.replace('.', '/')}.json.`,
        nearest: `${owner}.${word}`,
      });
    }
  }
};

/** Where the field has its name: what it is may be said by a piece that others have too, under names of their own. */
function whereNamed({ pointer, file, place, section }: FieldNode, { sections }: LinkedForm) {
  const [name = '', ...inside] = parsePointer(pointer);
  const own = sections.find(({ id }) => id === section);
  const isElsewhere = own !== undefined && file !== own.file && !place.endsWith(`/${name}`);
  return isElsewhere && inside.length === 0
    ? { file: own.file, place: joinPointer(['properties', name]) }
    : { file, place };
}

/** The visible fields of a form without a name, each with the key that should say it: `<owner>.<word>`. */
export const unlabelled = (
  form: LinkedForm,
  model: Model,
): readonly { readonly field: FieldNode; readonly owner: string; readonly word: string }[] =>
  [...form.fields.values()]
    .filter((field) => needsLabel(field, form, model))
    .map((field) => ({
      field,
      owner: ownerOf(field, form),
      word: `${toDotted(field.pointer).replaceAll('.*', '')}.label`,
    }));

/** Whose words speak of the field: those of its form, or of the section that several forms use. */
const ownerOf = ({ section }: FieldNode, { id, sections }: LinkedForm): string =>
  sections.some((one) => one.shared && one.id === section) ? `${SHARED_WORDS}${section}` : id;

/** Visible leaves, lists and controls of several parts do; groups and rows are headed by what is around them. */
function needsLabel(field: FieldNode, form: LinkedForm, model: Model): boolean {
  if (field.unseen || field.pointer.endsWith('/*')) return false;
  const isGroup = typesOf(field.schema).includes('object') && field.ui['ui:widget'] === undefined;
  if (isGroup) return false;
  if (asksNothing(field) || isInsideControl(field, form)) return false;
  if (firstKey(model.messages, field.prefixes, 'label') !== undefined) return false;
  return field.schema.items === undefined || !hasGroupHeading(field, form, model);
}

const asksNothing = ({ ui }: FieldNode): boolean =>
  widgetNamed(String(ui['ui:widget']))?.reads === 'statement';

/** Inside an object or row that is one control of its own (a select taken whole, an upload, a table). */
function isInsideControl({ pointer }: FieldNode, { fields }: LinkedForm): boolean {
  for (let at = up(pointer); at !== ''; at = up(at)) {
    const widget = fields.get(at)?.ui['ui:widget'];
    if (widget !== undefined && widgetNamed(String(widget))?.rows === undefined) return true;
  }
  return false;
}

function hasGroupHeading(field: FieldNode, form: LinkedForm, model: Model): boolean {
  const section = form.sections.find(({ id }) => id === field.section);
  if (section === undefined) return false;
  const name = field.pointer.slice(1);
  return groupsOf(section.ui['ui:groups']).some(
    (group) =>
      group.fields.length === 1 &&
      group.fields[0] === name &&
      firstKey(model.messages, section.prefixes, `group.${group.id}.title`) !== undefined,
  );
}

const up = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
