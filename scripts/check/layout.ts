// Whether files of content are laid out as their values say, so that whatever edits them changes only what it means to.
import { type ContentFault, type ContentSource, printedAnew } from '../../runtime/content/index.ts';

/** One fault for each file that is laid out otherwise, at the first line that differs. */
export const layoutFaults = (source: ContentSource): readonly ContentFault[] =>
  [...printedAnew(source)].map(([file, print]) => ({
    code: 'layout',
    file,
    place: '',
    line: firstDifference(source.get(file) ?? '', print),
    message: 'The file means what it should, and is laid out otherwise than all others.',
    remedy: 'Run: npm run format',
  }));

function firstDifference(text: string, print: string): number {
  const [lines, others] = [text.split('\n'), print.split('\n')];
  return lines.findIndex((line, at) => line !== others[at]) + 1 || lines.length;
}
