// How the address names the case that is chosen, and by what its details are asked for (CAL-63).

export interface NamedCase {
  readonly number: string;
  /** The claim it is looked at with; '' for a new one, or the newest there is. */
  readonly claim: string;
  /** Of a Matter case: its authorization, and its id in the list. */
  readonly auth?: string | undefined;
  readonly ap?: string | undefined;
}

/** Names a case in what an address asks; nothing of the one before stays. */
export function nameCase(params: URLSearchParams, { number, claim, auth, ap }: NamedCase): void {
  for (const [name, value] of Object.entries({ case: number, claim, auth, ap }))
    if (value) params.set(name, value);
    else params.delete(name);
}

/** What the details of a Matter case are asked by. */
export const askedOf = ({ number, claim, auth, ap }: NamedCase) => ({
  case_number: number,
  ...(claim && { claim_id: claim }),
  ...(auth && { auth_id: auth }),
  ...(ap && { ap_id: ap }),
});
