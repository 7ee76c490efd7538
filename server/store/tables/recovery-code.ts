// `recovery_code`: a code for when the second factor is lost.

/** A recovery code not yet used. */
export interface RecoveryCodeTable {
  readonly attorney_id: string;
  readonly code_hash: string;
}
