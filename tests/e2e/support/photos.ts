// Photos as a phone takes them, made in a page; and what a PDF of them shows, as poppler reads it.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';

const run = promisify(execFile);

/** A file as a file control takes it. */
export interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface Look {
  readonly width: number;
  readonly height: number;
  /** Of the left half; the right one is white. `noise` is what takes most room: no two dots alike. */
  readonly color: string;
  /** As EXIF says it: 6 where the camera was held upright, and its right is the top. */
  readonly orientation?: number;
}

/** A photo of these looks. */
export async function photo(page: Page, name: string, look: Look): Promise<Photo> {
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const bytes = await page.evaluate(drawPhoto, { ...look, type });
  const plain = Buffer.from(bytes, 'base64');
  const buffer = look.orientation ? withOrientation(plain, look.orientation) : plain;
  return { name, mimeType: type, buffer };
}

async function drawPhoto({ width, height, color, type }: Look & { type: string }): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  if (color === 'noise') {
    const dots = pen.createImageData(width, height);
    const words = new Uint32Array(dots.data.buffer);
    let seed = 1;
    for (let at = 0; at < words.length; at += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      words[at] = (seed | 0xff00_0000) >>> 0;
    }
    pen.putImageData(dots, 0, 0);
  } else {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = color;
    pen.fillRect(0, 0, width / 2, height);
  }
  return canvas.toDataURL(type, 0.9).split(',')[1] ?? '';
}

/** A JPEG with the segment in which a camera says how it was held. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.alloc(4)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** One page of a PDF as it is seen. */
export interface SeenPage {
  readonly shape: 'wide' | 'tall';
  /** Red, green and blue near the left edge and near the top edge, each as it is mostly: `f00`. */
  readonly left: string;
  readonly top: string;
}

/** What each page of a PDF shows; throws where it is none. */
export async function pagesOf(pdf: Buffer): Promise<readonly SeenPage[]> {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  try {
    const file = join(folder, 'it.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run('pdfinfo', [file]);
    const count = Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1] ?? 0);
    await run('pdftoppm', ['-r', '10', file, join(folder, 'page')]);
    const digits = String(count).length;
    const numbers = Array.from({ length: count }, (_, at) => String(at + 1).padStart(digits, '0'));
    return await Promise.all(
      numbers.map(async (number) => seen(await readFile(join(folder, `page-${number}.ppm`)))),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a binary PPM. */
function seen(ppm: Buffer): SeenPage {
  const [head = '', width = 0, height = 0] = headOf(ppm);
  const dot = (x: number, y: number): string => {
    const at = String(head).length + (y * Number(width) + x) * 3;
    return [...ppm.subarray(at, at + 3)].map((one) => (one > 127 ? 'f' : '0')).join('');
  };
  const [middle, across] = [Math.floor(Number(height) / 2), Math.floor(Number(width) / 2)];
  return {
    shape: width > height ? 'wide' : 'tall',
    left: dot(3, middle),
    top: dot(across, 3),
  };
}

function headOf(ppm: Buffer): readonly [string, number, number] {
  const [head = '', width, height] =
    /^P6\s(\d+)\s(\d+)\s255\s/.exec(ppm.toString('latin1', 0, 40)) ?? [];
  return [head, Number(width), Number(height)];
}
