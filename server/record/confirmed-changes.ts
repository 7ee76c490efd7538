// What a save of a record changes of that which is confirmed first and told by mail afterwards.
import { type Answers, setAt, submissionOf, withDefaults } from '../../runtime/core/index.ts';
import { addressesIn, type ChangeMade, changesMade } from '../confirmed/index.ts';
import type { ServerContext } from '../context/context.ts';
import { judgementOf } from '../forms/judging.ts';
import { recordData, recordSecrets } from '../forms/kept-record.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { recordForm, recordUse } from './form.ts';

export interface ChangesToTell {
  readonly changes: readonly ChangeMade[];
  /** Those of the record, before and after. */
  readonly addresses: readonly string[];
}

/** Changes of the person alone: what the rules of today make of an older record by themselves is none. */
export async function changesToTell(
  server: ServerContext,
  now: Attorney,
  after: Answers,
): Promise<ChangesToTell> {
  const { bundle, validate } = recordForm(server);
  const data = recordData(server, now);
  const secrets = Object.entries(recordSecrets(server, now));
  const stored = secrets.reduce<Answers>(
    (all, [pointer, plain]) => setAt(all, pointer, plain),
    withDefaults(bundle, data),
  );
  const addresses = addressesIn(bundle, { before: stored, after });
  if (changesMade(bundle, { before: stored, after }).length === 0)
    return { changes: [], addresses };
  const use = recordUse(server, now);
  const { judgement } = await judgementOf(server, use, withDefaults(bundle, data), 'submit');
  const before = submissionOf(bundle, judgement, validate);
  return { changes: changesMade(bundle, { before, after }), addresses };
}
