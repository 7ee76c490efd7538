// A form in its frame, with the walk through the places of the sentence that is open.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import type { SaidWith } from '../../sentences/said-with.ts';
import type { Work } from '../../work/state.ts';
import { Canvas } from './Canvas.tsx';
import type { Look } from './StageBar.tsx';
import type { Stops } from './stops.ts';
import { type InSight, useFrame } from './use-frame.ts';
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
  readonly onPlace: (place: number) => void;
  readonly onSentence: (key: string) => void;
}

export function OnForm(props: Props): ReactElement {
  const { stops, look, textOf, onPlace, ...framed } = props;
  const t = useT();
  const shown = useFrame({ ...framed, theme: look.theme });
  const field = stops.at?.field ?? '';
  return (
    <>
      <p className="small soft st-stage-note" role="status">
        {shown.isOld ? t('studio.preview.old') : t('studio.preview.note')}
        <Hidden inSight={shown.inSight} textOf={textOf} />
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

/** Why the sentence is not to be seen, as far as answers decide it. */
function Hidden({
  inSight,
  textOf,
}: {
  readonly inSight: InSight | undefined;
  readonly textOf: (key: string) => string;
}): string | null {
  const t = useT();
  if (inSight?.at !== 0) return null;
  const fields = [...new Set((inSight.why ?? []).map(textOf).filter((text) => text !== ''))];
  if (fields.length === 0) return ` ${t('studio.preview.hidden')} `;
  return ` ${t('studio.preview.hiddenBy', { fields: fields.map((one) => `“${one}”`).join(', ') })} `;
}
