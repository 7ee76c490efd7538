// The rules of a field of a change as sentences, with what the builder needs to draw them.
import {
  comparisonsFor,
  fieldsToPick,
  rulesOfField,
  textAt,
} from '../../../runtime/content/index.ts';
import type { RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../../context/context.ts';
import { changeCandidate } from '../candidate/index.ts';
import { ruleSentence } from './sentence.ts';

export async function fieldRules(server: ServerContext, asked: RequestOf<'studio_rules'>) {
  const { change, field, ...around } = asked;
  const { source, seq } = await changeCandidate(server, change);
  const { texts } = server.content;
  const ownFile = fileOf(around.section);
  const rules = rulesOfField(source, around, field).map(({ name, said, drawn, file, rule }) => {
    const isOwn = file === ownFile;
    const key = drawn?.message;
    const words = key === undefined ? undefined : (textAt(source, key) ?? '');
    return {
      ...{
        name,
        runs: ruleSentence(texts, said),
        own: isOwn,
        others: othersOf(rule, said.on, field),
      },
      ...(drawn &&
        isOwn && { drawn: { ...drawn, ...(words !== undefined && { message: words }) } }),
    };
  });
  const fields = fieldsToPick(source, around, field).map(({ schema: _, ...one }) => ({
    ...one,
    comparisons: comparisonsFor(one.kind),
  }));
  return { seq, rules, fields };
}

/** Where the rules of a section stand that can be changed with it. */
const fileOf = (section: string): string =>
  section.startsWith('sections/')
    ? `rules/${section}.rules.json`
    : `rules/${section.split('/')[1]}.rules.json`;

/** Labels of the other fields a rule acts on; they stand in the order of its fields. */
function othersOf(rule: object, labels: readonly string[], field: string): readonly string[] {
  const { event } = rule as {
    readonly event?: { readonly params?: { readonly fields?: unknown } };
  };
  const fields = event?.params?.fields;
  if (!Array.isArray(fields) || fields.length !== labels.length) return [];
  const isOwn = (fact: string): boolean =>
    field.endsWith(`/${fact.replace(/^row\./, '').replaceAll('.', '/')}`);
  return labels.filter((_, at) => !isOwn(String(fields[at])));
}
