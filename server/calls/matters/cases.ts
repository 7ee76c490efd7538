// The cases of the logged-in attorney: searched and paged, and what was done on one of them.
import { requireOwn } from '../../accounts/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { casesOf } from '../../matters/cases.ts';
import { trackOf } from '../../matters/track.ts';
import { caseOfDesk } from '../../store/desk/desk-cases.ts';
import { findCase } from '../../store/matters/case-details.ts';
import { attorneyOf, type Call } from '../common/call.ts';

export const listOfCases: Call = {
  id: 'list_of_cases',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { username, ...asked } = input.payload;
    requireOwn(attorney, username);
    return { status: 'success', ...(await casesOf(server, attorney.id, asked)) };
  },
};

export const caseTrack: Call = {
  id: 'case_track',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const own = await findCase(server.db, attorney.id, input.payload.case_number.trim());
    const one = own && (await caseOfDesk(server.db, own.id));
    if (!one) throw new Refusal('ITEM_NOT_FOUND');
    return {
      status: 'success',
      data: await trackOf(server, one, { role: 'attorney', id: attorney.id }),
    };
  },
};
