// Lint: texts use placeholders, helpers and blocks that exist, and only what the place they stand in can supply.
import { isObject, nearestOf } from '../../core/index.ts';
import { didYouMean, type Report } from '../faults.ts';
import type { LinkedForm, Message, Model } from '../model.ts';
import { readTemplate } from '../templates.ts';
import type { Lint } from './lint.ts';

/** What every sentence of a form may speak of: settings of the site, and where in a list or form it stands. */
const EVERYWHERE = [
  'label',
  'number',
  'count',
  'total',
  'title',
  'value',
  'name',
  'row',
  'step',
  'form',
  'time',
  'date',
];
const SETTINGS = ['contact', 'site', 'context', 'lead'];
/** What schema faults supply (ajv's params). */
const IN_FAULTS = [
  'limit',
  'multipleOf',
  'pattern',
  'format',
  'type',
  'allowedValue',
  'allowedValues',
  'i',
  'j',
];

export const placeholders: Lint = ({ model, report }) => {
  for (const message of model.messages.values()) {
    for (const fault of readTemplate(message.text).faults) {
      report({ ...fault, code: 'bad-template', file: message.file, place: message.place });
    }
    if (message.long) checkLong(message, report);
  }
  for (const form of model.forms) checkForm(form, model, report);
};

/** Long texts are trees whose placeholders are filled without helpers. */
function checkLong({ text, key, file, place }: Message, report: Report): void {
  for (const [found] of text.matchAll(/\{\{[^}]*\}\}/g)) {
    if (/^\{\{\s*[\w.]+\s*\}\}$/.test(found)) continue;
    report({
      code: 'bad-template',
      file,
      place,
      message: `The long text "${key}" holds ${found}.`,
      remedy: 'Long texts take plain placeholders only, such as {{contact.phone}}.',
    });
  }
}

function checkForm(form: LinkedForm, model: Model, report: Report): void {
  const given = paramsOfRules(form);
  for (const message of model.messages.values()) {
    if (message.long || !message.key.startsWith(`${form.id}.`)) continue;
    const params = given.get(message.key);
    const allowed = [
      ...EVERYWHERE,
      ...(params ?? []),
      ...(message.key.includes('.error.') ? IN_FAULTS : []),
      ...[...form.fields.keys()].map((pointer) =>
        pointer.slice(1).replaceAll('/*', '').replaceAll('/', '.'),
      ),
    ];
    for (const name of readTemplate(message.text).placeholders) {
      const [first = ''] = name.split('.');
      if (allowed.includes(name) || allowed.includes(first) || SETTINGS.includes(first)) continue;
      const near = nearestOf(name, allowed);
      report({
        code: 'unknown-placeholder',
        file: message.file,
        place: message.place,
        message: `Nothing supplies the placeholder {{${name}}} of "${message.key}".`,
        remedy: didYouMean(near, 'Correct it, or let the rule give it in "params".'),
        nearest: near,
      });
    }
  }
}

/** Message key → names its rules supply. */
function paramsOfRules({ rules }: LinkedForm): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { event } of rules) {
    const { message, params } = event.params;
    if (typeof message !== 'string') continue;
    found.set(message, [
      ...(found.get(message) ?? []),
      ...Object.keys(isObject(params) ? params : {}),
    ]);
  }
  return found;
}
