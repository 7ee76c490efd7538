// What rows tell of a case and its claims that the log does not: whatever was there before it began, by the dates they keep.
import type { Texts } from '../../runtime/core/index.ts';
import { claimFlow, type FlowId } from '../flows/index.ts';
import type { MatterEvent } from '../store/matters/matter-events.ts';
import type { TrackedRows } from '../store/matters/tracked-rows.ts';

/** One thing that was done. */
export interface Done {
  readonly id: string;
  readonly flow: FlowId;
  readonly subject: string;
  readonly at: Date;
  readonly title: string;
  /** The state it led to, as far as that is known. */
  readonly status: string;
  readonly who: string;
  readonly name: string;
  readonly words: string;
}

export interface TrackedCase {
  readonly id: string;
  readonly status: string;
  readonly assigned_at: Date | null;
  readonly closed_at: Date | null;
}

/** Everything the rows say, whether the log says it too or not. */
export function doneByRows(texts: Texts, one: TrackedCase, rows: TrackedRows): readonly Done[] {
  const title = (word: string) => texts.t(`server.track.${word}`);
  const desk = { who: 'desk', name: texts.t('server.desk.name') };
  const step = (done: Omit<Done, 'id' | 'status' | 'words'> & Partial<Done>): Done => ({
    ...{ id: `${done.subject} ${done.title} ${done.at.getTime()}`, status: '', words: '' },
    ...done,
  });
  const ofCase = { flow: 'case' as const, subject: one.id };
  const { claims } = rows;
  return [
    ...when(one.assigned_at, (at) => step({ ...ofCase, ...desk, at, title: title('assigned') })),
    ...claims.map((row) =>
      step({
        ...{ flow: claimFlow(row.kind), subject: row.id, title: title('claimed') },
        ...{ who: 'attorney', name: row.attorney_name, at: row.submitted_at ?? row.created_at },
      }),
    ),
    ...claims.flatMap(({ id: subject, kind, status, closed_at, paid_amount, denied_reason }) =>
      when(closed_at, (at) =>
        step({
          ...{ flow: claimFlow(kind), subject, ...desk, at, status },
          ...{ title: title(paid_amount === null ? 'denied' : 'paid'), words: denied_reason ?? '' },
        }),
      ),
    ),
    ...when(one.closed_at, (at) =>
      step({ ...ofCase, ...desk, at, title: title('closed'), status: one.status }),
    ),
  ];
}

const when = (at: Date | null, tell: (at: Date) => Done): readonly Done[] =>
  at === null ? [] : [tell(at)];

/** What the log says as well is told by the log: from its first line on each subject, and whole where that is its beginning. */
export function beforeTheLog(
  done: readonly Done[],
  events: readonly MatterEvent[],
  start: string,
): readonly Done[] {
  const first = new Map<string, MatterEvent>();
  for (const event of events) if (!first.has(event.subject_id)) first.set(event.subject_id, event);
  return done.filter(({ subject, at }) => {
    const logged = first.get(subject);
    return logged === undefined || (logged.move !== start && at < logged.at);
  });
}
