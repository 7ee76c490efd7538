// Lays a status flow out as a picture: states one below the other, and beside them a lane for each move.

import { type Flow, fromOf } from '../../../runtime/core/index.ts';

const BOX = { width: 264, height: 36, gap: 12 };
const LANE = 24;
const MARGIN = 12;

export interface Box {
  readonly name: string;
  readonly last: boolean;
  readonly first: boolean;
  readonly y: number;
}

/** One move: a line beside the states, joined to those it leads from, with its head at the one it leads to. */
export interface Lane {
  readonly number: number;
  readonly who: string;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** Middles of the states it leads from. */
  readonly from: readonly number[];
  readonly to: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly box: typeof BOX;
  readonly boxes: readonly Box[];
  readonly lanes: readonly Lane[];
}

/** Where everything of it stands; numbers count the moves as the content lists them. */
export function pictureOf(flow: Flow): Picture {
  const { states, moves, start } = flow;
  const top = MARGIN + 20;
  const places = new Map<string, number>();
  const boxes = states.map(({ name, last }, at): Box => {
    const y = top + at * (BOX.height + BOX.gap);
    places.set(name.toLowerCase(), y + BOX.height / 2);
    const first = name.toLowerCase() === start.to.toLowerCase();
    return { name, last: last === true, first, y };
  });
  const middle = (name: string): number => places.get(name.toLowerCase()) ?? top;
  const lanes = moves.map((move, at): Lane => {
    // A lane that comes in where another goes out is told from it by a little.
    const from = fromOf(flow, move).map((name) => middle(name) + 5);
    const to = middle(move.to) - 5;
    return {
      number: at + 1,
      who: move.who,
      x: BOX.width + 28 + at * LANE,
      top: Math.min(to, ...from),
      bottom: Math.max(to, ...from),
      from,
      to,
    };
  });
  const width = BOX.width + 28 + moves.length * LANE + MARGIN;
  const height = top + states.length * (BOX.height + BOX.gap) + MARGIN;
  return { width, height, box: BOX, boxes, lanes };
}
