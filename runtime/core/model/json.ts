// JSON as the whole house means it.

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object; a missing key and `undefined` mean the same. */
export type JsonObject = { readonly [key: string]: Json | undefined };
/** One flat-rooted set of answers runs through all sections of a form. Never mutated: see `setAt`. */
export type Answers = JsonObject;
