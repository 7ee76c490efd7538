// A portal with what content sets apart under a name: pages that show it hold it, no other page carries it.

import { type ApartBundle, createTexts, layeredTexts } from '../../runtime/core/index.ts';
import { typedDownload, typedSend } from '../calls/typed.ts';
import { AppError } from '../common/errors.ts';
import { fetchJson } from '../released/released.ts';
import { clientFor } from './client.ts';
import type { Content } from './content.ts';
import type { Portal } from './portal.tsx';

/** What stands under a name in the release of the page. Throws where that has none, or where it cannot be had. */
export function loadApart({ pointer }: Content, name: string): Promise<ApartBundle> {
  const file = pointer.apart?.[name];
  if (file === undefined) throw new AppError('NO_CONTENT', { apart: name });
  return fetchJson<ApartBundle>(`/content/${file}`);
}

interface Asking {
  readonly onExpired: () => void;
  /** Asks whoever is logged in to show anew who they are. */
  readonly confirm: (portal: Portal, form: string) => Promise<boolean>;
}

/** The same portal with its sentences and calls; `onExpired` is told where a login no longer holds. */
export function withApart(
  portal: Portal,
  apart: ApartBundle,
  { onExpired, confirm }: Asking,
): Portal {
  const { content, session } = portal;
  const own = createTexts({ ...apart, locale: content.app.locale });
  const texts = layeredTexts(own, content.texts);
  const app = {
    ...content.app,
    calls: { ...content.app.calls, ...apart.calls },
    modules: { answers: { ...content.app.modules.answers, ...apart.modules.answers } },
  };
  const calls = clientFor({
    content,
    session,
    infos: () => app,
    onExpired,
    confirm: (form) => confirm(made, form),
  });
  const made: Portal = {
    ...portal,
    content: { ...content, app, texts },
    calls,
    send: typedSend(calls),
    download: typedDownload(calls),
  };
  return made;
}
