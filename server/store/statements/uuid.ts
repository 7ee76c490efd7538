// Ids as the database makes them: whatever else is sent as one names nothing, and need not be asked for.

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Can this be the id of a row? */
export const isUuid = (text: string): boolean => UUID.test(text);
