// Tells which calls belong to what the house sets apart: those whose id begins with its name.
import type { House } from '../model/house.ts';

/** The name under which a call is set apart; undefined of one that every page may make. */
export const apartOf = (call: string, { apart }: Pick<House, 'apart'>): string | undefined =>
  apart.find((name) => call.startsWith(`${name}_`));
