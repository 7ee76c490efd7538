// A form of its own with one question, which can be sent as it is.

import type { NewForm } from '../../commands/act.ts';
import type { ContentSource } from '../../model/types.ts';
import { printJson } from '../../read/print.ts';
import type { Expanded } from '../common/expanded.ts';
import { requiredWords } from '../fields/answers.ts';
import { nameFrom } from '../fields/names.ts';
import { sectionFiles } from '../parts/groups.ts';
import { formFile, isFormId, isTakenForm } from './form-names.ts';

export function newForm(source: ContentSource, act: NewForm): Expanded {
  const { id, title, access, kind, label } = act;
  if (!isFormId(id)) return { fault: 'name-unfit' };
  if (isTakenForm(source, id)) return { fault: 'name-taken' };
  if (title.trim() === '' || label.trim() === '') return { fault: 'act-unfit' };
  const field = nameFrom(label);
  const form = {
    ...{ $schema: '../../meta/form.schema.json', id, kind, access },
    sections: ['main'],
  };
  const words = {
    $schema: '../../schemas/meta/messages.schema.json',
    title,
    ...(kind === 'wizard' && { 'main.title': title }),
    [`${field}.label`]: label,
    ...Object.fromEntries(
      Object.entries(requiredWords(label)).map(([word, text]) => [`${field}.${word}`, text]),
    ),
  };
  return {
    told: { said: 'formNew', values: { of: title } },
    parts: [
      { kind: 'file', path: formFile(id), text: printJson(form) },
      ...sectionFiles(id, 'main', field),
      { kind: 'file', path: `messages/en-US/${id}.json`, text: printJson(words) },
    ],
  };
}
