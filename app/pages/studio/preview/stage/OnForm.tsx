// A form in its frame, with the walk through the places of the sentence that is open.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import type { SaidWith } from '../../sentences/said-with.ts';
import type { Work } from '../../work/state.ts';
import { Canvas } from './Canvas.tsx';
import type { DemoPerson } from './portal-pages.ts';
import type { Look } from './StageBar.tsx';
import type { Stops } from './stops.ts';
import { useFrame } from './use-frame.ts';
import { useWhyHidden } from './use-why-hidden.ts';
import { Walk } from './Walk.tsx';

interface Props {
  readonly work: Work;
  readonly sentence: SaidWith;
  readonly stops: Stops;
  readonly look: Look;
  readonly form: string;
  readonly section: string;
  /** The words of a sentence. */
  readonly textOf: (key: string) => string;
  /** Who was chosen, and is not asked this. */
  readonly lacking: DemoPerson | undefined;
  readonly onPlace: (place: number) => void;
  readonly onSentence: (key: string) => void;
}

export function OnForm(props: Props): ReactElement {
  const { stops, look, textOf, lacking, onPlace, ...framed } = props;
  const t = useT();
  const shown = useFrame({ ...framed, theme: look.theme });
  const field = stops.at?.field ?? '';
  const hidden = useWhyHidden(shown.inSight, textOf) ?? '';
  return (
    <>
      <p className="small soft st-stage-note" role="status">
        {shown.isOld ? t('studio.preview.old') : t('studio.preview.note')}
        {hidden !== '' && ` ${hidden}`}
        {lacking && ` ${t('studio.preview.lacking', { who: lacking.name })}`}
        {shown.saysNothing && ` ${t(`studio.preview.noMessages.${shown.saysNothing}`)}`}
        {field !== '' && ' '}
        {field !== '' && (
          <button type="button" className="linkbtn" onClick={() => shown.showFaults(field)}>
            {t('studio.preview.allMessages')}
          </button>
        )}
      </p>
      <Canvas
        width={look.width}
        frame={shown.frame}
        src={shown.src}
        title={t('studio.preview.title')}
      />
      <Walk stops={stops} shown={shown} onPlace={onPlace} />
    </>
  );
}
