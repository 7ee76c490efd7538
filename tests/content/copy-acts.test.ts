// A field is asked once more under another label, and a step stands elsewhere; what is made passes the check, and is taken back byte for byte.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ContentSource,
  commandOf,
  type Edited,
  outlineOf,
  unedited,
} from '../../runtime/content/index.ts';
import { doneAndTakenBack, faultsIn, jsonOf } from '../helpers/carried-out.ts';
import { repositoryContent } from '../helpers/releases.ts';

let shipped: ContentSource;
beforeAll(async () => {
  shipped = await repositoryContent();
});

const stepsOf = ({ source }: Edited, form: string) =>
  (outlineOf(source, form)?.steps ?? []).map(({ section }) => section);

const comments = { section: 'forms/feedback/feedback', field: '/comments' } as const;

describe('a copy of a field', () => {
  it('has its limits, and says the same in all but its label', async () => {
    const { edited, reading } = doneAndTakenBack(shipped, {
      do: 'copy',
      ...comments,
      label: 'Anything else',
    });
    expect(reading.told).toEqual({
      said: 'copied',
      values: { of: 'Anything else', from: 'Comments' },
    });
    const { properties, required } = jsonOf(edited, 'schemas/forms/feedback/feedback.schema.json');
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['comments', 'anything_else']));
    expect(properties.anything_else).toEqual(properties.comments);
    expect(required).toContain('anything_else');
    expect(jsonOf(edited, 'messages/en-US/feedback.json')).toMatchObject({
      'anything_else.label': 'Anything else',
      'anything_else.hint': { use: 'feedback.comments.hint' },
    });
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('stands right behind it, and has a name of its own', () => {
    const { edited } = doneAndTakenBack(shipped, { do: 'copy', ...comments, label: 'Comments' });
    const fields = outlineOf(edited.source, 'feedback')?.steps.flatMap(({ groups }) =>
      groups.flatMap((group) => group.fields.map(({ field }) => field)),
    );
    const at = fields?.indexOf('/comments') ?? -1;
    expect(fields?.slice(at, at + 2)).toEqual(['/comments', '/comments_2']);
  });

  it('is none without a label, or of a field that is gone', () => {
    expect(commandOf(shipped, { do: 'copy', ...comments, label: ' ' })).toEqual({
      fault: 'act-unfit',
    });
    expect(commandOf(shipped, { do: 'copy', ...comments, field: '/no', label: 'Yes' })).toEqual({
      fault: 'no-field',
    });
  });
});

describe('a step', () => {
  const move = { do: 'step-move', form: 'application', section: 'sections/practice' } as const;

  it('is put behind another', async () => {
    const before = stepsOf(unedited(shipped), 'application');
    expect(before.slice(0, 3)).toEqual([
      'sections/primary',
      'sections/practice',
      'sections/coverage',
    ]);
    const { edited } = doneAndTakenBack(shipped, { ...move, after: 'sections/coverage' });
    expect(stepsOf(edited, 'application').slice(0, 3)).toEqual([
      'sections/primary',
      'sections/coverage',
      'sections/practice',
    ]);
  });

  it('is put before all, and behind nothing that there is not', () => {
    const { edited } = doneAndTakenBack(shipped, { ...move, after: '' });
    expect(stepsOf(edited, 'application')[0]).toBe('sections/practice');
    expect(commandOf(shipped, { ...move, after: 'sections/none' })).toEqual({
      fault: 'no-section',
    });
    expect(commandOf(shipped, { ...move, after: move.section })).toEqual({ fault: 'act-unfit' });
  });
});
