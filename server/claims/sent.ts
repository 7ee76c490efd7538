// What was sent of a form, as the form holds it: days come as month/day/year and are kept as year-month-day.
import { type Answers, type FormBundle, formTree } from '../../runtime/core/index.ts';
import { dayIn } from './amounts.ts';

/** The answers with their days as the judge reads them; what is no field stays, and is refused by its name. */
export function sentAnswers(form: FormBundle, answers: Answers): Answers {
  const days = new Set(
    [...formTree(form).root.children].flatMap(([name, { schema }]) =>
      schema.format === 'date' ? [name] : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      days.has(name) && typeof value === 'string' ? dayIn(value) : value,
    ]),
  );
}
