// Finds Firefox and WebKit for `npm run test:browsers`: where a setting says they are, or on the path, as Debian has them.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser of these tests. */
export type Engine = 'firefox' | 'webkit';

interface Place {
  /** The setting that names the one to be taken. */
  readonly setting: string;
  readonly names: readonly string[];
  /** What it does not run without. */
  readonly besides: readonly string[];
  /** Debian's packages that bring both. */
  readonly packages: string;
}

const PLACES: Readonly<Record<Engine, Place>> = {
  firefox: {
    setting: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    // Reads what it has printed.
    besides: ['pdftotext'],
    packages: 'firefox-esr poppler-utils',
  },
  webkit: {
    setting: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    // A screen in memory: this browser knows no way to do without one.
    besides: ['Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
  },
};

/** The path of each browser, or of those that `TEST_BROWSERS` names; throws a sentence that says which packages bring what is missing. */
export function findOtherBrowsers(
  env: NodeJS.ProcessEnv,
): Readonly<Partial<Record<Engine, string>>> {
  const wanted = env.TEST_BROWSERS?.split(',') ?? Object.keys(PLACES);
  const found = wanted.map((name) => {
    if (!isEngine(name))
      throw new Error(
        `There is no browser "${name}" here, but ${Object.keys(PLACES).join(' and ')}.`,
      );
    return [name, find(name, env)];
  });
  return Object.fromEntries(found);
}

const isEngine = (name: string): name is Engine => name in PLACES;

function find(engine: Engine, env: NodeJS.ProcessEnv): string {
  const { setting, names, besides, packages } = PLACES[engine];
  const first = (of: readonly string[]) => of.map((name) => inPath(name, env)).find(Boolean);
  const path = env[setting] ?? first(names);
  const missing = [
    ...(path !== undefined && existsSync(path) ? [] : [path ?? names.join(' or ')]),
    ...besides.filter((name) => first([name]) === undefined),
  ];
  if (path !== undefined && missing.length === 0) return path;
  throw new Error(
    `The tests in ${engine} need ${missing.join(' and ')}, which is not there. On Debian: apt-get install ${packages}. A browser elsewhere: ${setting}=<path>.`,
  );
}

function inPath(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
