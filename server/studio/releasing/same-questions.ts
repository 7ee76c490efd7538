// Do two releases of a form ask and judge the same? Then they differ in words at most.
import type { FormBundle } from '../../../runtime/core/index.ts';

/** No answer is judged otherwise by one of them. */
export function asksTheSame(one: FormBundle, other: FormBundle): boolean {
  if (one.release === other.release) return true;
  return JSON.stringify(judgedOf(one)) === JSON.stringify(judgedOf(other));
}

const judgedOf = ({ fields, rules, sections }: FormBundle) => ({ fields, rules, sections });
