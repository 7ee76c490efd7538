// Tells the preview in its frame what becomes of a change, as soon as it is known: what is in hand, and that there is a newer edit.

import { newestSeq, type Work, type WorkState } from '../../work/state.ts';

/** To a frame, which may not be there yet. */
export type Tell = (message: object) => void;

export interface Telling {
  /** The frame shows the change with so many commands; `isAnew` knows nothing that it was told before. */
  drawn(seq: number, isAnew: boolean): void;
  end(): void;
}

/** Asks nobody to draw anything here: what is said in the frame is no concern of the page around it. */
export function tellOfWork(work: Work, tell: Tell): Telling {
  let [drawnSeq, toldSeq, told] = [0, newestSeq(work.get()), '{}'];
  const follow = (): void => {
    const state = work.get();
    const said = wordsAhead(state, drawnSeq);
    const words = JSON.stringify(said);
    if (words !== told) tell({ type: 'words', said });
    told = words;
    const seq = newestSeq(state);
    if (seq > toldSeq) tell({ type: 'changed' });
    toldSeq = Math.max(seq, toldSeq);
  };
  const end = work.subscribe(follow);
  return {
    drawn(seq, isAnew) {
      drawnSeq = seq;
      // It began before the newest edit, and did not hear of it.
      if (seq < toldSeq) tell({ type: 'changed' });
      if (isAnew) told = '{}';
      follow();
    },
    end,
  };
}

/** Sentences that are on their way to the server or there, and not drawn yet; what it has to put together it says itself. */
export function wordsAhead(
  { rows, saved, unsaved }: Pick<WorkState, 'rows' | 'saved' | 'unsaved'>,
  drawnSeq: number,
): Readonly<Record<string, string>> {
  const ahead = [
    ...rows.filter(({ seq, kind }) => seq > drawnSeq && kind === 'sentence'),
    ...saved.filter(({ seen }) => seen > drawnSeq).map(({ command }) => command),
    // What is only being typed is drawn once it is left.
    ...unsaved.filter(({ isTried, isLeft }) => isTried || isLeft).map(({ command }) => command),
  ];
  const words = new Map<string, string>();
  for (const { key, text } of ahead) {
    if (text && isPlain(text)) words.set(key, text);
    else words.delete(key);
  }
  return Object.fromEntries(words);
}

/** Words, and names of what stands between them. */
const isPlain = (text: string): boolean =>
  !/\{\{|\}\}|\\/.test(text.replaceAll(/\{\{[a-z_]\w*\}\}/gi, ''));
