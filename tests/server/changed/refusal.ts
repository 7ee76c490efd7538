// Whether what a change is refused with is said as it must be: in words, of what was changed or of what depends on it.
import type { Change } from '../../helpers/changes/index.ts';
import { isOfProgram } from './gibberish.ts';

const PLACE = /^ {2}((?:schemas|rules|messages)\/[\w./-]+) (\S*): (.+)$/;

/** What is wrong with the words of a refusal, in words. */
export function refusalFaults(
  refusal: string,
  { what, source, touched }: Change,
): readonly string[] {
  const lines = refusal.split('\n');
  const told = lines.filter(isOfProgram).map((line) => `refused by a word of the program: ${line}`);
  const named = lines.flatMap((line) => {
    const [, file, , message] = PLACE.exec(line) ?? [];
    return file === undefined ? [] : [{ file, message: message ?? '' }];
  });
  const unnamed = lines
    .slice(1)
    .filter((line) => line.startsWith('  ') && !line.startsWith('  …') && !PLACE.test(line))
    .filter((line) => !touched.some((file) => line.includes(file)));
  const strangers = named
    .filter(({ file }) => !source.has(file) && !touched.includes(file))
    .map(({ file }) => `refused by a file that is not there: ${file}`);
  const isAbout =
    named.some(({ file, message }) => [file, message].some((text) => speaksOf(text, touched))) ||
    touched.some((file) => refusal.includes(file)) ||
    namesIn(what).some((name) => quotes(refusal, name)) ||
    named.some(({ file }) => touched.some((one) => sharesAName(file, one)));
  return [
    ...told,
    ...strangers,
    ...unnamed.map((line) => `refused without a place: ${line}`),
    ...(isAbout ? [] : [`refused without a word of what was changed:\n${refusal}`]),
  ];
}

/** Names of things, as the sentence of a change has them. */
const namesIn = (what: string): readonly string[] => what.match(/[\w-]{3,}/g) ?? [];

/** Alone, or as a part of a key such as `views.claims.number.heading`. */
const quotes = (text: string, name: string): boolean =>
  [`"${name}"`, `.${name}.`, `.${name}"`].some((written) => text.includes(written));

const speaksOf = (text: string, touched: readonly string[]): boolean =>
  touched.some((file) => text.includes(file) || text.includes(`"${idOf(file)}"`));

/** The form, section, view or flow that a file is of. */
function idOf(file: string): string {
  const [, inFolder] = /^schemas\/(?:forms|sections)\/([\w-]+)\//.exec(file) ?? [];
  return inFolder ?? file.replace(/^.*\//, '').replace(/\..*$/, '');
}

const sharesAName = (file: string, other: string): boolean => idOf(file) === idOf(other);
