// The form beside its outline, as people see it: what is chosen is framed, and a press on a field chooses it.

import { memo, type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Canvas } from '../../preview/stage/Canvas.tsx';
import { Chip } from '../../preview/stage/Chip.tsx';
import { type Width, WidthChoice, widthHere } from '../../preview/stage/WidthChoice.tsx';
import type { Work } from '../../work/state.ts';
import { type Decided, type ToShow, useFieldFrame } from './use-field-frame.ts';
import '../../preview/stage/preview-pane.css';

interface Props {
  readonly work: Work;
  readonly form: string;
  readonly shown: ToShow;
  readonly textOf: (key: string) => string;
  readonly onField: (pointer: string) => void;
}

const THEMES = ['', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

export const FieldStage = memo(function FieldStage(props: Props): ReactElement {
  const { textOf, ...framed } = props;
  const t = useT();
  const [width, setWidth] = useState<Width>(widthHere);
  const [theme, setTheme] = useState<Theme>('');
  const { frame, src, isOld, decided } = useFieldFrame({ ...framed, theme });
  return (
    <section className="st-stage" aria-label={t('studio.preview.title')}>
      <div className="st-stage-bar">
        <WidthChoice width={width} onWidth={setWidth} />
        <Chip
          label={t('studio.preview.colors')}
          value={theme}
          choices={THEMES.map((one) => [
            one,
            t(`studio.preview.theme.${one === '' ? 'own' : one}`),
          ])}
          onChoose={(value) => setTheme(THEMES.find((one) => one === value) ?? '')}
        />
      </div>
      <p className="small soft st-stage-note" role="status">
        {isOld ? t('studio.preview.old') : t('studio.form.previewNote')}
        {decided && ` ${decidedWords(decided, textOf, t)}`}
      </p>
      <Canvas width={width} frame={frame} src={src} title={t('studio.preview.title')} />
    </section>
  );
});

type T = ReturnType<typeof useT>;

/** By which answers it is decided that the field is there or not; '' where nothing decides it. */
function decidedWords({ isSeen, by }: Decided, textOf: Props['textOf'], t: T): string {
  const names = by
    .map(textOf)
    .filter(Boolean)
    .map((name) => `“${name}”`)
    .join(', ');
  if (isSeen) return names && t('studio.form.shownBy', { names });
  return names ? t('studio.form.notShownBy', { names }) : t('studio.form.notShown');
}
