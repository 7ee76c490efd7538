// What was done with one thing, as the desk is told it: by which of its people, and what was paid.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { DESK } from '../flows/index.ts';
import { factsOfPayment } from '../matters/payment-facts.ts';
import { namesOfStaff } from '../store/accounts/staff.ts';
import { paymentsByEvent } from '../store/claims/claim-payments.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import { eventsOfSubject } from '../store/matters/matter-events.ts';
import { isUuid } from '../store/statements/uuid.ts';
import type { DeskServer } from './kind.ts';

type DeskEvent = AnswerOf<'desk_item'>['data']['events'][number];

/** In the order of time. Attorneys read of one desk; whoever works there reads who it was. */
export async function eventsOf({ db, content }: DeskServer, { id }: DeskRow): Promise<DeskEvent[]> {
  const { t } = content.texts;
  const events = await eventsOfSubject(db, id);
  const clerks = events.filter(({ who }) => who === DESK).map(({ by_id }) => by_id);
  const [names, payments] = await Promise.all([
    namesOfStaff(db, clerks),
    paymentsByEvent(db, isUuid(id) ? [id] : []),
  ]);
  return events.map(({ id: event, flow, move, who, by_id, by_name, at, ...moved }) => {
    const payment = payments.get(event);
    const facts = payment ? factsOfPayment(payment) : [];
    return {
      ...{ id: event, flow, move, who },
      name: (who === DESK && names.get(by_id)) || by_name,
      at: at.toISOString(),
      ...{ from: moved.from_status ?? '', to: moved.to_status, words: moved.words },
      facts: facts.map(([name, value, format]) => ({
        label: t(`server.desk.fact.${name}`),
        value: value ?? '',
        format,
      })),
    };
  });
}
