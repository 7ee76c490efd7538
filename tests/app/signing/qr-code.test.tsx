// The key of two-step login as a camera reads it: drawn from the page's own picture, read by another library.

import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { QrCode } from '../../../app/pages/account/QrCode.tsx';

const KEY = `otpauth://totp/Attorney%20Network:demoattorney1?secret=${'LODSX2WO'.repeat(4)}&issuer=Attorney%20Network`;
const SCALE = 4;

/** The picture as pixels, white where nothing is drawn. */
function pixels(picture: Element): { data: Uint8ClampedArray; width: number } {
  const size = Number(picture.getAttribute('viewBox')?.split(' ').at(-1));
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const squares =
    picture
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)/g) ?? [];
  for (const [, x, y] of squares)
    for (let at = 0; at < SCALE * SCALE; at += 1) {
      const column = Number(x) * SCALE + (at % SCALE);
      const row = Number(y) * SCALE + Math.floor(at / SCALE);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  return { data, width };
}

it('is read as the key it was made of, and has a name', () => {
  render(<QrCode text={KEY} label="QR code of the key" />);
  const { data, width } = pixels(screen.getByRole('img', { name: 'QR code of the key' }));
  expect(jsQR(data, width, width)?.data).toBe(KEY);
});
