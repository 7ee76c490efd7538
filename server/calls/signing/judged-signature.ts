// Judges what the signing page sends by the form it shows, `sign`; a refusal names the fields, as everywhere.
import type { Answers, FormBundle, Json } from '../../../runtime/core/index.ts';
import type { ChoiceOf, FormId, PointerOf, SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import type { ServerContext } from '../../context/context.ts';
import { newFault } from '../../forms/faults.ts';
import { judgedAnswers } from '../../forms/judging.ts';
import { releasedForm } from '../../forms/use.ts';
import { isDrawing } from '../../services/esign/index.ts';

/** What the form asks; `applicant` is put in here. */
type Asked = SomeAnswersOf<'sign', 'name' | 'other_name' | 'method' | 'drawing' | 'applicant'>;

const FORM = 'sign' satisfies FormId;
const DRAW = 'draw' satisfies ChoiceOf<'sign', 'method'>;
const DRAWING = '/drawing' satisfies PointerOf<'sign'>;

/** What is printed of a signature. */
export interface JudgedSignature {
  readonly name: string;
  /** Is it another name than the applicant's, about which the signer was asked? */
  readonly isOtherName: boolean;
  readonly method: 'type' | 'draw';
  readonly drawing?: string;
}

/** The answers to print, or a refusal with its faults at their fields; a name far from the applicant's is asked about. */
export async function judgedSignature(
  server: ServerContext,
  sent: Answers,
  applicant: string,
): Promise<JudgedSignature> {
  const use = {
    form: releasedForm(server, FORM),
    check: readable,
    complete: async (_form: FormBundle, answers: Answers) =>
      ({ ...answers, applicant }) satisfies Asked,
  };
  const judged = await judgedAnswers(server, use, sent);
  const answers = judged.answers as Asked;
  const drawing = textOf(answers.drawing);
  return {
    name: textOf(answers.name).trim().replace(/\s+/g, ' '),
    isOtherName: answers.other_name === true,
    method: answers.method === DRAW ? 'draw' : 'type',
    ...(drawing !== '' && { drawing }),
  };
}

function textOf(answer: Json | undefined): string {
  return typeof answer === 'string' ? answer : '';
}

/** A drawing may be called a PNG, as the form asks, and be none: that shows in its bytes only. */
async function readable(answers: Answers) {
  const { method, drawing } = answers as Asked;
  const called = method === DRAW && textOf(drawing).startsWith('data:image/png;base64,');
  return called && !isDrawing(textOf(drawing)) ? [newFault(DRAWING, 'pattern')] : [];
}
