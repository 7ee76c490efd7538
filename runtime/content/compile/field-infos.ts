// What a release says of each place of a form: its words, what it must have, who sees and who types it.
import type { FieldInfo, FieldWords } from '../../core/index.ts';
import { generic, joinPointer, parsePointer, rowSourceOf, toldMembers } from '../../core/index.ts';
import { optionsOf } from '../link/fields.ts';
import type { FieldNode, LinkedForm, Model } from '../model/model.ts';
import { typeOf } from '../schema/types-of.ts';
import { askedWords } from '../texts/asked-words.ts';
import { fieldWords } from '../texts/field-words.ts';
import { type UnshapedField, widgetAt } from './nodes.ts';
import { compileRule, targetsOf } from './rules.ts';

/** What a release says of each place of a form, before it is decided what it is. */
export function fieldInfos(linked: LinkedForm, model: Model): Record<string, UnshapedField> {
  const shown = targetsOfEffect(linked, 'show');
  const enabled = targetsOfEffect(linked, 'enable');
  const infos: Record<string, UnshapedField> = {};
  for (const [pointer, node] of linked.fields) {
    infos[pointer] = {
      section: node.section,
      type: typeOf(node.schema),
      ...withAsked(fieldWords(node, model.messages, model.keysBelow), node, model),
      ...(node.required ? { required: true } : {}),
      ...(node.schema.writeOnly === true ? { secret: true } : {}),
      ...(node.personal ? { personal: true } : {}),
      ...(node.seen ? { seen: node.seen } : {}),
      ...(node.changed ? { changed: node.changed } : {}),
      ...(isTransient(node, linked) ? { transient: true } : {}),
      ...(shown.has(pointer) ? { hiddenAtFirst: true } : {}),
      ...(enabled.has(pointer) ? { disabledAtFirst: true } : {}),
      ...(isReadOnly(node) ? { readOnly: true } : {}),
      ...toldIn(node, linked),
    };
  }
  return infos;
}

/** Its words, with a common sentence for each fault that it has none of its own for and that its label reads well in. */
function withAsked(words: FieldWords, { schema, ui, unseen }: FieldNode, model: Model): FieldWords {
  const label = unseen ? undefined : model.messages.get(words.label)?.text;
  if (label === undefined) return words;
  return {
    ...words,
    errors: { ...askedWords(label, schema, widgetAt(schema, ui)), ...words.errors },
  };
}

const isReadOnly = ({ schema, ui }: FieldNode): boolean =>
  schema.readOnly === true || ui['ui:readonly'] === true;

/** The key of its row, where the source of the list tells it. */
function toldIn({ pointer }: FieldNode, { fields }: LinkedForm): Pick<FieldInfo, 'told'> {
  const [member = '', row, ...list] = parsePointer(pointer).toReversed();
  const around = row === '*' ? fields.get(joinPointer(list.toReversed())) : undefined;
  const source = around && rowSourceOf(optionsOf(around.ui));
  return source && toldMembers(source).includes(member) ? { told: source.key } : {};
}

/** A helper of the screen, or inside one. */
function isTransient(node: FieldNode, { fields }: LinkedForm): boolean {
  for (let at = node.pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const around = fields.get(at);
    if (around !== undefined && optionsOf(around.ui).transient === true) return true;
  }
  return false;
}

function targetsOfEffect({ rules }: LinkedForm, type: string): ReadonlySet<string> {
  return new Set(
    rules
      .filter(({ event }) => event.type === type)
      .flatMap((rule) => {
        const { effect } = compileRule(rule);
        return 'fields' in effect
          ? effect.fields.map(generic)
          : targetsOf(rule).map(({ path }) => path);
      }),
  );
}
