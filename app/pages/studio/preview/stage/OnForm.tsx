// A form in its frame, with the walk through the places of the sentence that is open.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import type { Sentence } from '../../sentences/sentence.ts';
import type { Work } from '../../work/state.ts';
import type { Look } from './StageBar.tsx';
import type { Stops } from './stops.ts';
import { useFrame } from './use-frame.ts';
import { Walk } from './Walk.tsx';

interface Props {
  readonly work: Work;
  readonly sentence: Sentence;
  readonly stops: Stops;
  readonly look: Look;
  readonly form: string;
  readonly section: string;
  readonly onPlace: (place: number) => void;
  readonly onSentence: (key: string) => void;
}

export function OnForm(props: Props): ReactElement {
  const { stops, look, onPlace, ...framed } = props;
  const t = useT();
  const shown = useFrame({ ...framed, theme: look.theme });
  const isHidden = shown.inSight?.at === 0;
  return (
    <>
      <p className="small soft st-stage-note" role="status">
        {shown.isOld ? t('studio.preview.old') : t('studio.preview.note')}
        {isHidden && ` ${t('studio.preview.hidden')}`}
      </p>
      <div className={`st-canvas st-${look.width}-wide`}>
        <iframe ref={shown.frame} src={shown.src} title={t('studio.preview.title')} />
      </div>
      <Walk stops={stops} shown={shown} onPlace={onPlace} />
    </>
  );
}
