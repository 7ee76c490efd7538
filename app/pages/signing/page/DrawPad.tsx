// A place to draw a signature with mouse, pen or finger. Who cannot draw types: that is never the lesser way.

import { type PointerEvent, type ReactElement, useEffect, useRef } from 'react';
import { useT } from '../../../portal.tsx';
import { draw, type Point, pngOf, type Strokes } from './drawing.ts';

interface Props {
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes, png: string | undefined) => void;
  readonly describedBy: string;
  readonly bad: boolean;
}

export function DrawPad({ strokes, onChange, describedBy, bad }: Props): ReactElement {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef<Point[] | undefined>(undefined);
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

  const pointOf = (event: PointerEvent<HTMLCanvasElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };
  const start = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    current.current = [pointOf(event)];
    draw(event.currentTarget, [...strokes, current.current]);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!current.current) return;
    current.current.push(pointOf(event));
    draw(event.currentTarget, [...strokes, current.current]);
  };
  const end = (event: PointerEvent<HTMLCanvasElement>): void => {
    const stroke = current.current;
    if (!stroke) return;
    current.current = undefined;
    const { clientWidth, clientHeight } = event.currentTarget;
    const next = [...strokes, stroke];
    onChange(next, pngOf(next, clientHeight / Math.max(1, clientWidth)));
  };
  return (
    <div className={bad ? 'sigpad bad' : 'sigpad'}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('app.sign.pad')}
        aria-describedby={describedBy}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {strokes.length > 0 && (
        <button type="button" className="btn quiet" onClick={() => onChange([], undefined)}>
          {t('app.sign.clear')}
        </button>
      )}
    </div>
  );
}
