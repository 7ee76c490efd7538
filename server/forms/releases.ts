// Forms of older releases, brought back from the store for the drafts and submissions that were made in them.
import {
  bundleFrom,
  instantiateTemplatesModule,
  instantiateValidators,
} from '../../runtime/content/index.ts';
import {
  createTexts,
  type FormBundle,
  layeredTexts,
  type Templates,
} from '../../runtime/core/index.ts';
import { withColumns } from '../content/older-releases.ts';
import type { ReleasedContent, ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { findAsset, findBundle } from '../store/content/releases.ts';

type Content = Pick<ServerContext, 'content' | 'db'>;

/** More would be open at once only where releases come by the hour. */
const MOST_KEPT = 50;
const broughtBack = new WeakMap<ReleasedContent, Map<string, Promise<ReleasedForm | undefined>>>();

/** A form as it was in a release; undefined where the store does not have it. */
export function formOfRelease(
  server: Content,
  id: string,
  release: string,
): Promise<ReleasedForm | undefined> {
  const current = Object.hasOwn(server.content.forms, id) ? server.content.forms[id] : undefined;
  if (current?.bundle.release === release) return Promise.resolve(current);
  const known = broughtBack.get(server.content) ?? new Map();
  broughtBack.set(server.content, known);
  const key = `${id} ${release}`;
  const before: Promise<ReleasedForm | undefined> | undefined = known.get(key);
  if (before) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const bringing = bringBack(server, id, release);
  known.set(key, bringing);
  bringing.then(
    (form) => form ?? known.delete(key),
    () => known.delete(key),
  );
  return bringing;
}

/** Does a draft stay in the release it was begun in? */
export const isPinned = ({ bundle }: ReleasedForm): boolean => bundle.draft?.onNewRelease === 'pin';

/** Does the form throw drafts of other releases away? */
export const beginsAnew = ({ bundle }: ReleasedForm): boolean =>
  bundle.draft?.onNewRelease === 'restart';

/** The form a draft is opened in, saved in and judged by: where drafts are pinned, the one it was begun in. */
export async function formOfDraft(
  server: Content,
  form: ReleasedForm,
  draft: { readonly release: string } | undefined,
): Promise<ReleasedForm> {
  const { id, release } = form.bundle;
  if (draft === undefined || !isPinned(form) || draft.release === release) return form;
  return (await formOfRelease(server, id, draft.release)) ?? form;
}

async function bringBack(server: Content, id: string, release: string) {
  const stored = await findBundle(server.db, id, release);
  if (!stored) return undefined;
  const bundle = withColumns(bundleFrom(stored.body, server.content.app));
  const [validators, templates] = await Promise.all([
    findAsset(server.db, bundle.modules.validators),
    templatesOf(server, bundle),
  ]);
  if (!validators || !templates) return undefined;
  const own = createTexts({ messages: bundle.messages, templates, locale: bundle.locale });
  return {
    bundle,
    validate: instantiateValidators(validators.body),
    texts: layeredTexts(own, server.content.texts),
  };
}

/** Older releases have a module of them. */
async function templatesOf(
  { db }: Content,
  { templates, modules }: FormBundle,
): Promise<Templates | undefined> {
  if (templates || modules.templates === undefined) return templates;
  const asset = await findAsset(db, modules.templates);
  return asset && instantiateTemplatesModule(asset.body);
}
