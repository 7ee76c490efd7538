// Takes a rule of a field away, with its cases, and with its sentence where nothing else says that.
import { isObject, type Json, type JsonObject } from '../../../core/index.ts';
import type { DeleteRule } from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { ownWordsAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { calledIn, filesOfSection } from '../common/place.ts';
import { withoutRule } from './less-of-cases.ts';
import { listIn, namedField } from './places.ts';

export function deleteRule(source: ContentSource, act: DeleteRule): Expanded {
  const { section, field, rule: name } = act;
  const files = filesOfSection(section);
  const rule = files && listIn(source, files.rules, 'rules').find((one) => one.name === name);
  if (!files || !rule) return { fault: 'no-rule' };
  const params = isObject(rule.event) && isObject(rule.event.params) ? rule.event.params : {};
  const cases = listIn(source, files.cases, 'cases');
  const others = othersOf(params.fields, namedField(field)?.fact);
  const parts: readonly Part[] =
    others.length > 0
      ? [
          ...withoutRule(
            { file: files.cases, stays: true },
            cases,
            onlyOf(rule, namedField(field)?.fact ?? ''),
          ),
          {
            ...{ kind: 'member', file: files.rules },
            ...{ at: ['rules', name, 'event', 'params', 'fields'], value: others },
          },
        ]
      : [
          ...withoutRule({ file: files.cases }, cases, rule),
          { kind: 'member', file: files.rules, at: ['rules', name], gone: true },
          ...sentenceOf(source, params.message),
        ];
  return { told: { said: 'ruleGone', values: { of: calledIn(source, section, field) } }, parts };
}

/** The other fields of a rule that does the same to several: for those it goes on. */
const othersOf = (fields: Json | undefined, fact: string | undefined): readonly Json[] =>
  Array.isArray(fields) && fact !== undefined && fields.includes(fact)
    ? fields.filter((one) => one !== fact)
    : [];

const onlyOf = (rule: JsonObject, fact: string): JsonObject => {
  const event = isObject(rule.event) ? rule.event : {};
  return { ...rule, event: { ...event, params: { fields: [fact] } } };
};

/** A sentence that the rule alone says; one that is named anywhere else stays. */
function sentenceOf(source: ContentSource, key: unknown): readonly Part[] {
  if (typeof key !== 'string' || ownWordsAt(source, key) === undefined) return [];
  const quoted = JSON.stringify(key);
  let uses = 0;
  for (const [file, text] of source)
    if (!file.endsWith('.cases.json')) uses += text.split(quoted).length - 1;
  return uses > 1 ? [] : [{ kind: 'sentence', key, gone: true }];
}
