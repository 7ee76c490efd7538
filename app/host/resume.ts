// Which form a person goes on with, and with which draft of it: the saved one or the one kept on this device, of this
// release or an older one.

import type { Draft, JsonObject, LeftOut } from '../../runtime/core/index.ts';
import {
  forgetLocal,
  type LoadedForm,
  type LocalDraft,
  localDraft,
  type Resumed,
  resumeDraft,
} from '../../runtime/react/index.ts';
import type { AnswerOf } from '../calls/typed.ts';
import type { Content } from '../portal/content.ts';
import { openForm } from './open.ts';

export interface Begun {
  /** Today's form, or the one the answers were begun in. */
  readonly form: LoadedForm;
  /** Name of the copy on this device. */
  readonly key: string;
  readonly saved: Draft | undefined;
  /** Absent where it starts anew. */
  readonly resumed: Resumed | undefined;
  /** Answers the form has no place for any more. */
  readonly leftOut: readonly LeftOut[];
}

/** What the calls that load a form answer; nothing where they refuse. */
export type Loaded = AnswerOf<'form_draft_load'> | AnswerOf<'attorney_check'> | undefined;

/** Reads the answer of a load call, and what this device kept under `key`. */
export async function resumeForm(
  content: Content,
  current: LoadedForm,
  key: string,
  loaded: Loaded,
): Promise<Begun> {
  const saved = savedIn(loaded, current);
  const shown = (await formOfRelease(content, current, saved?.release)) ?? current;
  const localCopy = await localCopyOf(content, shown, localDraft(key), saved !== undefined);
  const resumed = resumeDraft(localCopy.local, saved);
  if (!resumed?.unsent) forgetLocal(key);
  const leftOut = resumed?.unsent ? localCopy.leftOut : (loaded?.left_out ?? []);
  return { form: localCopy.form, key, saved, resumed, leftOut };
}

interface LocalCopy {
  readonly form: LoadedForm;
  readonly local: LocalDraft | undefined;
  readonly leftOut: readonly LeftOut[];
}

/** What is kept here goes the way of a saved draft: it keeps its release, is carried over, or begins anew. */
async function localCopyOf(
  content: Content,
  form: LoadedForm,
  local: LocalDraft | undefined,
  isSaved: boolean,
): Promise<LocalCopy> {
  const { release, draft } = form.bundle;
  if (!local || local.release === release) return { form, local, leftOut: [] };
  if (draft?.onNewRelease === 'restart') return { form, local: undefined, leftOut: [] };
  const then = await formOfRelease(content, form, local.release);
  if (then && draft?.onNewRelease === 'pin' && !isSaved) return { form: then, local, leftOut: [] };
  const { carryOver } = await import('./carried-over.ts');
  const { answers, leftOut } = carryOver(form.bundle, local.data, then?.bundle);
  // What it began with and what was sent are answers of the other release.
  const { base: _base, sent: _sent, ...plain } = local;
  return { form, local: { ...plain, data: answers, release }, leftOut };
}

/** Undefined where it cannot be had: then today's form has to do. */
async function formOfRelease(
  content: Content,
  { bundle }: LoadedForm,
  release: string | undefined,
): Promise<LoadedForm | undefined> {
  if (release === undefined || release === bundle.release) return undefined;
  return openForm(content, bundle.id, { release, roles: bundle.roles }).catch(() => undefined);
}

/** The saved draft of an answer. A service that counts no revisions and names no release has today's. */
function savedIn(loaded: Loaded, { bundle }: LoadedForm): Draft | undefined {
  if (!loaded?.data) return undefined;
  const { data, revision = 0, step, reached, release = bundle.release, savedAt = '' } = loaded;
  return {
    // Answers are JSON, since they came as JSON.
    data: data as JsonObject,
    revision,
    release,
    savedAt,
    ...(step !== undefined && { step }),
    ...(reached !== undefined && { reached }),
  };
}
