// A text as a QR code, for a camera: dark on light whatever the colours of the page, with the quiet border that readers need.

import { type ReactElement, useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of quiet around the code, as ISO/IEC 18004 asks. */
const QUIET = 4;
/** Whole pixels, so that all modules are of one size. */
const MODULE_PX = 4;

export interface QrCodeProps {
  readonly text: string;
  /** What it is for, for whoever does not see it. */
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className="account-qr"
      role="img"
      aria-label={label}
      width={size * MODULE_PX}
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} />
    </svg>
  );
}

/** One square of the path for each dark module. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
