// Places, schemas and layouts as content writes them.

import type { Json } from './json.ts';

/** RFC 6901 JSON Pointer of one place in the answers, such as `/contacts/0/email`. `''` is the root. */
export type Pointer = string;
/** A pointer in which row indexes are replaced by `*`, such as `/contacts/~/email` with `*` for `~`. */
export type GenericPointer = string;

/** JSON Schema (draft-07), already free of `$ref` and of texts when it comes from a release. */
export type Schema = { readonly [keyword: string]: Json | undefined } & {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly enum?: readonly Json[];
  readonly default?: Json;
  readonly writeOnly?: boolean;
};

/** One UI schema node, in RJSF's dialect (`ui:widget`, `ui:options`, `ui:order` and children by property name, `items` for rows). */
export type UiSchema = { readonly [key: string]: Json | undefined };
