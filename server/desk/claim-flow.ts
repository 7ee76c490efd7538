// Which status flow the claim of a row follows.
import { claimFlow, type FlowId } from '../flows/index.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';

/** That of the kind of its case. */
export const claimFlowOf = ({ kind }: Pick<DeskRow, 'kind'>): FlowId => claimFlow(kind as CaseKind);
