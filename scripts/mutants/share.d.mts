export interface Mutation {
  /** From the root of the repository. */
  readonly fileName: string;
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
  readonly mutatorName: string;
  readonly replacement?: string;
}
export function isInShare(mutation: Mutation, percent: number): boolean;
