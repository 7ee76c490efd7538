// From place to place of the sentence: on this page first, then on the others.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import type { Stops } from './stops.ts';
import type { Frame } from './use-frame.ts';

/** A place that is not to be seen now is none where it is shown. */
function saying(at: number, of: number) {
  if (at === 0) return 'studio.preview.place';
  return of > 1 ? 'studio.preview.onPage' : 'studio.preview.places';
}

interface WalkProps {
  readonly stops: Stops;
  readonly shown: Pick<Frame, 'inSight' | 'showAt'>;
  readonly onPlace: (place: number) => void;
}

/** Tells where one is, too. */
export function Walk({ stops, shown: { inSight, showAt }, onPlace }: WalkProps): ReactElement {
  const t = useT();
  const { at, of } = inSight ?? { at: 1, of: 1 };
  const step = (by: 1 | -1): (() => void) | undefined => {
    if (at > 0 && at + by >= 1 && at + by <= of) return () => showAt(at + by);
    const stop = by === 1 ? stops.next : stops.before;
    return stop === undefined ? undefined : () => onPlace(stop);
  };
  const [back, on] = [step(-1), step(1)];
  return (
    <div className="st-stage-foot">
      <span className="soft">
        {t(saying(at, of), at > 0 && of > 1 ? { at, of } : { at: stops.number, of: stops.all })}
      </span>
      <span className="st-row">
        <button type="button" className="btn" disabled={!back} onClick={back}>
          <StudioIcon name="left" />
          {t('studio.preview.before')}
        </button>
        <button type="button" className="btn" disabled={!on} onClick={on}>
          {t('studio.preview.next')}
          <StudioIcon name="right" />
        </button>
      </span>
    </div>
  );
}
