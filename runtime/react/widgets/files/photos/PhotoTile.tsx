// One page of a PDF to be made: its photo, its number, and what can be done with it by mouse, finger and keyboard.

import { type ReactElement, useEffect, useRef } from 'react';
import { useTexts } from '../../../context/context.tsx';
import { Button } from '../../../parts/Button.tsx';
import { afterDrawing } from '../../../parts/focus.ts';
import type { PhotoPage } from './photo-stack.ts';

interface Props {
  /** Its buttons are named after it. */
  readonly id: string;
  readonly page: PhotoPage;
  /** From 1. */
  readonly number: number;
  /** Of pages. */
  readonly count: number;
  /** The PDF is being made: nothing can be changed. */
  readonly busy: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onTurn: () => void;
  readonly onRemove: () => void;
}

export function PhotoTile(props: Props): ReactElement {
  const { id, page, number, busy, onTurn, onRemove } = props;
  const { t } = useTexts();
  return (
    <li className="f-photo">
      <Picture page={page} label={t('runtime.photos.picture', { page: number, name: page.name })} />
      <div className="f-photo-line">
        <span>{t('runtime.photos.page', { page: number })}</span>
        <Button
          className="f-icon"
          look="quiet"
          icon="trash"
          disabled={busy}
          aria-label={t('runtime.photos.remove', { page: number })}
          onClick={onRemove}
        />
      </div>
      <div className="f-photo-line">
        <Move {...props} by={-1} />
        <Button
          id={`${id}-turn`}
          className="f-icon"
          look="quiet"
          icon="turn"
          disabled={busy}
          aria-label={t('runtime.photos.turn', { page: number })}
          onClick={onTurn}
        />
        <Move {...props} by={1} />
      </div>
    </li>
  );
}

/** At the end of the way it is not `disabled`: that would take focus from whoever moves a page there by keyboard. */
function Move({ id, number, count, busy, by, onMove }: Props & { readonly by: -1 | 1 }) {
  const { t } = useTexts();
  const own = `${id}-${by < 0 ? 'earlier' : 'later'}`;
  const isEnd = by < 0 ? number === 1 : number === count;
  return (
    <Button
      id={own}
      className="f-icon"
      look="quiet"
      icon={by < 0 ? 'left' : 'right'}
      disabled={busy}
      aria-disabled={isEnd || undefined}
      aria-label={t(by < 0 ? 'runtime.photos.earlier' : 'runtime.photos.later', { page: number })}
      onClick={() => {
        if (isEnd) return;
        onMove(by);
        // A tile that is put elsewhere loses focus.
        afterDrawing(() => document.getElementById(own)?.focus());
      }}
    />
  );
}

/** Drawn and not linked to: the policy of our pages allows no pictures by addresses that a page made. */
function Picture({ page, label }: { readonly page: PhotoPage; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { picture, turn } = page;
  useEffect(() => {
    if (canvas.current) drawTurned(canvas.current, picture.small, turn);
  }, [picture, turn]);
  return <canvas ref={canvas} className="f-photo-picture" role="img" aria-label={label} />;
}

function drawTurned(canvas: HTMLCanvasElement, small: HTMLCanvasElement, turn: number): void {
  const isAcross = turn % 180 !== 0;
  canvas.width = isAcross ? small.height : small.width;
  canvas.height = isAcross ? small.width : small.height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turn * Math.PI) / 180);
  pen.drawImage(small, -small.width / 2, -small.height / 2);
}
