// A page of the portal in its frame, as one of the demo people, with the sentence that is open marked in it.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Canvas } from './Canvas.tsx';
import type { Stops } from './stops.ts';
import { type PageFramed, usePageFrame } from './use-page-frame.ts';
import { Walk } from './Walk.tsx';

interface Props extends PageFramed {
  readonly width: 'desktop' | 'phone';
  /** None where no sentence is open. */
  readonly stops: Stops | undefined;
  /** Whom it is looked at as, in words. */
  readonly who: string;
  readonly onPlace: (place: number) => void;
}

export function OnPage({ width, stops, who, onPlace, ...framed }: Props): ReactElement {
  const t = useT();
  const shown = usePageFrame(framed);
  const isHidden = framed.sentence !== undefined && shown.inSight?.of === 0;
  return (
    <>
      <p className="small soft st-stage-note" role="status">
        {t(framed.tells === '' ? 'studio.preview.pageUsed' : 'studio.preview.pageNote', { who })}
        {isHidden && ` ${t('studio.preview.notOnPage')}`}
      </p>
      <Canvas width={width} frame={shown.frame} src={shown.src} title={t('studio.preview.title')} />
      {stops && <Walk stops={stops} shown={shown} onPlace={onPlace} />}
    </>
  );
}
