// The waits of address fields, in milliseconds, all in one place.

/** A pause in typing after which addresses are suggested. */
export const SUGGEST_WAIT_MS = 300;
/** After a place is chosen: what it leaves open (its district) is looked up once its parts are in the form. */
export const LOOK_UP_WAIT_MS = 1100;
