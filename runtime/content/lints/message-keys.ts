// Lint: every message key that rules, layouts, forms and cases name has a message.
import { isObject, joinPointer, nearestOf } from '../../core/index.ts';
import { uiNodes } from '../link/used-calls.ts';
import {
  type LinkedForm,
  lacksMessages,
  type Model,
  SHARED_WORDS,
  unitsOf,
} from '../model/model.ts';
import { didYouMean } from '../read/faults.ts';
import { ruleWords, WORDS_OF_DIALOG } from '../texts/own-words.ts';
import type { Lint } from './lint.ts';

export interface NamedKey {
  readonly key: string;
  readonly file: string;
  readonly place: string;
}

export const messageKeys: Lint = ({ model, report }) => {
  if (lacksMessages(model)) return;
  for (const form of unitsOf(model)) {
    for (const { key, file, place } of [...namedKeys(form, model), ...keysInCases(form)]) {
      if (model.messages.has(key)) continue;
      const near = nearestOf(key, [...model.messages.keys()]);
      report({
        code: 'unknown-message',
        file,
        place,
        message: `There is no message "${key}".`,
        remedy: didYouMean(near, `Add it to ${fileFor(key, model.locale)}.`),
        nearest: near,
        about: key,
      });
    }
  }
};

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

function fileFor(key: string, locale: string): string {
  const [first = '', second = ''] = key.split('.');
  const isLong = ['pages', 'documents', 'mail'].includes(first);
  if (isLong) return `messages/${locale}/${first}/${second}.md`;
  return `messages/${locale}/${first}${key.startsWith(SHARED_WORDS) ? `/${second}` : ''}.json`;
}
