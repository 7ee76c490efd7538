// The history of a record as a person reads it, place by place: who, when, from where, and what in the words of the form.
import { type FormBundle, parsePointer, unseenPlaces } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { rolesOf } from '../forms/by-role.ts';
import { browserName } from '../http/browser-name.ts';
import { answerWords } from '../services/documents/answer-words.ts';
import { PROVIDER, placesChanged } from '../store/attorneys/attorney-changes.ts';
import { recordForm } from './form.ts';
import { membersOf, placeInWords } from './place-words.ts';

type History = AnswerOf<'profile_history'>;
type Entry = History['data'][number];

const PAGE = 20;

/** The members whose changes are told: of one section, or of all; never those in which there is something that the person does not see. */
function membersInSight(bundle: FormBundle, section: string | undefined) {
  const unseen = unseenPlaces(bundle, rolesOf({ form: { bundle } })).map(
    (place) => parsePointer(place)[0] ?? '',
  );
  if (section === undefined && unseen.length === 0) return undefined;
  const sections = section === undefined ? bundle.sections.map(({ id }) => id) : [section];
  return sections
    .flatMap((one) => [...membersOf(bundle, one)])
    .filter((name) => !unseen.includes(name));
}

/** A page of the changed places of one record, in the order that is asked for; newest first unless told. */
export async function historyOf(
  server: ServerContext,
  attorneyId: string,
  asked: Omit<RequestOf<'profile_history'>, 'username'>,
): Promise<Pick<History, 'data' | 'total'>> {
  const { bundle } = recordForm(server);
  const { texts, locale } = server.content;
  const words = answerWords({ locale, t: texts.t, has: texts.has, page: () => undefined });
  const { page = 1, limit = PAGE, sort = 'at', direction = 'descending', section, since } = asked;
  const { total, places } = await placesChanged(server.db, attorneyId, {
    members: membersInSight(bundle, section),
    since: since === undefined ? undefined : { day: since, timeZone: bundle.timeZone },
    order: { by: sort, descending: direction === 'descending' },
    skip: (page - 1) * limit,
    most: limit,
  });
  const data = places.map(
    ({ revision, nth, at, who, address, browser, place }): Entry => ({
      id: `${revision}.${nth}`,
      at: at.toISOString(),
      who: who === PROVIDER.who ? texts.t('server.record.provider') : who,
      where: [address, browserName(browser)].filter((part) => part !== '').join(', '),
      ...placeInWords(bundle, words, place),
    }),
  );
  return { data, total };
}
