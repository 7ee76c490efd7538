// Whoever worded a sentence is told when a colleague's words stand in its place.
import { describe, expect, it } from 'vitest';
import { replacedIn } from '../../../app/pages/studio/wording/use-replaced.ts';
import type { Row } from '../../../app/pages/studio/work/types.ts';

const row = (seq: number, own: boolean, text: string, key = 'a'): Row => ({
  ...{ seq, id: String(seq), by: own ? 'me@example.com' : 'them@example.com', own, at: '' },
  ...{ reads: '', batch: '', undoes: 0, undone_by: 0, kind: 'sentence' },
  ...{ key, path: '', text, use: '', gone: false },
});
const told = (...rows: Row[]) =>
  replacedIn(rows).map(({ own, theirs }) => `${own.text} → ${theirs.text}`);

describe('words of one’s own that others replaced', () => {
  it('are told with both wordings, the newest first', () => {
    expect(
      told(
        row(1, true, 'Mine'),
        row(2, true, 'Also', 'b'),
        row(3, false, 'A'),
        row(4, false, 'B', 'b'),
      ),
    ).toEqual(['Also → B', 'Mine → A']);
  });

  it('are not told once one has worded it again, nor of what one never worded, nor of the same words', () => {
    expect(told(row(1, true, 'Mine'), row(2, false, 'Theirs'), row(3, true, 'Mine'))).toEqual([]);
    expect(told(row(1, false, 'Theirs'))).toEqual([]);
    expect(told(row(1, true, 'Same'), row(2, false, 'Same'))).toEqual([]);
  });
});
