// A form made of a schema of somebody else: the files that were drafted of it, looked at and agreed to.
import { isObject } from '../../../core/index.ts';
import type { ImportForm } from '../../commands/act.ts';
import { jsonOf } from '../../commands/parts.ts';
import type { ContentSource } from '../../model/types.ts';
import { printJson } from '../../read/print.ts';
import type { Expanded } from '../common/expanded.ts';
import { formFile, isFormId, isTakenForm } from './form-names.ts';

const LOCALE = 'en-US';

export function importForm(source: ContentSource, act: ImportForm): Expanded {
  const { id, title, access } = act;
  if (!isFormId(id)) return { fault: 'name-unfit' };
  if (isTakenForm(source, id)) return { fault: 'name-taken' };
  const words = `messages/${LOCALE}/${id}.json`;
  const files = new Map(act.files.map(({ path, text }) => [path, text]));
  const [form, said] = [formFile(id), words].map((path) => jsonOf(files.get(path)));
  if (!isObject(form) || !isObject(said) || title.trim() === '') return { fault: 'act-unfit' };
  if (![...files.keys()].every((path) => isOfForm(path, id))) return { fault: 'path' };
  files.set(formFile(id), printJson({ ...form, access }));
  files.set(words, printJson({ ...said, title }));
  return {
    told: { said: 'formImported', values: { of: title } },
    parts: [...files].map(([path, text]) => ({ kind: 'file', path, text })),
  };
}

/** Nothing that is imported reaches beyond its own form. */
const isOfForm = (path: string, id: string): boolean =>
  path.startsWith(`schemas/forms/${id}/`) ||
  [`rules/${id}.rules.json`, `rules/${id}.cases.json`].includes(path) ||
  path === `messages/${LOCALE}/${id}.json` ||
  path.startsWith(`messages/${LOCALE}/pages/${id}`);
