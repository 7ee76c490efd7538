// Content in parts: what can change by itself. A file is one, and of a file that words many things each of them is.

/** Of these each thing is a part of its own, by the first word of its messages. */
const SHARED = /^messages\/[^/]+\/(?:blocks|flows|views)\.json$/;

export const isShared = (path: string): boolean => SHARED.test(path);

/** What a thing has in a file that words many. */
export const partOf = (path: string, word: string): string => `${path}#${word}`;

/** The first word of a key. */
export const wordOf = (key: string): string => key.split('.')[0] ?? '';

/** Which of them a command was about, by what it touches; undefined where it is none. */
export function partTouched(touch: string, locale: string): string | undefined {
  if (touch.startsWith('file:')) return touch.slice('file:'.length);
  if (!touch.startsWith('sentence:')) return undefined;
  const [first = '', second = '', ...more] = touch.slice('sentence:'.length).split('.');
  const file = (name: string): string => `messages/${locale}/${name}`;
  if (isShared(file(`${first}.json`))) return partOf(file(`${first}.json`), second);
  if (first === 'sections') return file(`sections/${second}.json`);
  const isLong = more.length === 0 && ['mail', 'pages', 'documents'].includes(first);
  return isLong ? file(`${first}/${second}.md`) : file(`${first}.json`);
}
