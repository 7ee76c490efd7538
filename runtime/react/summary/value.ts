// How an answer reads in a summary: texts of choices, dates, money; secrets by their last four characters only.

import {
  FORMATS,
  isList,
  isNoAnswer,
  type Json,
  type Pointer,
  type Schema,
  type Texts,
  type UiSchema,
} from '../../core/index.ts';
import { asObject, objectOption, plainText, textOption } from '../nodes/options.ts';
import { optionsOf, widgetOf } from '../nodes/schema.ts';
import type { FormStore } from '../store/form-store.ts';
import { choiceText } from '../widgets/choices.ts';

export interface Shown {
  readonly store: FormStore;
  readonly pointer: Pointer;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly value: Json | undefined;
}

/** Empty text for no answer. */
export function shownValue({ store, pointer, schema, ui, value }: Shown): string {
  if (value === undefined || isNoAnswer(value, ui)) return '';
  const info = store.info(pointer);
  if (info?.secret) return masked(store.texts, plainText(value));
  if (isList(value)) return value.map((one) => choiceText(store.texts, info, one)).join(', ');
  const object = asObject(value);
  if (object) return wholeText(object, ui);
  const widget = widgetOf(ui);
  if (widget === 'date' || schema.format === 'date') return FORMATS.date?.(value) ?? '';
  if (widget === 'money') return FORMATS.money?.(value) ?? '';
  if (widget === 'yesno' && (value === 1 || value === 0) && !info?.options) {
    return store.texts.t(value === 1 ? 'runtime.yes' : 'runtime.no');
  }
  return choiceText(store.texts, info, value);
}

const LAST = 4;

/** "Ends in 4321" */
function masked(texts: Texts, value: string): string {
  const last = value.replace(/[^A-Za-z0-9]/g, '').slice(-LAST);
  return texts.t('runtime.secret.masked', { last });
}

function wholeText(object: Readonly<Record<string, Json | undefined>>, ui: UiSchema): string {
  const label = textOption(objectOption(optionsOf(ui), 'options') ?? {}, 'label');
  const named = label === undefined ? undefined : object[label];
  return plainText(named ?? Object.values(object).find((member) => typeof member === 'string'));
}
