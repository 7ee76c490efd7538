// The preview beside the list: the real form with the words of the change, at the place where the open sentence stands.

import { memo, type ReactElement, useState } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { Sentence } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import type { Work } from '../work/state.ts';
import { LongPreview } from './LongPreview.tsx';
import { type Look, StageBar } from './StageBar.tsx';
import { type Stops, stopsOf } from './stops.ts';
import { type Frame, useFrame } from './use-frame.ts';
import './preview-pane.css';

interface Props {
  readonly work: Work;
  readonly sentence: Sentence | undefined;
  /** Which of its places. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
  /** A sentence was pressed in the preview. */
  readonly onSentence: (key: string) => void;
}

export const PreviewPane = memo(function PreviewPane(all: Props): ReactElement {
  const { sentence, place, ...props } = all;
  const t = useT();
  const [look, setLook] = useState<Look>({ width: 'desktop', theme: '' });
  const stops = sentence && stopsOf(sentence, place);
  return (
    <section className="st-stage" aria-label={t('studio.preview.title')}>
      {!sentence?.long && <StageBar look={look} onLook={setLook} />}
      {sentence?.long ? (
        <LongPreview key={sentence.key} work={props.work} sentence={sentence} />
      ) : sentence && stops?.at ? (
        <OnForm
          key={stops.at.form}
          {...props}
          {...{ sentence, stops, look }}
          form={stops.at.form}
          section={stops.at.section}
        />
      ) : (
        <div className="empty">
          <b>{t(sentence ? 'studio.preview.nowhere' : 'studio.preview.none')}</b>
          <p>{t(sentence ? 'studio.preview.nowhereLead' : 'studio.preview.noneLead')}</p>
        </div>
      )}
    </section>
  );
});

interface OnFormProps extends Pick<Props, 'work' | 'onPlace' | 'onSentence'> {
  readonly sentence: Sentence;
  readonly stops: Stops;
  readonly look: Look;
  readonly form: string;
  readonly section: string;
}

/** The form in its frame, with the walk through the places of the sentence. */
function OnForm(props: OnFormProps): ReactElement {
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

interface WalkProps {
  readonly stops: Stops;
  readonly shown: Frame;
  readonly onPlace: (place: number) => void;
}

/** From place to place of the sentence: on this page first, then on the others. */
function Walk({ stops, shown: { inSight, showAt }, onPlace }: WalkProps): ReactElement {
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
        {of > 1
          ? t('studio.preview.onPage', { at, of })
          : t('studio.preview.places', { at: stops.number, of: stops.all })}
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
