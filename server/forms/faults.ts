// Puts faults into the words a caller reads.
import { type Answers, type Fault, faultText, unknownPaths } from '../../runtime/core/index.ts';
import { Refusal, type RefusalCode, type ShownFault } from '../common/refusals.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { isOverfull, overlongLists } from './size.ts';

/** Nobody reads more; thousands of rows could otherwise make an answer of many megabytes. */
const MOST_SHOWN = 200;

/** The refusal that lists these faults. */
export function refuseFaults(
  server: ServerContext,
  form: ReleasedForm,
  code: RefusalCode,
  faults: readonly Fault[],
): Refusal {
  const shown = faults.slice(0, MOST_SHOWN).map(
    (fault): ShownFault => ({
      path: fault.path,
      code: fault.code,
      message: faultText(form.texts ?? server.content.texts, form.bundle, fault),
    }),
  );
  const sentence = code === 'INVALID_ANSWERS' ? ownSentence(server, form) : undefined;
  return new Refusal(code, { faults: shown, ...(sentence !== undefined && { sentence }) });
}

/** A form may say in its own words that it cannot be sent as it is. */
function ownSentence({ content }: ServerContext, form: ReleasedForm): string | undefined {
  const texts = form.texts ?? content.texts;
  const key = `${form.bundle.id}.invalid`;
  return texts.has(key) ? texts.t(key) : undefined;
}

/** The refusal for answers the form cannot hold: fields it does not have, lists and objects in the wrong place. */
export function refusalOfShape(
  server: ServerContext,
  form: ReleasedForm,
  answers: Answers,
): Refusal | undefined {
  if (isOverfull(answers)) return new Refusal('TOO_LARGE');
  const misfits = unknownPaths(form.bundle, answers, MOST_SHOWN);
  if (misfits.length === 0) return undefined;
  const code = misfits.some((fault) => fault.code === 'unknown')
    ? 'UNKNOWN_FIELDS'
    : 'MISSHAPEN_FIELDS';
  return refuseFaults(server, form, code, misfits);
}

/** The same, and for lists too long to be judged; to be asked before the judge is. */
export function refusalBeforeJudging(
  server: ServerContext,
  form: ReleasedForm,
  answers: Answers,
): Refusal | undefined {
  const refusal = refusalOfShape(server, form, answers);
  if (refusal) return refusal;
  const overlong = overlongLists(form, answers);
  if (overlong.length === 0) return undefined;
  return refuseFaults(server, form, 'INVALID_ANSWERS', overlong);
}

/** The same refusal in the words of its first fault; one without faults as it is. */
export function inFirstWords({ code, details }: Refusal): Refusal {
  const sentence = code === 'INVALID_ANSWERS' && details.faults?.[0]?.message;
  return new Refusal(code, { ...details, ...(sentence && { sentence }) });
}

/** A fault the server itself finds, where the judge cannot know. */
export function newFault(path: string, code: string): Fault {
  return { path, code, params: {}, section: '' };
}
