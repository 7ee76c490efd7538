// Numbers with more digits than a number keeps: what was typed has stayed a text, and that is no wrong kind of answer.
import type { Answers, SchemaError } from '../model/types.ts';
import { getAt } from '../values/paths.ts';

const LONG = /^[-+]?(?=(\D*\d){16})[\d\s,$%]*(\.[\d\s]*)?$/;

/** The errors of the answers, those of such numbers as what they are. */
export const withLongNumbers = (
  errors: readonly SchemaError[],
  answers: Answers,
): readonly SchemaError[] =>
  errors.map((error) => {
    if (error.keyword !== 'type' || !NUMBERS.test(String(error.params.type))) return error;
    const value = getAt(answers, error.instancePath);
    const isLong = typeof value === 'string' && LONG.test(value);
    return isLong ? { ...error, keyword: 'digits', params: {} } : error;
  });

const NUMBERS = /number|integer/;
