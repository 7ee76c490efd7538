// A sentence with placeholders as a release compiles it: what to say, one after the other. JSON all through.

/** What stands for a value: a place among the values given, a fixed one, or what a helper makes of others. */
export type TextValue =
  | { readonly get: readonly string[] }
  | { readonly is: string | number | boolean | null }
  | { readonly call: string; readonly of: readonly TextValue[] };

/** One of two texts. A list without entries, nothing, and (unless `zero` holds) 0 speak for the second. */
export interface TextChoice {
  readonly if: TextValue;
  readonly zero?: TextValue;
  readonly then: TextProgram;
  readonly else: TextProgram;
}

/** Words as they are, values, and choices, in the order in which they are said. */
export type TextProgram = readonly (string | TextValue | TextChoice)[];
