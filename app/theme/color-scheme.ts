// Light or dark: follows the system until the person chooses, then remembers the choice. `public/theme.js` does the same before the first paint.

const KEY = 'portal.theme';

export type ColorScheme = 'light' | 'dark';

const system = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The colors on screen. */
export function colorScheme(): ColorScheme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

let holders = 0;

/** Until the answer is called nobody switches here: what is only looked at has the colors it is looked at in. */
export function holdColorScheme(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

/** Switches and remembers. */
export function chooseColorScheme(scheme: ColorScheme): void {
  if (holders > 0) return;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Forbidden storage: the choice holds for this page.
  }
  apply(scheme);
}

/** Hears of switches, here and in other tabs, and of the system's own. */
export function onColorScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts following the system and other tabs. */
export function followColorScheme(): void {
  system().addEventListener('change', () => {
    if (remembered() === null) apply(system().matches ? 'dark' : 'light');
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    apply(remembered() ?? (system().matches ? 'dark' : 'light'));
  });
}

function remembered(): ColorScheme | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

function apply(scheme: ColorScheme): void {
  document.documentElement.dataset.theme = scheme;
  for (const listener of listeners) listener();
}
