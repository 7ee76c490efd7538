// As wide as a desktop or a phone.

import type { ReactElement } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { StudioIcon } from '../../shell/StudioIcon.tsx';

const WIDTHS = ['desktop', 'phone'] as const;
export type Width = (typeof WIDTHS)[number];

/** What is looked at first: on a phone what a phone shows. */
export const widthHere = (): Width =>
  window.matchMedia('(max-width: 699px)').matches ? 'phone' : 'desktop';

interface Props {
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
}

export function WidthChoice({ width, onWidth }: Props): ReactElement {
  const t = useT();
  return (
    <fieldset className="st-seg" aria-label={t('studio.preview.width')}>
      {WIDTHS.map((one) => (
        <button key={one} type="button" aria-pressed={one === width} onClick={() => onWidth(one)}>
          <StudioIcon name={one} />
          {t(`studio.preview.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
