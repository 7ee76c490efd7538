// What code needed of the content when a release became current, and what it has come to need since: kept with the history.
import {
  differenceOfNeeds,
  type Needs,
  type NeedsDifference,
  neededNames,
} from '../../runtime/content/index.ts';
import type { TextToKeep } from '../store/content/content-sources.ts';
import { needsWhenCurrent } from '../store/content/release-history.ts';
import type { Store } from '../store/index.ts';
import { codeNeeds } from './needs.ts';
import { textToKeep } from './source.ts';

let kept: TextToKeep | undefined;

/** The needs of the running code, to be kept with what it makes current. */
export function needsToKeep(): TextToKeep {
  kept ??= textToKeep(JSON.stringify(codeNeeds()));
  return kept;
}

/**
 * What the running code, or the code under which another release became current, needs otherwise than the one under which
 * this release did; undefined where that was not kept.
 */
export async function needsSince(
  db: Store,
  number: number,
  until?: number,
): Promise<NeedsDifference | undefined> {
  const then = await needsOf(db, number);
  const now = until === undefined ? codeNeeds() : await needsOf(db, until);
  return then && now && differenceOfNeeds(neededNames(then), neededNames(now));
}

async function needsOf(db: Store, number: number): Promise<Needs | undefined> {
  const text = await needsWhenCurrent(db, number);
  return text === undefined ? undefined : (JSON.parse(text) as Needs);
}
