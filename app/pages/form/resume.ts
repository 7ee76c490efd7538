// Which form a person goes on with, and with which answers: saved ones or those kept on this device, of this release or
// an older one.

import {
  carryOver,
  isObject,
  type Json,
  type JsonObject,
  type LeftOut,
} from '../../../runtime/core/index.ts';
import {
  forgetLocal,
  type LoadedForm,
  type LocalDraft,
  localDraft,
  type Resumed,
  resumeDraft,
  type SavedDraft,
} from '../../../runtime/react/index.ts';
import { textAt, valueAt } from '../../calls/refusal.ts';
import type { Content } from '../../content.ts';
import { openForm } from './open.ts';

export interface Begun {
  /** Today's form, or the one the answers were begun in. */
  readonly form: LoadedForm;
  readonly saved: SavedDraft | undefined;
  /** Absent where it starts anew. */
  readonly resumed: Resumed | undefined;
  /** Answers the form has no place for any more. */
  readonly leftOut: readonly LeftOut[];
}

/** Reads the answer of a load call, and what this device kept under `key`. */
export async function resumeForm(
  content: Content,
  current: LoadedForm,
  key: string,
  body: Json,
): Promise<Begun> {
  const saved = savedOf(body);
  const release = saved && textAt(body, 'release');
  const shown = (await formOfRelease(content, current, release)) ?? current;
  const kept = await keptHere(content, shown, localDraft(key), saved !== undefined);
  const resumed = resumeDraft(kept.local, saved);
  if (!resumed?.unsent) forgetLocal(key);
  const leftOut = resumed?.unsent ? kept.leftOut : leftOutIn(body);
  return { form: kept.form, saved, resumed, leftOut };
}

interface Kept {
  readonly form: LoadedForm;
  readonly local: LocalDraft | undefined;
  readonly leftOut: readonly LeftOut[];
}

/** What is kept here goes the way of a saved draft: it keeps its release, is carried over, or begins anew. */
async function keptHere(
  content: Content,
  form: LoadedForm,
  local: LocalDraft | undefined,
  isSaved: boolean,
): Promise<Kept> {
  const { release, draft } = form.bundle;
  if (!local || local.release === release) return { form, local, leftOut: [] };
  if (draft?.onNewRelease === 'restart') return { form, local: undefined, leftOut: [] };
  const then = await formOfRelease(content, form, local.release);
  if (then && draft?.onNewRelease === 'pin' && !isSaved) return { form: then, local, leftOut: [] };
  const { answers, leftOut } = carryOver(form.bundle, local.data, then?.bundle);
  return { form, local: { ...local, data: answers, release }, leftOut };
}

/** Undefined where it cannot be had: then today's form has to do. */
async function formOfRelease(
  content: Content,
  { bundle }: LoadedForm,
  release: string | undefined,
): Promise<LoadedForm | undefined> {
  if (release === undefined || release === bundle.release) return undefined;
  return openForm(content, bundle.id, release).catch(() => undefined);
}

function savedOf(body: Json): SavedDraft | undefined {
  const data = valueAt(body, 'data');
  if (!isObject(data)) return undefined;
  const revision = valueAt(body, 'revision');
  return {
    answers: data as JsonObject,
    step: textAt(body, 'step'),
    revision: typeof revision === 'number' ? revision : undefined,
    savedAt: textAt(body, 'savedAt'),
  };
}

function leftOutIn(body: Json): readonly LeftOut[] {
  const list = valueAt(body, 'left_out');
  if (!Array.isArray(list)) return [];
  return list.map((one: Json) => ({
    path: textAt(one, 'path') ?? '',
    label: textAt(one, 'label') ?? '',
    value: textAt(one, 'value') ?? '',
  }));
}
