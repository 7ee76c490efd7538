// The scanner of the settings, or none: then no file is found harmful, which docs/operating.md calls a risk.
import type { Scanner } from '../ports.ts';
import { type ClamdSettings, createClamd } from './clamd.ts';

export { ScannerAway } from './clamd.ts';

/** Where no scanner is set. */
const NONE: Scanner = { isHarmful: async () => false };

/** The scanner behind an address; without one, nobody scans. */
export const createScanner = (settings?: ClamdSettings): Scanner =>
  settings ? createClamd(settings) : NONE;
