// What a form is called in files, and which words of it are not set one by one.
import { textAt } from '../../commands/sentences.ts';
import type { ContentSource } from '../../model/types.ts';
import { formsIn } from '../common/place.ts';
import { free, nameFrom } from '../fields/names.ts';

const LONGEST = 40;

/** The id of a new form of this title, which nothing else has. */
export const formIdFor = (source: ContentSource, title: string): string =>
  free(nameFrom(title, 'form', '-').slice(0, LONGEST - 4), (id) => isTakenForm(source, id), '-');

/** Is there a form, or anything else of content, by this name? */
export const isTakenForm = (source: ContentSource, id: string): boolean =>
  formsIn(source).includes(id) ||
  [...source.keys()].some(
    (file) =>
      file.startsWith(`rules/${id}.`) ||
      ['json', 'md'].some((end) => file.endsWith(`/${id}.${end}`)),
  );

/** May a form be called so in files? */
export const isFormId = (id: string): boolean => /^[a-z][a-z0-9-]{1,39}$/.test(id);

/** The file that says what a form is. */
export const formFile = (id: string): string => `schemas/forms/${id}/form.json`;

/** What people call a form. */
export const titleIn = (source: ContentSource, form: string): string =>
  textAt(source, `${form}.title`) ?? form;

/** What names the form, and what other acts look after. */
const NOT_SET: ReadonlySet<string> = new Set(['$schema', 'id', 'sections', 'migrations']);
export const notSetIn = (word: string): boolean => NOT_SET.has(word);
