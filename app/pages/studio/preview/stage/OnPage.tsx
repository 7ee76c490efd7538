// A page of the portal in its frame, as one of the demo people, with the sentence that is open marked in it.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Canvas } from './Canvas.tsx';
import type { DemoPerson } from './portal-pages.ts';
import type { Stops } from './stops.ts';
import { type PageFrame, type PageFramed, usePageFrame } from './use-page-frame.ts';
import { useWhyHidden } from './use-why-hidden.ts';
import { Walk } from './Walk.tsx';

interface Props extends PageFramed {
  readonly width: 'desktop' | 'phone';
  /** None where no sentence is open. */
  readonly stops: Stops | undefined;
  /** Whom it is looked at as, in words. */
  readonly who: string;
  /** Who was chosen, and does not have this page. */
  readonly lacking: DemoPerson | undefined;
  /** Of a form on the page, whose messages can be shown; '' of none. */
  readonly field: string;
  /** The words of a sentence. */
  readonly textOf: (key: string) => string;
  readonly onPlace: (place: number) => void;
}

export function OnPage(props: Props): ReactElement {
  const { width, stops, who, lacking, field, textOf, onPlace, ...framed } = props;
  const t = useT();
  const shown = usePageFrame(framed);
  const missing = useMissing(shown, props);
  return (
    <>
      <p className="small soft st-stage-note" role="status">
        {t(framed.tells === '' ? 'studio.preview.pageUsed' : 'studio.preview.pageNote', { who })}
        {lacking && ` ${t('studio.preview.lacking', { who: lacking.name })}`}
        {framed.sentence !== undefined && missing !== undefined && ` ${missing}`}
        {shown.saysNothing && ` ${t(`studio.preview.noMessages.${shown.saysNothing}`)}`}
        {field !== '' && ' '}
        {field !== '' && (
          <button type="button" className="linkbtn" onClick={() => shown.showFaults(field)}>
            {t('studio.preview.allMessages')}
          </button>
        )}
      </p>
      <Canvas width={width} frame={shown.frame} src={shown.src} title={t('studio.preview.title')} />
      {stops && <Walk stops={stops} shown={shown} onPlace={onPlace} />}
    </>
  );
}

/** Why the sentence is not in sight on the page; undefined where it is. */
function useMissing(
  { inSight, isElsewhere }: PageFrame,
  { who, tells, textOf }: Pick<Props, 'who' | 'tells' | 'textOf'>,
): string | undefined {
  const t = useT();
  const hidden = useWhyHidden(inSight, textOf);
  if (inSight?.of !== 0) return undefined;
  if (isElsewhere)
    return tells === '' ? t('studio.preview.wentOn') : t('studio.preview.ledAway', { who });
  return (inSight.why ?? []).length > 0 ? hidden : t('studio.preview.notOnPage');
}
