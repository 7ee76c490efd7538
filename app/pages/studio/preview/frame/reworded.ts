// Says a form on screen in other words without drawing it anew: what was typed, the step and the focus stay as they are.

import {
  createTexts,
  type FormBundle,
  type MarkdownTree,
  type TextProgram,
  type Texts,
} from '../../../../../runtime/core/index.ts';
import type { Marks } from './marks.ts';
import type { OpenedPreview } from './open-preview.ts';

/** What differs where one form says something else than another, and nothing more. */
type OfWords = 'release' | 'messages' | 'templates' | 'pages' | 'modules';

const BUILT = new WeakMap<FormBundle, string>();

/** All of a form but what it says, as one text. */
function buildOf(bundle: FormBundle): string {
  const known = BUILT.get(bundle);
  if (known !== undefined) return known;
  const { release: _r, messages: _m, templates: _t, pages: _p, modules, ...rest } = bundle;
  const built = JSON.stringify([modules.validators, rest satisfies Omit<FormBundle, OfWords>]);
  BUILT.set(bundle, built);
  return built;
}

/** Do two forms differ in what they say alone? Then the one is drawn where the other was. */
export const sameButWords = (one: FormBundle, other: FormBundle): boolean =>
  buildOf(one) === buildOf(other);

interface Words {
  readonly texts: Texts;
  /** Long texts, where they are others. */
  readonly pages?: Readonly<Record<string, MarkdownTree>>;
}

/** The same form with the same answers, which says these: whatever reads its words is drawn again, and nothing begins anew. */
export function reworded(
  { form, store, ...opened }: OpenedPreview,
  { texts, pages }: Words,
): OpenedPreview {
  const bundle = pages ? { ...form.bundle, pages } : form.bundle;
  return { ...opened, form: { ...form, texts, bundle }, store: { ...store, texts, bundle } };
}

/** Sentences by key that somebody has in hand: they are in no file yet. */
export type InHand = Readonly<Record<string, string>>;

export const NOTHING_IN_HAND: InHand = {};

/** Texts in which what is in hand stands already. */
export function withInHand(texts: Texts, inHand: InHand, { mark }: Pick<Marks, 'mark'>): Texts {
  const templates = Object.fromEntries(
    Object.entries(inHand).map(([key, text]) => [key, programOf(text)]),
  );
  const own = createTexts({ messages: {}, templates, locale: texts.locale });
  return {
    ...texts,
    t: (key, params) =>
      own.has(key) && texts.has(key) ? mark(own.t(key, params), key) : texts.t(key, params),
  };
}

const NAMES = /\{\{([a-z_]\w*)\}\}/i;

/** Words with what stands between them; of anything but names the page around asks the server alone. */
const programOf = (text: string): TextProgram =>
  text.split(NAMES).map((part, at) => (at % 2 === 0 ? part : { get: [part] }));

/** Does a form with this in hand say what the other says with that? Both of one build. */
export function sayTheSame(one: Saying, other: Saying): boolean {
  const keys = new Set([...keysOf(one), ...keysOf(other)]);
  return [...keys].every((key) => saidBy(one, key) === saidBy(other, key));
}

export interface Saying {
  readonly bundle: FormBundle;
  readonly inHand: InHand;
}

const keysOf = ({ bundle: { messages, templates = {} } }: Saying): readonly string[] => [
  ...Object.keys(messages),
  ...Object.keys(templates),
];

/** As a text that can be compared. */
function saidBy({ bundle: { messages, templates = {} }, inHand }: Saying, key: string) {
  const isKnown = Object.hasOwn(messages, key) || Object.hasOwn(templates, key);
  if (isKnown && Object.hasOwn(inHand, key)) return inHand[key];
  return Object.hasOwn(messages, key) ? messages[key] : JSON.stringify(templates[key]);
}
