// The place that the certificate page leaves for the seal.

/** Its name in the file. */
export const SEAL_PLACE = 'seal';
/** In points. */
export const SEAL_SIZE = { width: 280, height: 54 };
