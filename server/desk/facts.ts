// The facts of a thing that its queue tells a clerk, as the view of the queue chooses, orders and words them.
import { isList, isObject } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import type { DeskServer } from './kind.ts';
import { QUEUES } from './kinds.ts';

type DeskFact = AnswerOf<'desk_item'>['data']['facts'][number];

/** What is empty is left out. */
export async function factsOf(
  server: DeskServer,
  queue: RequestOf<'desk_item'>['queue'],
  row: DeskRow,
): Promise<DeskFact[]> {
  const known = await QUEUES[queue].facts(server, row);
  const { views } = server.content.app;
  const wanted = views[`desk-${queue}`]?.facts;
  const { t } = server.content.texts;
  const itemFacts = await Promise.all(
    (isList(wanted) ? wanted.filter(isObject) : []).map(async ({ name, label, format }) => {
      const fact = known[String(name)];
      return {
        label: t(typeof label === 'string' ? label : `server.desk.fact.${String(name)}`),
        value: (typeof fact === 'function' ? await fact() : fact) ?? '',
        format: (format ?? 'text') as DeskFact['format'],
      };
    }),
  );
  return itemFacts.filter(({ value }) => value !== '');
}
