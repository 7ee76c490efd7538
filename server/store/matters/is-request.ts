// Which rows of `form_item` are authorization requests.
import { sql } from 'kysely';
import type { FormId } from '../../../schemas/names.gen.d.ts';

/** The form that attorneys make them with. */
export const REQUEST_FORM = 'auth-request' satisfies FormId;

/** Said as a value of the statement: the indexes of requests hold such rows alone. */
export const IS_REQUEST = sql<boolean>`form_item.form_id = ${sql.lit(REQUEST_FORM)}`;
