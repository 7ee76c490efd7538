// The look as an MUI theme, for the rarer parts RJSF draws with MUI. Fetched only by forms that have such parts.

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Components, createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactElement, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type ColorScheme, colorScheme, onColorScheme } from './color-scheme.ts';
import { nonce } from './nonce.ts';

/** Styles are allowed by this response's nonce and stand before ours. */
const cache = createCache({ key: 'mui', prepend: true, nonce: nonce() });

export function MuiFrame({ children }: { readonly children?: ReactNode }): ReactElement {
  const scheme = useSyncExternalStore(onColorScheme, colorScheme, colorScheme);
  const theme = useMemo(() => themeFor(scheme), [scheme]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

type Token = (name: string) => string;

/** Values come from `tokens.css`, their only place. */
function themeFor(mode: ColorScheme) {
  const styles = getComputedStyle(document.documentElement);
  const token: Token = (name) => styles.getPropertyValue(`--${name}`).trim();
  return createTheme({
    palette: { mode, ...paletteOf(token) },
    shape: { borderRadius: 6 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 700, md: 1040, lg: 1280, xl: 1600 } },
    typography: typographyOf(token),
    components: componentsOf(token),
  });
}

const paletteOf = (token: Token) => ({
  primary: {
    main: token('primary'),
    dark: token('primaryHover'),
    contrastText: token('onPrimary'),
  },
  secondary: {
    main: token('accent'),
    dark: token('accentHover'),
    light: token('accentSoft'),
    contrastText: token('onAccent'),
  },
  error: { main: token('error'), light: token('errorSoft') },
  warning: { main: token('warning'), light: token('warningSoft') },
  success: { main: token('success'), light: token('successSoft') },
  info: { main: token('info'), light: token('infoSoft') },
  text: { primary: token('ink'), secondary: token('ink2'), disabled: token('disabledInk') },
  background: { default: token('paper'), paper: token('surface') },
  divider: token('hairline'),
});

const typographyOf = (token: Token) => ({
  fontFamily: token('sans'),
  fontSize: 15,
  h5: { fontFamily: token('serif'), fontWeight: 620, fontSize: '1.1875rem' },
  h6: { fontFamily: token('serif'), fontWeight: 620, fontSize: '1.125rem' },
  body1: { fontSize: '1.0625rem', lineHeight: 26 / 17 },
  body2: { fontSize: '0.9375rem', lineHeight: 22 / 15 },
  caption: { fontSize: '0.875rem' },
  button: { fontWeight: 620, fontSize: '1rem', textTransform: 'none' as const },
});

const componentsOf = (token: Token): Components => ({
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 44 } },
  },
  MuiPaper: { defaultProps: { elevation: 0, variant: 'outlined' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 48,
        background: token('field'),
        '& .MuiOutlinedInput-notchedOutline': { borderColor: token('control') },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token('controlHover') },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: token('accent') },
      },
    },
  },
  MuiCheckbox: { defaultProps: { color: 'secondary' } },
  MuiRadio: { defaultProps: { color: 'secondary' } },
  MuiSwitch: { defaultProps: { color: 'secondary' } },
});
