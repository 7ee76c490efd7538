// Lint: every message key that rules, layouts, forms and cases name has a message.
import { isObject, joinPointer, nearestOf } from '../../../core/index.ts';
import { uiNodes } from '../../link/used-calls.ts';
import {
  type LinkedForm,
  lacksMessages,
  type Model,
  SHARED_WORDS,
  unitsOf,
} from '../../model/model.ts';
import { didYouMean } from '../../read/faults.ts';
import { ruleWords, WORDS_OF_DIALOG } from '../../texts/own-words.ts';
import type { WholeLint } from '../common/lint.ts';

export interface NamedKey {
  readonly key: string;
  readonly file: string;
  readonly place: string;
}

export const messageKeys: WholeLint = ({ model, report }) => {
  if (lacksMessages(model)) return;
  for (const form of unitsOf(model)) {
    for (const { key, file, place } of [...namedKeys(form, model), ...keysInCases(form)]) {
      if (model.messages.has(key)) continue;
      report({
        code: 'unknown-message',
        file,
        place,
        about: key,
        ...keyUses(key, file, form, model),
      });
    }
  }
};

/** A sentence in place of a key, a key without its beginning, or one that nobody has written yet. */
function keyUses(key: string, file: string, form: LinkedForm, model: Model) {
  const start = `${ruleWords(form, file).at(-1)}.`;
  const own = fileFor(start, model.locale);
  if (/\s/.test(key) && !key.startsWith(start))
    return {
      message: `A sentence stands here, "${key}", and not its key.`,
      remedy: `Write the sentence in ${own}, and here the key it has there, beginning with "${start}".`,
    };
  const keys = [...model.messages.keys()];
  const begun = `${start}${key}`;
  const near = model.messages.has(begun) ? begun : nearestOf(key, keys);
  const [first = ''] = key.split('.');
  const isBegun = keys.some((known) => known.startsWith(`${first}.`)) || LONG.includes(first);
  return {
    message: `There is no message "${key}".`,
    remedy: didYouMean(near, remedyFor(key, near, { start, own, isBegun, model })),
    nearest: near,
  };
}

interface Wanted {
  /** What keys of this form begin with, and the file they stand in. */
  readonly start: string;
  readonly own: string;
  /** Does it begin as any message does? */
  readonly isBegun: boolean;
  readonly model: Model;
}

function remedyFor(key: string, near: string | undefined, wanted: Wanted): string {
  const { start, own, isBegun, model } = wanted;
  if (isBegun) return `Add it to ${fileFor(key, model.locale)}.`;
  return near === undefined
    ? `Begin it with "${start}", and add it to ${own}.`
    : `Add it to ${fileFor(near, model.locale)}.`;
}

/** Keys that a form names outright, as against those found by convention. */
export function namedKeys(form: LinkedForm, model: Model): readonly NamedKey[] {
  return [...keysInRules(form, model), ...keysInLayout(form), ...keysInForm(form)];
}

function keysInRules(form: LinkedForm, model: Model): readonly NamedKey[] {
  return form.placed.flatMap(({ rule: { event }, file, place }) => {
    const at = `${place}/event/params`;
    const { message, dialog, page } = event.params;
    if (typeof message === 'string') return [{ key: message, file, place: `${at}/message` }];
    if (typeof dialog !== 'string') return [];
    const starts = ruleWords(form, file).map((words) => `${words}.dialog.${dialog}.`);
    const words = starts
      .flatMap((start) => WORDS_OF_DIALOG.map((word) => `${start}${word}`))
      .filter((key) => model.messages.has(key));
    return [
      ...[...new Set([`${starts.at(-1)}title`, ...words])].map((key) => ({
        key,
        file,
        place: `${at}/dialog`,
      })),
      ...(typeof page === 'string' ? [{ key: page, file, place: `${at}/page` }] : []),
    ];
  });
}

function keysInLayout({ sections }: LinkedForm): readonly NamedKey[] {
  return sections.flatMap(({ ui, uiFile }) =>
    uiNodes(ui).flatMap(({ node, pointer }) => {
      const options = node['ui:options'];
      if (!isObject(options)) return [];
      const check = isObject(options.check) ? options.check : {};
      const found = [
        { value: options.page, tokens: ['page'] },
        { value: options.refusal, tokens: ['refusal'] },
        { value: check.fault, tokens: ['check', 'fault'] },
        { value: check.good, tokens: ['check', 'good'] },
      ];
      return found.flatMap(({ value, tokens }) =>
        typeof value === 'string'
          ? [
              {
                key: value,
                file: uiFile,
                place: `${pointer}${joinPointer(['ui:options', ...tokens])}`,
              },
            ]
          : [],
      );
    }),
  );
}

function keysInForm({ form, file }: LinkedForm): readonly NamedKey[] {
  const then = form.submit?.then ?? {};
  return [
    ...(form.pages ?? []).map((key, index) => ({ key, file, place: `/pages/${index}` })),
    ...(['message', 'page'] as const).flatMap((word) => {
      const key = then[word];
      return typeof key === 'string' ? [{ key, file, place: `/submit/then/${word}` }] : [];
    }),
    ...[form.record?.save.message ?? []]
      .flat()
      .map((key) => ({ key, file, place: '/record/save/message' })),
    ...Object.entries(form.record?.panes ?? {}).flatMap(([name, panes]) =>
      (['title', 'save'] as const).flatMap((word) => {
        const key = panes[word];
        const place = joinPointer(['record', 'panes', name, word]);
        return key === undefined ? [] : [{ key, file, place }];
      }),
    ),
  ];
}

function keysInCases({ cases, casesFile }: LinkedForm): readonly NamedKey[] {
  return cases.flatMap(({ expect }, index) =>
    ['faults', 'noFaults', 'warnings', 'noWarnings'].flatMap((word) => {
      const list = expect[word];
      if (!Array.isArray(list)) return [];
      return list.flatMap((entry, position) =>
        isObject(entry) && typeof entry.message === 'string'
          ? [
              {
                key: entry.message,
                file: casesFile,
                place: `/cases/${index}/expect/${word}/${position}/message`,
              },
            ]
          : [],
      );
    }),
  );
}

/** Texts that have a file of their own. */
const LONG: readonly string[] = ['pages', 'documents', 'mail'];

function fileFor(key: string, locale: string): string {
  const [first = '', second = ''] = key.split('.');
  const isLong = LONG.includes(first);
  if (isLong) return `messages/${locale}/${first}/${second}.md`;
  return `messages/${locale}/${first}${key.startsWith(SHARED_WORDS) ? `/${second}` : ''}.json`;
}
