// How the preview is looked at: which page of the portal and as whom, as wide as a desktop or a phone, light or dark, and what a press does.

import { type ReactElement, useId, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import { Chip, type Choice } from './Chip.tsx';
import { VISITOR } from './portal-pages.ts';
import type { Stage } from './use-stage.ts';
import { type Width, WidthChoice } from './WidthChoice.tsx';

export interface Look {
  readonly width: Width;
  /** '' as whoever looks has it. */
  readonly theme: '' | 'light' | 'dark';
  /** What a press on a page does: it tells the sentence, or what it does for whoever uses the page. */
  readonly tells: '' | 'sentence';
}

const THEMES = ['', 'light', 'dark'] as const;

const nameOf = (theme: Look['theme']): string => (theme === '' ? 'own' : theme);

interface Props {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly stage: Stage;
}

/** On a phone the page itself comes first: the choices open over it. */
export function StageBar(props: Props): ReactElement {
  const t = useT();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="st-stage-bar">
      <button
        type="button"
        className="btn quiet st-phone"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('studio.preview.looks')}
        <StudioIcon name="down" small />
      </button>
      <div id={id} className={isOpen ? 'st-looks st-looks-open' : 'st-looks'}>
        <Looks {...props} />
      </div>
    </div>
  );
}

function Looks({ look, onLook, stage }: Props): ReactElement {
  const t = useT();
  return (
    <>
      {(stage.view || !stage.stops) && <WhichPage stage={stage} />}
      {stage.view && !stage.isFormPage && <AsWhom stage={stage} />}
      {stage.formPeople.length > 0 && (!stage.view || stage.isFormPage) && (
        <FormAsWhom stage={stage} />
      )}
      <WidthChoice width={look.width} onWidth={(width) => onLook({ ...look, width })} />
      {stage.view && (
        <fieldset className="st-seg" aria-label={t('studio.preview.press')}>
          {(['sentence', ''] as const).map((tells) => (
            <button
              key={tells}
              type="button"
              aria-pressed={tells === look.tells}
              onClick={() => onLook({ ...look, tells })}
            >
              {t(tells === '' ? 'studio.preview.press.page' : 'studio.preview.press.words')}
            </button>
          ))}
        </fieldset>
      )}
      <Chip
        label={t('studio.preview.colors')}
        value={look.theme}
        choices={THEMES.map((theme) => [theme, t(`studio.preview.theme.${nameOf(theme)}`)])}
        onChoose={(value) =>
          onLook({ ...look, theme: THEMES.find((theme) => theme === value) ?? '' })
        }
      />
    </>
  );
}

function WhichPage({ stage: { pages, view, choosePage } }: Pick<Props, 'stage'>): ReactElement {
  const t = useT();
  const chosen = pages.find(({ path, name }) => path === view?.path || name === view?.name);
  const titles = pages.map(({ name, titleKey }): Choice => [name, t(titleKey)]);
  const none: readonly Choice[] = chosen ? [] : [['', t('studio.preview.choosePage')]];
  return (
    <Chip
      label={t('studio.preview.page')}
      value={chosen?.name ?? ''}
      choices={[...none, ...titles]}
      onChoose={choosePage}
    />
  );
}

/** The form by itself, or on its page with the answers of a demo person. */
function FormAsWhom({ stage: { formPeople, view, chooseFormPerson } }: Pick<Props, 'stage'>) {
  const t = useT();
  return (
    <Chip
      label={t('studio.preview.as')}
      value={view?.person ?? VISITOR}
      choices={[
        [VISITOR, t('studio.preview.nobody')],
        ...formPeople.map(({ id, name, about }): Choice => [id, `${name} (${about})`]),
      ]}
      onChoose={chooseFormPerson}
    />
  );
}

/** Without a demo world it says that there is nobody else. */
function AsWhom({ stage: { people = [], view, choosePerson } }: Pick<Props, 'stage'>) {
  const t = useT();
  const named = people.map(({ id, name, about }): Choice => [id, `${name} (${about})`]);
  const none = people.length === 0 ? t('studio.preview.noDemo') : undefined;
  return (
    <>
      <Chip
        label={t('studio.preview.as')}
        value={view?.person ?? VISITOR}
        choices={[[VISITOR, t('studio.preview.visitor')], ...named]}
        onChoose={choosePerson}
      />
      {none && <span className="small soft">{none}</span>}
    </>
  );
}
