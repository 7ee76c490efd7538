// Who sent something, as submissions have it: `attorney/10001`.

/** The id in it; undefined for an owner of another kind than the one that is asked for. */
export function idOfOwner(owner: string, kind?: string): string | undefined {
  const cut = owner.indexOf('/');
  return kind === undefined || owner.slice(0, cut) === kind ? owner.slice(cut + 1) : undefined;
}
