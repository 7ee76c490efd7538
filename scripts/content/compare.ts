// `npm run content -- compare`: what differs between two releases, place by place.
import {
  compared,
  type FileDifference,
  type PlaceDifference,
} from '../../server/content/compared.ts';
import { releaseNumbered } from '../../server/store/content/release-history.ts';
import type { Store } from '../../server/store/index.ts';
import { filesOf } from './files-of.ts';
import { needsLines } from './needs-lines.ts';

/** Longer values are cut: the files can be exported. */
const SHOWN = 120;

/** A release with another, or with the one it followed. Throws in words where the files of one are not kept. */
export async function compare(db: Store, number: number, other?: number): Promise<void> {
  const after = await filesOf(db, other ?? number);
  const before = other === undefined ? await releaseNumbered(db, number) : undefined;
  const from = other === undefined ? (before?.parent ?? 0) : number;
  const differences = compared(from === 0 ? new Map() : await filesOf(db, from), after);
  console.log(
    from === 0
      ? `Release ${number} is the first: all ${differences.length} files are new.`
      : `From release ${from} to release ${other ?? number}:`,
  );
  if (from === 0) return;
  for (const line of differences.flatMap(linesOf)) console.log(line);
  if (differences.length === 0) console.log('  No file differs.');
  for (const line of await needsLines(db, from, other ?? number)) console.log(line);
}

function linesOf({ file, kind, places }: FileDifference): readonly string[] {
  if (kind !== 'changed') return [`  ${file}: ${kind}`];
  if (places.length === 0) return [`  ${file}: written in another way, with the same meaning`];
  return [`  ${file}`, ...places.map(lineOf)];
}

function lineOf({ place, before, after }: PlaceDifference): string {
  if (before === undefined) return `    ${place}: new, ${short(after)}`;
  if (after === undefined) return `    ${place}: gone, ${short(before)}`;
  return `    ${place}: ${short(before)} → ${short(after)}`;
}

const short = (text = ''): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text);
