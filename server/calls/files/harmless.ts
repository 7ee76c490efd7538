// Refuses an uploaded file that nobody should open, before anything of it is kept.

import { Refusal, type RefusalCode } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { type Found, lookInside } from '../../services/files/inside/index.ts';
import { ScannerAway } from '../../services/scanner/index.ts';

const CODES = {
  locked: 'FILE_LOCKED',
  active: 'FILE_ACTIVE',
  nested: 'FILE_NESTED',
  opaque: 'FILE_OPAQUE',
} as const satisfies Record<Found, RefusalCode>;

/** A file that cannot be scanned is not taken: a scanner that is away opens no door. */
export async function requireHarmless(
  { services, log }: Pick<ServerContext, 'services' | 'log'>,
  body: Uint8Array,
): Promise<void> {
  const found = await lookInside(body);
  if (found) throw new Refusal(CODES[found]);
  const harmful = await services.scanner.isHarmful(body).catch((error: unknown) => {
    if (!(error instanceof ScannerAway)) throw error;
    log.error({ err: error }, 'the virus scanner does not answer; uploads are refused');
    throw new Refusal('SCANNER_AWAY');
  });
  if (harmful) throw new Refusal('FILE_HARMFUL');
}
