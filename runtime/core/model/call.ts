// How a call is made, as a release tells it.

/** How one call is made, copied from its contract in `schemas/calls`. */
export interface CallInfo {
  readonly id: string;
  /** Which service it goes to; the host knows where that is. */
  readonly base: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Who may make it; the server knows how to tell. */
  readonly auth: string;
  /** It carries the token of whoever is logged in. */
  readonly token?: true;
  /** What an answer with the status Failed means, whatever its message: the login has ended. */
  readonly failed?: 'expired';
  /**
   * It changes nothing: whoever only looks may make it, and one that tells of its `caller` as an invented person. Of one that
   * does something, `look` makes the same answer without doing it.
   */
  readonly reads?: true | 'caller' | 'look';
}
