// Switches between light and dark colors.

import { type ReactElement, useSyncExternalStore } from 'react';
import { useT } from '../portal/portal.tsx';
import { chooseColorScheme, colorScheme, onColorScheme } from '../theme/color-scheme.ts';
import { Icon } from './icons.tsx';

/** `words` shows the label beside the icon, as the phone menu does. */
export function ThemeButton({ words }: { readonly words?: boolean }): ReactElement {
  const t = useT();
  const scheme = useSyncExternalStore(onColorScheme, colorScheme, colorScheme);
  const next = scheme === 'dark' ? 'light' : 'dark';
  const label = t(`app.theme.${next}`);
  return (
    <button
      type="button"
      className={words ? undefined : 'btn quiet icon'}
      aria-label={words ? undefined : label}
      title={words ? undefined : label}
      onClick={() => chooseColorScheme(next)}
    >
      <Icon name={next === 'dark' ? 'moon' : 'sun'} />
      {words && label}
    </button>
  );
}
