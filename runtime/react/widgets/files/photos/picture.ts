// Reads a photo as the browser can: upright, as its camera held it, and no larger than a page needs.

/** Pixels of the longer side: 200 a inch on a sheet of letter size, which small print needs and printers give. */
const MOST_PIXELS = 2200;
const QUALITY = 0.85;
/** Twice as many as it is drawn with, for fine screens. */
const SMALL_PIXELS = 360;

/** A photo that was read. */
export interface Picture {
  /** Upright, without what its camera wrote beside it: not where it was taken, either. */
  readonly jpeg: Blob;
  /** To be looked at. */
  readonly small: HTMLCanvasElement;
}

/** How large and how true a page is at most. */
export interface Fineness {
  /** Of its longer side. */
  readonly pixels: number;
  /** Of JPEG, from 0 to 1. */
  readonly quality: number;
}

/** Reads a photo; throws where the browser cannot. */
export async function readPicture(file: Blob): Promise<Picture> {
  const image = await decoded(file);
  const jpeg = await encoded(drawn(image, MOST_PIXELS), QUALITY);
  return { jpeg, small: drawn(image, SMALL_PIXELS) };
}

/** The same picture with less in it. */
export async function coarser({ jpeg }: Picture, { pixels, quality }: Fineness): Promise<Blob> {
  return encoded(drawn(await decoded(jpeg), pixels), quality);
}

/** By a data address: the policy of our pages allows it for pictures, and every browser turns such a picture upright. */
async function decoded(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await addressOf(file);
  await image.decode();
  return image;
}

const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The photo could not be read.'));
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });

function drawn(image: HTMLImageElement, most: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const share = Math.min(most / Math.max(naturalWidth, naturalHeight), 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(naturalWidth * share), 1);
  canvas.height = Math.max(Math.round(naturalHeight * share), 1);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  // What is see-through would be black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be written.'))),
      'image/jpeg',
      quality,
    );
  });
