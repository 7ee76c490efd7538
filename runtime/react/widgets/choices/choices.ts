// The choices of a field: from its schema, from rules, or from a call; each with its text.

import type { EnumOptionsType, WidgetProps } from '@rjsf/utils';
import { useMemo } from 'react';
import {
  choiceWord,
  type FieldInfo,
  type Json,
  type Schema,
  choiceText as textOfChoice,
} from '../../../core/index.ts';
import { useTexts } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { asObject, objectOption, plainText, textOption } from '../../nodes/options.ts';

/** One choice, as RJSF hands it to widgets, with a line under it. */
export interface Choice {
  readonly value: Json;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** The choices a widget was given; one that RJSF made of a schema may have its line in there. */
export function choicesOf({ enumOptions = [] }: WidgetProps['options']): readonly Choice[] {
  if (!enumOptions.some(isDescribed)) return enumOptions as readonly Choice[];
  return enumOptions.map((choice) => ({
    ...(isDescribed(choice) && { hint: choice.schema?.description }),
    ...(choice as Choice),
  }));
}

const isDescribed = ({ schema }: EnumOptionsType): boolean => schema?.description !== undefined;

interface Words {
  t(key: string): string;
  has(key: string): boolean;
}

/** How one value of a field reads. */
export const choiceText = (texts: Words, info: FieldInfo | undefined, value: Json): string =>
  textOfChoice({ t: texts.t, yes: 'runtime.yes', no: 'runtime.no' }, info, value);

/** A line under a choice: `<form>.<path>.option.<value>.hint`. */
function choiceHint(texts: Words, info: FieldInfo | undefined, value: Json): string | undefined {
  const key = info?.options?.[choiceWord(value)];
  return key !== undefined && texts.has(`${key}.hint`) ? texts.t(`${key}.hint`) : undefined;
}

/** What one choice says: its name, and the line under it. */
export const choiceWords = (
  texts: Words,
  info: FieldInfo | undefined,
  value: Json,
): Pick<Choice, 'label' | 'hint'> => ({
  label: choiceText(texts, info, value),
  hint: choiceHint(texts, info, value),
});

/** The values a schema allows; null is chosen by choosing none. */
export function allowedBy(schema: Schema): readonly Json[] {
  const listed = schema.enum ?? schema.items?.enum;
  if (listed) return listed.includes(null) ? listed.filter((value) => value !== null) : listed;
  return schema.type === 'boolean' ? [true, false] : [];
}

/** The choices of a schema, or those that rules leave of them; objects read as `ui:options.options` declares. */
export function useChoices(
  { schema, info, options }: PlaceProps,
  restricted: readonly Json[] | undefined,
): readonly Choice[] {
  const texts = useTexts();
  return useMemo(() => {
    const declared = objectOption(options, 'options') ?? {};
    const made = (values: readonly Json[]): readonly Choice[] =>
      values.map((value) =>
        asObject(value) && Object.keys(declared).length > 0
          ? declaredChoice(value, declared)
          : { value, ...choiceWords(texts, info, value) },
      );
    if (restricted) return made(restricted);
    const known = KEPT.get(schema);
    if (known && known.info === info && known.texts === texts && known.options === options) {
      return known.choices;
    }
    const choices = made(allowedBy(schema));
    KEPT.set(schema, { info, texts, options, choices });
    return choices;
  }, [restricted, schema, info, texts, options]);
}

interface CachedChoices extends Pick<PlaceProps, 'info' | 'options'> {
  readonly texts: Words;
  readonly choices: readonly Choice[];
}

/** The choices of a column are those of each of its cells. */
const KEPT = new WeakMap<Schema, CachedChoices>();

/** One choice out of what a call answered or a layout lists. */
export function declaredChoice(item: Json, declared: PlaceProps['options']): Choice {
  const object = asObject(item);
  if (!object) return { value: item, label: plainText(item) };
  const value = object[textOption(declared, 'value') ?? ''];
  const label = object[textOption(declared, 'label') ?? textOption(declared, 'value') ?? ''];
  return {
    value: declared.whole === true ? wholeOf(object) : (value ?? item),
    label: plainText(label ?? value),
  };
}

const wholeOf = (object: Readonly<Record<string, Json | undefined>>): Json => object as Json;
