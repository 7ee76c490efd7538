// Who sent something, as whoever reads it is told: attorneys and staff by name, others by what they were.
import type { ServerContext } from '../context/context.ts';
import { namesOfStaff } from '../store/accounts/staff.ts';
import { namesOfAttorneys } from '../store/attorneys/attorneys.ts';

export interface Sender {
  readonly sender: string;
  /** Of an attorney; '' of anybody else. */
  readonly sender_number: string;
}

/** By the owner of a submission. */
export async function sendersOf(
  { db, content }: Pick<ServerContext, 'db' | 'content'>,
  owners: readonly string[],
): Promise<(owner: string) => Sender> {
  const idsOf = (kind: string) => [
    ...new Set(owners.map(partsOf).flatMap((one) => (one.kind === kind ? [one.id] : []))),
  ];
  const [attorneys, staff] = await Promise.all([
    namesOfAttorneys(db, idsOf('attorney')),
    namesOfStaff(db, idsOf('staff')),
  ]);
  const { t } = content.texts;
  return (owner) => {
    const { kind, id } = partsOf(owner);
    if (kind === 'attorney') return { sender: attorneys.get(id) ?? '', sender_number: id };
    if (kind === 'staff')
      return { sender: staff.get(id) ?? t('server.received.staff'), sender_number: '' };
    const isApplicant = kind === 'lead';
    return {
      sender: t(isApplicant ? 'server.received.applicant' : 'server.received.visitor'),
      sender_number: '',
    };
  };
}

/** `attorney/10001` → its parts. */
function partsOf(owner: string): { readonly kind: string; readonly id: string } {
  const [kind = '', id = ''] = owner.split('/');
  return { kind, id };
}
