// The queue of applications that were signed: approved, which ends applying, or returned with a note that the applicant sees.
import { getAt, type JsonObject } from '../../runtime/core/index.ts';
import type { PlaceOf } from '../../schemas/names.gen.d.ts';
import { isApproved } from '../accounts/approval.ts';
import { followMove } from '../applications/returned.ts';
import { recordData, recordRows } from '../forms/kept-record.ts';
import { endApplicant } from '../store/applicants/end-applicant.ts';
import { findAttorney } from '../store/attorneys/attorneys.ts';
import { applicationAnswers, applicationFile, applicationFiles } from './applied.ts';
import type { Facts, QueueKind } from './kind.ts';

export const applications: QueueKind = {
  flow: () => 'application',
  event: (server, { wanted }) =>
    wanted && isApproved(server, { status: wanted.to }) ? 'approval' : undefined,
  async facts(server, { id }) {
    const attorney = await findAttorney(server.db, id);
    if (!attorney) return {};
    const { email, signed_at, created_at } = attorney;
    const [contact] = recordRows(server, attorney, 'attorney_contact');
    const [address] = recordRows(server, attorney, 'attorney_address');
    const licences = recordRows(server, attorney, 'credential').map(({ state_code }) => state_code);
    return {
      number: id,
      email,
      phone: contact?.phone ?? '',
      firm: textAt(recordData(server, attorney), '/firm_name'),
      place: joined([address?.city, address?.state]),
      licensed: joined([...new Set(licences)]),
      applied: created_at.toISOString(),
      signed: signed_at?.toISOString(),
    } satisfies Facts<'desk-applications'>;
  },
  answers: (server, { id }) => applicationAnswers(server, id),
  files: (server, { id }) => applicationFiles(server, id),
  file: (server, { id }, key) => applicationFile(server, id, key),
  async also(server, trx, { row }) {
    const attorney = await findAttorney(trx, row.id);
    if (!attorney) return;
    await followMove(server, trx, attorney);
    if (isApproved(server, attorney)) await endApplicant(trx, attorney);
  },
  async undone(server, trx, { subject_id: id }) {
    const attorney = await findAttorney(trx, id);
    if (attorney) await followMove(server, trx, attorney);
  },
};

function textAt(data: JsonObject, place: PlaceOf<'application'>): string {
  const value = getAt(data, place);
  return typeof value === 'string' ? value : '';
}

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(', ');
