// Sentences of releases that were made before sentences became programs: they are specifications for Handlebars' runtime.
import Handlebars from 'handlebars/runtime';
import { TEXT_HELPERS } from './helpers.ts';
import type { Templates } from './texts.ts';

/** What a module of such a release holds, by full key. */
export type OlderTemplates = Readonly<Record<string, TemplateSpecification>>;

/** Makes each fill itself. */
export function olderTemplates(specifications: OlderTemplates): Templates {
  const environment = Handlebars.create();
  for (const [name, helper] of Object.entries(TEXT_HELPERS))
    environment.registerHelper(name, helper);
  return Object.fromEntries(
    Object.entries(specifications).map(([key, one]) => [key, environment.template(one)]),
  );
}
