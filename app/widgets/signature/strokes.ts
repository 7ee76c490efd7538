// A drawn signature as strokes: kept in fractions of the pad, so that it survives a change of the window's size.

export type Point = readonly [x: number, y: number];
export type Strokes = readonly (readonly Point[])[];

/** Ink on paper in both themes, as it will be printed. */
export const INK = '#17233e';
const WIDTH = 640;
/** Thickness for a pad of this width. */
const PEN = 3.2;

/** Draws the strokes over the whole canvas. */
export function draw(canvas: HTMLCanvasElement, strokes: Strokes): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  context.strokeStyle = INK;
  context.fillStyle = INK;
  context.lineWidth = (PEN * width) / WIDTH;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    context.beginPath();
    stroke.forEach(([x, y], index) => {
      if (index === 0) context.moveTo(x * width, y * height);
      // A dot is a line of no length, which some browsers leave out.
      context.lineTo(x * width + (index === 0 ? 0.1 : 0), y * height);
    });
    context.stroke();
  }
}

/** As a PNG for the document; undefined while nothing is drawn. */
export function pngOf(strokes: Strokes, ratio: number): string | undefined {
  if (strokes.length === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round(WIDTH * ratio);
  draw(canvas, strokes);
  return canvas.toDataURL('image/png');
}
