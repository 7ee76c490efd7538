// What already stands over a field, so that it is not said again.

import { createContext } from 'react';

/** Label of a choice of shapes, or heading of a list: the shape chosen and the items often have no other name. */
export const HeadingAbove = createContext<string | undefined>(undefined);

/** Id of the field whose messages stand at its choice of shapes: the shape chosen is the same field once more. */
export const MessagesAbove = createContext<string | undefined>(undefined);
