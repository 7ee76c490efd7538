// The whole answer of a service elsewhere: a refusal in whatever words it refuses, else its body as the contract has it.

import {
  type AnswerShape,
  isObject,
  type Json,
  type JsonObject,
} from '../../../runtime/core/index.ts';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import { inContract } from './in-contract.ts';

/** `shape` is what the call answers when all is well; calls that answer with a file have none. */
export function toldAnswer(answer: CallAnswer, shape: AnswerShape | undefined): CallAnswer {
  if (answer.blob) return isPage(answer.blob) ? STRANGE : answer;
  const refusal = refusalIn(answer.body);
  if (refusal) return { ...answer, ok: false, body: refusal };
  if (!answer.ok || shape === undefined) return answer;
  return { ...answer, body: inContract(answer.body, shape) };
}

/** No file that is asked for is a page: that one tells of a mistake. */
const isPage = ({ type }: Blob): boolean => type.includes('html');
const STRANGE: CallAnswer = { ok: false, status: 502, body: null };

/** How such services say that they refuse, and that they are in trouble. */
const REFUSED = ['failed', 'failure', 'fail'];

/** The refusal as our own services word one; undefined of an answer that refuses nothing. */
function refusalIn(body: Json): JsonObject | undefined {
  if (!isObject(body)) return undefined;
  const status = statusIn(body) ?? statusIn(body.data);
  const errors = errorIn(body);
  if (status === undefined && errors === undefined) return undefined;
  const said = textIn(body.message) ?? textIn(body.msg) ?? messageIn(body.data) ?? errors;
  return {
    ...body,
    status: status ?? 'Failed',
    ...(said !== undefined && said !== '' && { message: said }),
  };
}

function statusIn(body: Json | undefined): 'Failed' | 'error' | undefined {
  const status = isObject(body) ? textIn(body.status)?.toLowerCase() : undefined;
  if (status === 'error') return 'error';
  return status !== undefined && REFUSED.includes(status) ? 'Failed' : undefined;
}

/** The words of an error that is told beside, or in place of, all else; empty where it has none. */
function errorIn({ error, errors }: JsonObject): string | undefined {
  const first = Array.isArray(errors) ? errors[0] : errors;
  return wordsIn(error) ?? wordsIn(first);
}

function wordsIn(error: Json | undefined): string | undefined {
  if (error === true) return '';
  return textIn(error) ?? messageIn(error);
}

const messageIn = (body: Json | undefined): string | undefined =>
  isObject(body) ? textIn(body.message) : undefined;

const textIn = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
