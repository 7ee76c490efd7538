// Whom the mails of a move would go to, told before it is made: whoever is asked first knows who will read of it.
import { type FlowMove, movesFrom } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { FormId } from '../../schemas/names.gen.d.ts';
import { DESK, type FlowId, flowOf, namesMailed } from '../flows/index.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import type { DeskServer } from './kind.ts';

type Mailed = AnswerOf<'desk_item'>['data']['mailed'][number];

/** Of each move of the desk that asks first or sends mails, those whom one goes to as things stand. */
export async function mailedOf(
  server: DeskServer,
  flow: FlowId,
  { id, status, attorney_number }: Pick<DeskRow, 'id' | 'status' | 'attorney_number'>,
): Promise<Mailed[]> {
  const asking = movesFrom(flowOf(server, flow), status, DESK).filter(
    ({ confirm, mails = [] }) => confirm || mails.length > 0,
  );
  const attorney_id = attorney_number === '' ? null : attorney_number;
  return Promise.all(
    asking.map(async ({ name, form, mails = [] }) => {
      const gives = form === GIVES;
      // Who will have it is not known before the form is answered.
      const known = gives ? mails.filter(({ before }) => before) : mails;
      const names = await namesMailed(server.db, known, { flow, id, attorney_id });
      const isToldLater = known.length < mails.length;
      const later = isToldLater ? [server.content.texts.t('server.desk.newAttorney')] : [];
      return { move: name, names: [...names, ...later] } satisfies Mailed;
    }),
  );
}

/** The form by which a thing is given to somebody. */
const GIVES = 'desk-assign' satisfies FormId & FlowMove['form'];
