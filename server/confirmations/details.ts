// What the attorney of a link is shown of its matter, for as long as an answer is awaited.
import { moveFor } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context.ts';
import { flowOf } from '../flows/index.ts';
import type { LinkedMatter } from '../matter-link.ts';
import { Refusal } from '../refusals.ts';
import { findMatter } from '../store/matters.ts';

type Details = AnswerOf<'case_details'>['data'];

/** The moves by which an attorney answers, by the answer. */
export const ANSWERS = { accept: 'accept', decline: 'decline' } as const;

/** Still the attorney's of the link, and in a state from which the flow lets an attorney accept (DEC-11). */
export function canDecide(
  server: Pick<ServerContext, 'content'>,
  matter: { readonly attorney_id: string | null; readonly status: string },
  attorneyId: string,
): boolean {
  const asked = { move: ANSWERS.accept, from: matter.status, who: 'attorney' };
  return matter.attorney_id === attorneyId && moveFor(flowOf(server, 'case'), asked) !== undefined;
}

/** Nothing is told of a matter that is somebody else's by now, or decided. */
export async function matterDetails(
  server: Pick<ServerContext, 'content' | 'db'>,
  { caseId, attorneyId }: LinkedMatter,
): Promise<Details> {
  const matter = await findMatter(server.db, caseId);
  if (!matter) throw new Refusal('MATTER_LINK');
  if (!canDecide(server, matter, attorneyId)) return { ...NOTHING, can_decide: false };
  const { first_name, last_name, phone, address1, city, state, zip } = matter;
  return {
    ...{ first_name, last_name, phone, address1, city, state, zip },
    member_number: matter.member_number,
    matter_number: matter.number,
    coverage: matter.coverage,
    sub_coverage: matter.sub_coverage,
    note: matter.note,
    note_description: matter.note_description,
    attorney_id: attorneyId,
    status: matter.status,
    can_decide: true,
  };
}

const NOTHING: Omit<Details, 'can_decide'> = {
  first_name: '',
  last_name: '',
  member_number: '',
  phone: '',
  address1: '',
  city: '',
  state: '',
  zip: '',
  matter_number: '',
  coverage: '',
  sub_coverage: '',
  note: '',
  note_description: '',
  attorney_id: '',
  status: '',
};
