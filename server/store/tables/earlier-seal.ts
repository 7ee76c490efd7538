// `earlier_seal`: signed files as they were given out before their time stamp came.

/** The hash of a whole file of a request; what is kept now has another one. */
export interface EarlierSealTable {
  readonly sha256: string;
  readonly request_id: string;
}
