// Refuses a save with the record as it is now, so that the person can choose at each place.
import type { Fault } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { profileOf } from './profile.ts';

/** The refusal; `both` are the places both sides changed. */
export function refuseStale(server: ServerContext, now: Attorney, both: readonly Fault[]): Refusal {
  const message = server.content.texts.t('server.record.changedElsewhere');
  return new Refusal('STALE_RECORD', {
    revision: now.revision,
    data: profileOf(server, now),
    ...(both.length > 0 && { faults: both.map(({ path, code }) => ({ path, code, message })) }),
  });
}
