// How the preview is looked at: as wide as a desktop or a phone, light or dark.

import type { ReactElement } from 'react';
import { useT } from '../../../portal/portal.tsx';
import { StudioIcon } from '../shell/StudioIcon.tsx';

export interface Look {
  readonly width: 'desktop' | 'phone';
  /** '' as whoever looks has it. */
  readonly theme: '' | 'light' | 'dark';
}

const THEMES = ['', 'light', 'dark'] as const;

const nameOf = (theme: Look['theme']): string => (theme === '' ? 'own' : theme);

interface Props {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

export function StageBar({ look, onLook }: Props): ReactElement {
  const t = useT();
  return (
    <div className="st-stage-bar">
      <fieldset className="st-seg" aria-label={t('studio.preview.width')}>
        {(['desktop', 'phone'] as const).map((width) => (
          <button
            key={width}
            type="button"
            aria-pressed={width === look.width}
            onClick={() => onLook({ ...look, width })}
          >
            <StudioIcon name={width} />
            {t(`studio.preview.${width}`)}
          </button>
        ))}
      </fieldset>
      <label className="st-chip">
        <span>{t('studio.preview.colors')}</span>{' '}
        <b aria-hidden="true">{t(`studio.preview.theme.${nameOf(look.theme)}`)}</b>
        <StudioIcon name="down" small />
        <select
          value={look.theme}
          onChange={({ target }) =>
            onLook({ ...look, theme: THEMES.find((theme) => theme === target.value) ?? '' })
          }
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {t(`studio.preview.theme.${nameOf(theme)}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
