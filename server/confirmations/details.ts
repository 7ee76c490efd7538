// What the attorney of a link is shown of its matter: all while an answer is awaited, and what was answered afterwards.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { LinkedMatter } from '../links/matter-link.ts';
import { findMatter } from '../store/matters/matters.ts';
import { standingOf } from './standing.ts';

type Details = AnswerOf<'case_details'>['data'];

/** Nothing is told of a matter that is somebody else's by now, or of the member by a link that has ended. */
export async function matterDetails(
  server: Pick<ServerContext, 'content' | 'db' | 'config' | 'now'>,
  link: LinkedMatter,
): Promise<Details> {
  const matter = await findMatter(server.db, link.caseId);
  if (!matter) throw new Refusal('MATTER_LINK');
  const standing = await standingOf(server, server.db, { link, matter });
  const { kind } = standing;
  const known = { standing: kind, can_decide: kind === 'open' };
  if (kind !== 'answered')
    return { ...(kind === 'open' ? factsOf(matter, link) : NOTHING), ...known };
  const { decision, at, yours, hasEnded } = standing;
  return {
    ...(yours && !hasEnded ? factsOf(matter, link) : { ...NOTHING, matter_number: matter.number }),
    ...known,
    answered: { accept_decline: decision, at: at.toISOString(), yours },
  };
}

type Facts = Omit<Details, 'can_decide' | 'standing' | 'answered'>;
type Matter = NonNullable<Awaited<ReturnType<typeof findMatter>>>;

function factsOf(matter: Matter, { attorneyId }: LinkedMatter): Facts {
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
  };
}

const NOTHING: Facts = {
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
