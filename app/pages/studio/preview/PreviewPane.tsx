// The preview beside the list: the real form with the words of the change, at the place where the open sentence stands.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { Sentence } from '../sentences/sentence.ts';
import { StudioIcon } from '../shell/StudioIcon.tsx';
import type { Work } from '../work/state.ts';
import { type Stops, stopsOf } from './stops.ts';
import { useFrame } from './use-frame.ts';
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

type Width = 'desktop' | 'phone';

export function PreviewPane(props: Props): ReactElement {
  const { work, sentence, place, onPlace, onSentence } = props;
  const t = useT();
  const [width, setWidth] = useState<Width>('desktop');
  const stops = sentence ? stopsOf(sentence, place) : undefined;
  return (
    <section className="st-stage" aria-label={t('studio.preview.title')}>
      <Bar width={width} onWidth={setWidth} />
      <p className="small soft st-stage-note">{t('studio.preview.note')}</p>
      {stops?.at ? (
        <Frame
          key={stops.at.form}
          work={work}
          form={stops.at.form}
          section={stops.at.section}
          show={sentence?.key ?? ''}
          width={width}
          onSentence={onSentence}
        />
      ) : (
        <div className="empty">
          <b>{t(sentence ? 'studio.preview.nowhere' : 'studio.preview.none')}</b>
          <p>{t(sentence ? 'studio.preview.nowhereLead' : 'studio.preview.noneLead')}</p>
        </div>
      )}
      {stops && stops.all > 0 && <Walk stops={stops} onPlace={onPlace} />}
    </section>
  );
}

interface FrameProps {
  readonly work: Work;
  readonly form: string;
  readonly section: string;
  readonly show: string;
  readonly width: Width;
  readonly onSentence: (key: string) => void;
}

function Frame({ work, form, section, show, width, onSentence }: FrameProps): ReactElement {
  const t = useT();
  const { frame, src } = useFrame({ work, form, section, show, onSentence });
  return (
    <div className={`st-canvas st-${width}-wide`}>
      <iframe ref={frame} src={src} title={t('studio.preview.title')} />
    </div>
  );
}

interface BarProps {
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
}

function Bar({ width, onWidth }: BarProps): ReactElement {
  const t = useT();
  return (
    <div className="st-stage-bar">
      <fieldset className="st-seg" aria-label={t('studio.preview.width')}>
        {(['desktop', 'phone'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === width} onClick={() => onWidth(one)}>
            <StudioIcon name={one} />
            {t(`studio.preview.${one}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

interface WalkProps {
  readonly stops: Stops;
  readonly onPlace: (place: number) => void;
}

/** From place to place of the sentence. */
function Walk({ stops, onPlace }: WalkProps): ReactElement {
  const t = useT();
  return (
    <div className="st-stage-foot">
      <span className="soft">
        {t('studio.preview.places', { at: stops.number, of: stops.all })}
      </span>
      <span className="st-row">
        <button
          type="button"
          className="btn"
          disabled={stops.before === undefined}
          onClick={() => stops.before !== undefined && onPlace(stops.before)}
        >
          <StudioIcon name="left" />
          {t('studio.preview.before')}
        </button>
        <button
          type="button"
          className="btn"
          disabled={stops.next === undefined}
          onClick={() => stops.next !== undefined && onPlace(stops.next)}
        >
          {t('studio.preview.next')}
          <StudioIcon name="right" />
        </button>
      </span>
    </div>
  );
}
