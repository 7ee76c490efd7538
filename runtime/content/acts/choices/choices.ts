// The choices of a field: further ones, another order, and one less.
import { isObject, type Json } from '../../../core/index.ts';
import type {
  AddChoices,
  DeleteChoice,
  FieldWay,
  MoveChoice,
  SectionId,
} from '../../commands/act.ts';
import type { Part } from '../../commands/command.ts';
import { nameIn } from '../../commands/members.ts';
import { jsonOf } from '../../commands/parts.ts';
import { textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import type { Expanded } from '../common/expanded.ts';
import { calledIn, filesOfSection, formsWith, keyOfField, schemaAt } from '../common/place.ts';
import { dotted, migrationParts } from '../fields/answers.ts';
import { choicesOf } from '../fields/palette.ts';

interface Listed {
  readonly file: string;
  readonly at: readonly string[];
  readonly values: readonly Json[];
}

/** Where the choices of a field stand in its own section; undefined where it has none of its own. */
function listedIn(source: ContentSource, section: SectionId, field: FieldWay): Listed | undefined {
  const place = schemaAt(source, section, field);
  if (!place || place.file !== filesOfSection(section)?.schema) return undefined;
  const { enum: own, items } = place.schema;
  if (Array.isArray(own)) return { file: place.file, at: [...place.at, 'enum'], values: own };
  const inItems = isObject(items) ? items.enum : undefined;
  if (!Array.isArray(inItems)) return undefined;
  return { file: place.file, at: [...place.at, 'items', 'enum'], values: inItems };
}

const wordsOf = (
  source: ContentSource,
  { section, field }: Pick<AddChoices, 'section' | 'field'>,
  value: Json,
): string => textAt(source, keyOfField(section, field, `option.${String(value)}`)) ?? String(value);

export function addChoices(source: ContentSource, act: AddChoices): Expanded {
  const { section, field, texts } = act;
  const listed = listedIn(source, section, field);
  if (!listed) return { fault: 'no-choices' };
  if (listed.values.some((value) => typeof value !== 'string')) return { fault: 'no-choices' };
  const said = texts.map((text) => text.trim()).filter(Boolean);
  const { values, words } = choicesOf(said, listed.values);
  return {
    told: {
      said: 'choicesAdded',
      values: { of: calledIn(source, section, field), choices: said.join(', ') },
    },
    parts: [
      ...values.map(
        (value): Part => ({
          ...{ kind: 'member', file: listed.file, value },
          at: [...listed.at, value],
        }),
      ),
      ...Object.entries(words).map(
        ([word, text]): Part => ({ kind: 'sentence', key: keyOfField(section, field, word), text }),
      ),
    ],
  };
}

export function moveChoice(source: ContentSource, act: MoveChoice): Expanded {
  const { section, field, value, after } = act;
  const listed = listedIn(source, section, field);
  if (!listed) return { fault: 'no-choices' };
  if (!has(listed, value) || (after !== null && !has(listed, after))) return { fault: 'no-choice' };
  const behind = after === null ? '' : nameIn(after);
  const at = [...listed.at, nameIn(value)];
  return {
    told: {
      said: 'choiceMoved',
      values: { of: calledIn(source, section, field), choice: wordsOf(source, act, value) },
    },
    parts: [{ kind: 'member', file: listed.file, at, value, after: behind }],
  };
}

const has = ({ values }: Listed, value: Json): boolean =>
  values.some((one) => JSON.stringify(one) === JSON.stringify(value));

export function deleteChoice(source: ContentSource, act: DeleteChoice): Expanded {
  const { section, field, value, becomes } = act;
  const listed = listedIn(source, section, field);
  if (!listed) return { fault: 'no-choices' };
  if (!has(listed, value) || (becomes !== null && !has(listed, becomes)))
    return { fault: 'no-choice' };
  if (listed.values.length === 1) return { fault: 'last-choice' };
  const compared = comparedWith(source, act);
  if (compared.length > 0 && becomes === null) return { fault: 'choice-in-rule' };
  const at = [...listed.at, nameIn(value)];
  const key = keyOfField(section, field, `option.${String(value)}`);
  const isWorded = textAt(source, key) !== undefined;
  const step = { op: 'mapValues', field: dotted(field), values: { [String(value)]: becomes } };
  return {
    told: {
      said: 'choiceDeleted',
      values: { of: calledIn(source, section, field), choice: wordsOf(source, act, value) },
    },
    parts: [
      { kind: 'member', file: listed.file, at, gone: true },
      ...(isWorded ? [{ kind: 'sentence', key, gone: true } as const] : []),
      ...compared.map(
        ({ file, at: place, value: rule }): Part => ({
          kind: 'member',
          file,
          at: place,
          value: rule,
        }),
      ),
      ...migrationParts(source, section, field, step),
    ],
  };
}

interface Compared {
  readonly file: string;
  readonly at: readonly string[];
  /** The rule with the other choice in place of this one. */
  readonly value: Json;
}

/** Rules that compare the answer with the choice, with what they would compare it with then. */
function comparedWith(source: ContentSource, act: DeleteChoice): readonly Compared[] {
  const { section, field, value, becomes } = act;
  const files = [
    filesOfSection(section)?.rules ?? '',
    ...formsWith(source, section).map((form) => `rules/${form}.rules.json`),
  ];
  const fact = dotted(field);
  return [...new Set(files)].flatMap((file) => {
    const content = jsonOf(source.get(file));
    const rules = isObject(content) && Array.isArray(content.rules) ? content.rules : [];
    return rules.flatMap((rule: Json) => {
      const next = replaced(rule, { fact, value, becomes });
      if (JSON.stringify(next) === JSON.stringify(rule)) return [];
      return [{ file, at: ['rules', nameIn(rule)], value: next }];
    });
  });
}

interface Replacing {
  readonly fact: string;
  readonly value: Json;
  readonly becomes: Json;
}

function replaced(part: Json, replacing: Replacing): Json {
  if (Array.isArray(part)) return part.map((one: Json) => replaced(one, replacing));
  if (!isObject(part)) return part;
  const isAbout = part.fact === replacing.fact;
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => {
      const inner = one ?? null;
      return [
        name,
        isAbout && name === 'value' ? inPlace(inner, replacing) : replaced(inner, replacing),
      ];
    }),
  );
}

function inPlace(compared: Json, { value, becomes }: Replacing): Json {
  if (Array.isArray(compared)) {
    const next = compared.map((one: Json) => (one === value ? becomes : one));
    return next.filter((one, at) => next.indexOf(one) === at);
  }
  return compared === value ? becomes : compared;
}
