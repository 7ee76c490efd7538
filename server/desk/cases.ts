// The queue of cases: answers of attorneys come in here, and a case goes to an attorney who practises there.

import type { AnswerOf, CallId } from '../../schemas/calls/calls.gen.d.ts';
import type { PointerOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { networkStatuses } from '../accounts/approval.ts';
import { Refusal } from '../common/refusals.ts';
import { planClassesOf } from '../matters/plan-classes.ts';
import {
  type CouldHave,
  caseOfDesk,
  type DeskCase,
  whoCouldHave,
} from '../store/desk/desk-cases.ts';
import { isUuid } from '../store/statements/uuid.ts';
import type { DeskServer, Facts, QueueKind } from './kind.ts';

/** Whom the clerk assigns it to. */
type Assigned = SomeAnswersOf<'desk-assign', 'attorney_number'>;
const NUMBER = '/attorney_number' satisfies PointerOf<'desk-assign'>;

/** As many as can be read at a glance. */
const NAMED = 8;
/** More are searched by nobody. */
const CHOSEN_FROM = 500;

export const cases: QueueKind = {
  flow: () => 'case',
  async facts(server, { id, member_name, attorney_name, attorney_number }) {
    const legalCase = await caseOfDesk(server.db, id);
    if (!legalCase) return {};
    return {
      type: [legalCase.kind, legalCase.ticket_type].filter((part) => part).join(', '),
      planClass: legalCase.plan_class,
      coverage: legalCase.coverage,
      subCoverage: legalCase.sub_coverage,
      member: `${member_name}, ${legalCase.member_number}`,
      memberStatus: legalCase.member_status,
      async place() {
        const { county, state } = await placeOf(server, legalCase);
        return [county, state].filter((part) => part !== '').join(', ');
      },
      attorney: attorney_number === '' ? '' : `${attorney_name}, ${attorney_number}`,
      assigned: legalCase.assigned_at?.toISOString(),
      async practising() {
        const could = await practising(server, legalCase, { most: NAMED });
        return could.map(({ id: number, name }) => `${number} ${name}`).join('; ');
      },
    } satisfies Facts<'desk-cases'>;
  },
  records: async (server, { id }) => {
    const legalCase = await caseOfDesk(server.db, id);
    const could = legalCase ? await practising(server, legalCase, { most: 1 }) : [];
    return { item: { practising: could.length > 0 } };
  },
  offers: (server, { id }) => ({
    ['desk_practising' satisfies CallId]: () => couldHave(server, id),
  }),
  async set(server, { row, answers }) {
    const { attorney_number: number } = answers as Assigned;
    if (number === undefined) return {};
    const legalCase = await caseOfDesk(server.db, row.id);
    const asked = { most: 1, number: number.trim() };
    const [attorney] = legalCase ? await practising(server, legalCase, asked) : [];
    if (attorney) return { attorney_id: attorney.id };
    const message = server.content.texts.t('server.desk.notPractising');
    const faults = [{ path: NUMBER, code: 'rule', message }];
    throw new Refusal('INVALID_ANSWERS', { sentence: message, faults });
  },
};

/** Whom a case may be given to, as the form of the move offers them. */
export async function couldHave(
  server: DeskServer,
  id: string,
): Promise<AnswerOf<'desk_practising'>['data']> {
  const legalCase = isUuid(id) ? await caseOfDesk(server.db, id) : undefined;
  if (!legalCase) throw new Refusal('ITEM_NOT_FOUND');
  const could = await practising(server, legalCase, { most: CHOSEN_FROM });
  return could.map(({ id: number, name, open: count }) => ({
    id: number,
    label: server.content.texts.t('server.desk.couldHave', { name, number, count }),
  }));
}

/** Those of the network who practise where the member lives. */
const practising = async (
  server: DeskServer,
  legalCase: DeskCase,
  asked: Pick<CouldHave, 'most' | 'number'>,
) =>
  whoCouldHave(server.db, legalCase, {
    statuses: networkStatuses(server),
    classes: planClassesOf(server),
    ...(await placeOf(server, legalCase)),
    ...asked,
  });

/** The county where the member lives; the state alone where the address tells no more. */
async function placeOf(
  { services }: Pick<DeskServer, 'services'>,
  { city, state, zip }: DeskCase,
): Promise<Pick<CouldHave, 'state' | 'county'>> {
  const place = await services.places.lookup({ city, state, zip });
  return { state: place?.state ?? state, county: place?.county ?? '' };
}
