// What fields and their choices are called on the pages that show what a form received.
import {
  choiceWord,
  type FormBundle,
  type FormNode,
  labelOf,
  type Texts,
} from '../../runtime/core/index.ts';

/** What a field is called. */
export const labelIn = (texts: Texts, node: FormNode): string => labelOf(texts, node, node.pointer);

/** What a form is called; its id where it says nothing of itself. */
export function titleOf({ id }: Pick<FormBundle, 'id'>, texts: Pick<Texts, 't' | 'has'>): string {
  const key = `${id}.title`;
  return texts.has(key) ? texts.t(key) : id;
}

/** What a choice is called; the value itself where it has no words. */
export function choiceLabel(texts: Texts, { options, children }: FormNode, value: unknown): string {
  const all = options ?? children.get('*')?.options;
  const key = all?.[choiceWord(value as string)];
  if (key !== undefined && texts.has(key)) return texts.t(key);
  if (typeof value !== 'boolean') return String(value);
  return texts.t(value ? 'documents.form.yes' : 'documents.form.no');
}
