// The preview beside the list: the real form, page or long text with the words of the change, at the place where the open sentence stands.

import { memo, type ReactElement, useCallback, useState } from 'react';
import type { Texts } from '../../../../../runtime/core/index.ts';
import { useT } from '../../../../portal/portal.tsx';
import { titlesOfPages } from '../../sentences/pages.ts';
import type { SaidWith } from '../../sentences/said-with.ts';
import type { Work } from '../../work/state.ts';
import { LongPreview } from './LongPreview.tsx';
import { OnForm } from './OnForm.tsx';
import { OnPage } from './OnPage.tsx';
import { type Look, StageBar } from './StageBar.tsx';
import { type Stage, useStage } from './use-stage.ts';
import { widthHere } from './WidthChoice.tsx';
import './preview-pane.css';

interface Props {
  readonly work: Work;
  readonly sentence: SaidWith | undefined;
  /** Which of its places. */
  readonly place: number;
  /** The words of any sentence. */
  readonly textOf: (key: string) => string;
  readonly onPlace: (place: number) => void;
  /** A sentence was pressed in the preview. */
  readonly onSentence: (key: string) => void;
}

export const PreviewPane = memo(function PreviewPane(props: Props): ReactElement {
  const { sentence, place } = props;
  const t = useT();
  const [look, setLook] = useState<Look>(() => ({
    width: widthHere(),
    ...{ theme: '', tells: 'sentence' },
  }));
  const stage = useStage(sentence, place);
  const isPaper = isOnPaper(sentence) && !stage.view;
  return (
    <section className="st-stage" aria-label={t('studio.preview.title')}>
      {!isPaper && <StageBar look={look} onLook={setLook} stage={stage} />}
      {isPaper && sentence ? (
        <LongPreview
          key={sentence.key}
          work={props.work}
          sentence={sentence}
          people={stage.people}
        />
      ) : (
        <Shown {...props} look={look} stage={stage} />
      )}
    </section>
  );
});

/** A mail or a document is no page of the portal, a long text only where a page shows it. */
const isOnPaper = (sentence: SaidWith | undefined): boolean => sentence?.long === true;

interface ShownProps extends Props {
  readonly look: Look;
  readonly stage: Stage;
}

function Shown({ look, stage, onPlace, onSentence, ...props }: ShownProps): ReactElement {
  const { work, sentence, textOf } = props;
  const t = useT();
  const { stops, view, who, lacking, hold, pass, release } = stage;
  const walk = useCallback(
    (next: number): void => {
      release();
      onPlace(next);
    },
    [release, onPlace],
  );
  const pressed = (key: string, path: string): void => {
    hold(key, path);
    onSentence(key);
  };
  if (view)
    return (
      <OnPage
        {...{ work, sentence, view, stops, lacking, textOf }}
        {...{ onPlace: walk, onSentence: pressed, onMissing: pass }}
        {...look}
        field={stage.isFormPage ? (stops?.at?.field ?? '') : ''}
        who={who ? who.name : t('studio.preview.visitor')}
      />
    );
  if (sentence && stops?.at)
    return (
      <OnForm
        key={stops.at.form}
        {...{ work, sentence, stops, look, textOf, lacking, onPlace: walk, onSentence }}
        form={stops.at.form}
        section={stops.at.section}
      />
    );
  return (
    <div className="empty">
      <b>{t(sentence ? 'studio.preview.nowhere' : 'studio.preview.none')}</b>
      <p>{t(nothingFor(sentence, stage, t))}</p>
    </div>
  );
}

/** Facts about a sentence tell where else it is read, where that is known. */
function nothingFor(sentence: SaidWith | undefined, { lacksPeople }: Stage, t: Texts['t']) {
  if (!sentence) return 'studio.preview.noneLead';
  if (lacksPeople) return 'studio.preview.noPeople';
  const isTold = sentence.seen.length + titlesOfPages(sentence, t).length > 0;
  return isTold ? 'studio.preview.nowhereLead' : 'studio.preview.nowhereKnown';
}
