// A record as the call that loads it answered, read by the form: ours says it as the form does, a service elsewhere in its habits.

import {
  type FormBundle,
  getAt,
  isObject,
  type Json,
  type JsonObject,
  setAt,
  toPointer,
} from '../../runtime/core/index.ts';
import { type LoadedRecord, recordIn } from '../../runtime/react/index.ts';
import { basesFor, isAnsweredElsewhere } from '../calls/bases.ts';
import type { Content } from '../portal/content.ts';

/** Undefined where there is no record in it. */
export async function toldRecord(
  { app, config }: Pick<Content, 'app' | 'config'>,
  bundle: FormBundle,
  body: Json,
): Promise<LoadedRecord | undefined> {
  const call = app.calls[bundle.record?.load.call ?? ''];
  const bases = basesFor(config.bases, window.location.origin);
  if (!bundle.record || !call || !isAnsweredElsewhere(call, bases)) return recordIn(bundle, body);
  const at = toPointer(bundle.record.load.at);
  const stored = getAt(body, at);
  if (!isObject(stored)) return undefined;
  const { inForm } = await import('../calls/elsewhere/in-form.ts');
  return recordIn(bundle, setAt(body as JsonObject, at, inForm(bundle, stored)));
}
