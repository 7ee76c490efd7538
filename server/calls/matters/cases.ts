// list_of_cases: the cases of the logged-in attorney, searched and paged.
import { requireOwn } from '../../accounts/index.ts';
import { casesOf } from '../../matters/cases.ts';
import { attorneyOf, type Call } from '../call.ts';

export const listOfCases: Call = {
  id: 'list_of_cases',
  async handle(server, input) {
    const attorney = attorneyOf(input);
    const { username, ...asked } = input.payload;
    requireOwn(attorney, username);
    const at = { db: server.db, timeZone: server.content.app.timeZone };
    return { status: 'success', ...(await casesOf(at, attorney.id, asked)) };
  },
};
