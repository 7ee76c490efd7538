// The words that already stand over an object, so that it does not say them again.

import { createContext } from 'react';

/** Label of a choice of shapes, or heading of a list: the shape chosen and the items often have no other name. */
export const HeadingAbove = createContext<string | undefined>(undefined);
