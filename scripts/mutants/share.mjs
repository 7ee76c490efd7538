// A share of the mutants of a room, always the same ones: chosen by where a mutant is and what it changes.
import { createHash } from 'node:crypto';

/** Whether this mutant is among the `percent` of a hundred that are tried; places are counted as Stryker does. */
export function isInShare({ fileName, location, mutatorName, replacement }, percent) {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column].join(':');
  const name = [fileName.replaceAll('\\', '/'), place, mutatorName, replacement ?? ''].join('|');
  return createHash('sha256').update(name).digest().readUInt32BE(0) % 10_000 < percent * 100;
}
