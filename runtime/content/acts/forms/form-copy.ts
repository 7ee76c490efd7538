// A form that begins as a copy of another, with its rules and their cases.

import { isObject } from '../../../core/index.ts';
import type { CopyForm } from '../../commands/act.ts';
import { jsonOf } from '../../commands/parts.ts';
import { formLike } from '../../import/like-form.ts';
import type { ContentSource } from '../../model/types.ts';
import { printJson } from '../../read/print.ts';
import type { Expanded } from '../common/expanded.ts';
import { formFile, isFormId, isTakenForm, titleIn } from './form-names.ts';

const LOCALE = 'en-US';

export function copyForm(source: ContentSource, { id, from, title }: CopyForm): Expanded {
  if (!source.has(formFile(from))) return { fault: 'no-form' };
  if (!isFormId(id)) return { fault: 'name-unfit' };
  if (isTakenForm(source, id)) return { fault: 'name-taken' };
  if (title.trim() === '') return { fault: 'act-unfit' };
  const words = `messages/${LOCALE}/${id}.json`;
  const files = Object.entries(formLike(id, from, source, LOCALE));
  return {
    told: { said: 'formCopied', values: { of: title, from: titleIn(source, from) } },
    parts: files.map(([path, text]) => ({
      ...{ kind: 'file', path },
      text: path === words ? withTitle(text, title) : text,
    })),
  };
}

/** It has its own title from the beginning; whatever else it says is the other's until somebody words it. */
function withTitle(text: string, title: string): string {
  const words = jsonOf(text);
  return isObject(words) ? printJson({ ...words, title }) : text;
}
