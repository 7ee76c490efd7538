// What a flow wants of whoever makes a move, whatever page they made it on: that they were asked first, and said why.
import { type Answers, type FlowMove, toPointer } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';

interface Made {
  /** None of a move that its flow does not have from there. */
  readonly wanted: FlowMove | undefined;
  readonly answers: Answers;
}

/** Refuses whoever was not asked, and whoever leaves out the reason. */
export function refuseUnasked(
  { content }: Pick<ServerContext, 'content'>,
  { wanted, answers }: Made,
  confirmed: boolean,
): void {
  if (wanted?.confirm && !confirmed) throw new Refusal('CONFIRM_FIRST');
  if (wanted?.reason === undefined || reasonIn(wanted.reason, answers) !== '') return;
  const message = content.texts.t('server.flow.noReason');
  const faults = [{ path: toPointer(wanted.reason), code: 'rule', message }];
  throw new Refusal('INVALID_ANSWERS', { sentence: message, faults });
}

/** What was answered to the field of a reason, without space around it. */
export const reasonIn = (field: string, answers: Answers): string =>
  String(answers[field] ?? '').trim();
