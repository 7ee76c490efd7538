// The sentences with placeholders that a bundle brings, or, if its release is older than that, a module beside it.

import type { OlderTemplates, Templates, TextProgram } from '../../core/index.ts';

interface Bundle {
  readonly templates?: Readonly<Record<string, TextProgram>>;
  readonly modules: { readonly templates?: string };
}

/** `fetched` gives the default export of a module of the release. */
export async function templatesOf(
  { templates = {}, modules }: Bundle,
  fetched: (name: string) => Promise<OlderTemplates>,
): Promise<Templates> {
  if (modules.templates === undefined) return templates;
  const { olderTemplates } = await import('./older-texts.ts');
  return olderTemplates(await fetched(modules.templates));
}
