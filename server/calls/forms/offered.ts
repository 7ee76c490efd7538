// What calls offer to whoever fills in a form that has no call of its own.
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { CallId } from '../../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../../context/context.ts';
import { couldHave } from '../../desk/index.ts';
import type { Offers } from '../../forms/catalogue.ts';
import { requestableMatters } from '../../matters/request-forms.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import { approversBeside } from '../../studio/releasing/index.ts';

type Offered = { readonly [Id in CallId]?: Offers[string] };

/** To an attorney their own matters. */
export const offersTo = (server: ServerContext, attorney: Attorney): Offers =>
  ({ attorney_matters: () => requestableMatters(server, attorney) }) satisfies Offered;

/** To one of the staff whatever their roles may ask: which calls a form names, the check has compared with who may open it. */
export const offersToStaff = (server: ServerContext, id: string): Offers =>
  ({
    studio_approvers: () => approversBeside(server, id),
    desk_practising: ({ case: named }: JsonObject) => couldHave(server, String(named ?? '')),
  }) satisfies Offered;
