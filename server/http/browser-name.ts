// What people call a browser, out of what it calls itself: `Firefox, Windows`.

/** The first that fits: most of them claim to be others too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const MOST = 60;

/** The short name of a browser and of what it runs on; what nobody knows stays as it was sent, its beginning at least. */
export function browserName(agent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap((list) => {
    const [name] = list.find(([, sign]) => sign.test(agent)) ?? [];
    return name === undefined ? [] : [name];
  });
  return named.length > 0 ? named.join(', ') : agent.slice(0, MOST);
}
