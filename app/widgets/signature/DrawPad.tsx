// The pad itself: strokes by mouse, pen or finger, drawn as they come.

import { type PointerEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../../runtime/react/index.ts';
import { draw, type Point, pngOf, type Strokes } from './strokes.ts';

interface Props {
  readonly strokes: Strokes;
  /** What was drawn before this pad was there, as a picture. */
  readonly before: string | undefined;
  readonly onChange: (strokes: Strokes, png: string | undefined) => void;
  readonly onLeave: () => void;
  readonly describedBy: string | undefined;
  readonly disabled: boolean;
}

export function DrawPad(props: Props): ReactElement {
  const { strokes, before, onChange, describedBy, disabled } = props;
  const { t } = useTexts();
  const canvas = useSharpCanvas(strokes);
  const drawing = useDrawing(props);
  return (
    <div className="sigpad">
      {before !== undefined && <img className="sigpad-before" src={before} alt="" />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('app.drawing.pad')}
        aria-describedby={describedBy}
        {...drawing}
      />
      {(strokes.length > 0 || before !== undefined) && !disabled && (
        <button type="button" className="btn quiet" onClick={() => onChange([], undefined)}>
          {t('app.drawing.clear')}
        </button>
      )}
    </div>
  );
}

/** A canvas that shows the strokes in as many pixels as the screen has, however large it becomes. */
function useSharpCanvas(strokes: Strokes): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(strokes);
  latest.current = strokes;
  useEffect(() => {
    if (canvas.current) draw(canvas.current, strokes);
  }, [strokes]);
  useEffect(() => {
    const pad = canvas.current;
    if (!pad) return undefined;
    const resize = (): void => {
      const sharp = window.devicePixelRatio || 1;
      pad.width = Math.round(pad.clientWidth * sharp);
      pad.height = Math.round(pad.clientHeight * sharp);
      draw(pad, latest.current);
    };
    resize();
    const watch = new ResizeObserver(resize);
    watch.observe(pad);
    return () => watch.disconnect();
  }, []);
  return canvas;
}

type OnPointer = (event: PointerEvent<HTMLCanvasElement>) => void;

/** One stroke from press to release, told once it is whole. */
function useDrawing({ strokes, onChange, onLeave, disabled }: Props) {
  const current = useRef<Point[] | undefined>(undefined);
  const start: OnPointer = (event) => {
    if (event.button !== 0 || disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    current.current = [pointOf(event)];
    draw(event.currentTarget, [...strokes, current.current]);
  };
  const move: OnPointer = (event) => {
    if (!current.current) return;
    current.current.push(pointOf(event));
    draw(event.currentTarget, [...strokes, current.current]);
  };
  const end: OnPointer = (event) => {
    const stroke = current.current;
    if (!stroke) return;
    current.current = undefined;
    const { clientWidth, clientHeight } = event.currentTarget;
    const next = [...strokes, stroke];
    onChange(next, pngOf(next, clientHeight / Math.max(1, clientWidth)));
    onLeave();
  };
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

/** Where the pointer is, as parts of the pad's width and height. */
function pointOf(event: PointerEvent<HTMLCanvasElement>): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
}
