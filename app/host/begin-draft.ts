// Goes on with the draft that this person left of a form, or begins a new one: the form, its answers and the store that holds them.

import {
  type Answers,
  type JsonObject,
  startAnswers,
  withDefaults,
} from '../../runtime/core/index.ts';
import {
  type CallClient,
  createFormStore,
  type LoadedForm,
  unkeptIn,
} from '../../runtime/react/index.ts';
import type { Content } from '../portal/content.ts';
import { formContext } from './context.ts';
import { type Loaded, resumeForm } from './resume.ts';
import type { OpenedDraft } from './use-draft.ts';

interface Clients {
  readonly content: Content;
  readonly calls: CallClient;
}

export interface Begins {
  /** Today's form. */
  readonly current: LoadedForm;
  /** Name of the copy on this device. */
  readonly key: string;
  /** What the call that loads drafts answered. */
  readonly loaded: Loaded;
  /** The page, as rules know it. */
  readonly route?: string;
  /** What rules and calls of its fields may read beside the answers. */
  readonly records?: JsonObject;
  /** What its page says already, whatever was kept. */
  readonly given?: Answers;
  /** What of the answers that were kept holds on this page. */
  readonly holds?: (kept: Answers) => Answers;
}

export async function beginDraft(
  { content, calls }: Clients,
  { current, key, loaded, route = 'form', records, given, holds = (kept) => kept }: Begins,
): Promise<OpenedDraft> {
  const begun = await resumeForm(content, current, key, loaded);
  const { bundle } = begun.form;
  const context = formContext(bundle, route, records);
  const begins = begun.resumed
    ? withDefaults(bundle, holds(begun.resumed.data))
    : await startAnswers(bundle, context);
  const answers = { ...begins, ...given };
  const kept = loaded && 'kept' in loaded ? (loaded.kept ?? {}) : {};
  const unkept = unkeptIn(bundle, begun.resumed, answers).filter(
    (place) => !Object.hasOwn(kept, place),
  );
  const store = createFormStore({ ...begun.form, answers, context, unkept, calls });
  return { ...begun, store };
}
