// A field that is part of the answers but not of the screen.

/** Draws nothing. */
export const HiddenWidget = (): null => null;
