// The forms that claims are made of, one for each kind of case.

import type { FormId } from '../../schemas/names.gen.d.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { releasedForm } from '../forms/use.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';

const FORMS = { Matter: 'matter-claim', CDL: 'cdl-claim' } as const satisfies Record<
  CaseKind,
  FormId
>;

/** The form of claims on cases of a kind. */
export const claimForm = (server: Pick<ServerContext, 'content'>, kind: CaseKind): ReleasedForm =>
  releasedForm(server, FORMS[kind]);
