// The queue of cases: answers of attorneys come in here, and a case goes to an attorney who practises there.
import { networkStatuses } from '../accounts/approval.ts';
import { Refusal } from '../refusals.ts';
import { caseOfDesk, whoCouldHave } from '../store/desk-cases.ts';
import { fact, type QueueKind } from './kind.ts';

/** As many as can be read at a glance. */
const NAMED = 8;

export const cases: QueueKind = {
  flow: () => 'case',
  async facts(server, { id, member_name, attorney_name, attorney_number }) {
    const { db } = server;
    const legalCase = await caseOfDesk(db, id);
    if (!legalCase) return [];
    const could = await whoCouldHave(db, legalCase, { statuses: networkStatuses(server), most: NAMED });
    return [
      fact('type', [legalCase.kind, legalCase.ticket_type].filter((part) => part).join(', ')),
      fact('planClass', legalCase.plan_class),
      fact('coverage', legalCase.coverage),
      fact('subCoverage', legalCase.sub_coverage),
      fact('member', `${member_name}, ${legalCase.member_number}`),
      fact('memberStatus', legalCase.member_status),
      fact('place', legalCase.state),
      fact('attorney', attorney_number === '' ? '' : `${attorney_name}, ${attorney_number}`),
      fact('assigned', legalCase.assigned_at?.toISOString(), 'date'),
      fact('practising', could.map(({ id: number, name }) => `${number} ${name}`).join('; ')),
    ];
  },
  async set(server, { row, answers }) {
    const { db, content } = server;
    const number = answers.attorney_number;
    if (typeof number !== 'string') return {};
    const legalCase = await caseOfDesk(db, row.id);
    const asked = { statuses: networkStatuses(server), most: 1, number: number.trim() };
    const [attorney] = legalCase ? await whoCouldHave(db, legalCase, asked) : [];
    if (attorney) return { attorney_id: attorney.id };
    const message = content.texts.t('server.desk.notPractising');
    const faults = [{ path: '/attorney_number', code: 'rule', message }];
    throw new Refusal('INVALID_ANSWERS', { sentence: message, faults });
  },
};
