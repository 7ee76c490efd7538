// The queue of applications that were signed: approved, which ends applying, or returned with a note that the applicant sees.
import { expand, getAt, type JsonObject } from '../../runtime/core/index.ts';
import type { PlaceOf, PointerOf } from '../../schemas/names.gen.d.ts';
import { isApproved } from '../accounts/approval.ts';
import { followMove } from '../applications/returned.ts';
import { endApplicant } from '../store/applicants/end-applicant.ts';
import { findAttorney } from '../store/attorneys/attorneys.ts';
import { applicationAnswers, applicationFile, applicationFiles } from './applied.ts';
import type { Facts, QueueKind } from './kind.ts';

export const applications: QueueKind = {
  flow: () => 'application',
  event: (server, { wanted }) =>
    wanted && isApproved(server, { status: wanted.to }) ? 'approval' : undefined,
  async facts({ db }, { id }) {
    const attorney = await findAttorney(db, id);
    if (!attorney) return {};
    const { data, email, signed_at, created_at } = attorney;
    return {
      number: id,
      email,
      phone: textAt(data, '/contacts/0/phone'),
      firm: textAt(data, '/firm_name'),
      place: joined([textAt(data, '/addresses/0/city'), textAt(data, '/addresses/0/state')]),
      licensed: licences(data),
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
};

function textAt(data: JsonObject, place: PlaceOf<'application'>): string {
  const value = getAt(data, place);
  return typeof value === 'string' ? value : '';
}

const LICENSED = '/credentials/*/lic_state/STATECD' satisfies PointerOf<'application'>;

function licences(data: JsonObject): string {
  const codes = expand(data, LICENSED).map((place) => getAt(data, place));
  return joined([...new Set(codes.filter((code) => typeof code === 'string'))]);
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
