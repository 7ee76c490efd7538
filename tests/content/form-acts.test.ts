// Forms as a whole: made as another is, and set up. What is made passes the check.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  applyCommand,
  type ContentSource,
  commandOf,
  unedited,
} from '../../runtime/content/index.ts';
import { carriedOut, contentAfter, faultsIn, jsonOf } from '../helpers/carried-out.ts';
import { repositoryContent } from '../helpers/releases.ts';

let shipped: ContentSource;
beforeAll(async () => {
  shipped = await repositoryContent();
});

describe('a copy', () => {
  it('has the rules, the cases and the words of what it is like, under its own title', async () => {
    const made = carriedOut(unedited(shipped), {
      ...{ do: 'form-copy', id: 'desk-feedback', from: 'feedback', title: 'Feedback on the desk' },
    });
    expect(made.reading.told).toEqual({
      said: 'formCopied',
      values: { of: 'Feedback on the desk', from: 'Network Feedback' },
    });
    const { source } = made.edited;
    expect(source.has('rules/desk-feedback.cases.json')).toBe(true);
    expect(jsonOf(made.edited, 'messages/en-US/desk-feedback.json').title).toBe(
      'Feedback on the desk',
    );
    expect(await faultsIn(made.edited)).toEqual([]);
  });

  it('of a form that is gone says so', () => {
    const copy = { do: 'form-copy', id: 'mine', from: 'nothing', title: 'Mine' } as const;
    expect(commandOf(shipped, copy)).toEqual({ fault: 'no-form' });
  });

  it('takes no name that something has, and is gone byte for byte once it is taken back', () => {
    const copy = { do: 'form-copy', from: 'feedback', title: 'Mine' } as const;
    expect(commandOf(shipped, { ...copy, id: 'server' })).toEqual({ fault: 'name-taken' });
    expect(commandOf(shipped, { ...copy, id: '../x' })).toEqual({ fault: 'name-unfit' });
    const made = carriedOut(unedited(shipped), { ...copy, id: 'mine' });
    const back = applyCommand(made.edited, made.inverse);
    if ('fault' in back) throw new Error(back.fault);
    expect([...back.edited.source]).toEqual([...shipped]);
  });
});

describe('a word of a form', () => {
  it('is set with what stands around it, and leaves nothing empty behind', async () => {
    const form = 'feedback';
    const limited = contentAfter(
      shipped,
      { do: 'form-set', form, at: ['open', 'until'], value: '2027-01-31' },
      { do: 'form-set', form, at: ['limit', 'all'], value: 40 },
    );
    const file = 'schemas/forms/feedback/form.json';
    expect(jsonOf(limited, file)).toMatchObject({
      open: { until: '2027-01-31' },
      limit: { all: 40 },
    });
    expect(await faultsIn(limited)).toEqual([]);
    const { edited } = carriedOut(limited, { do: 'form-set', form, at: ['open', 'until'] });
    expect(jsonOf(edited, file)).not.toHaveProperty('open');
  });

  it('that names the form or lists its sections is not set', () => {
    for (const at of [['id'], ['sections'], ['migrations']])
      expect(commandOf(shipped, { do: 'form-set', form: 'feedback', at, value: 'other' })).toEqual({
        fault: 'act-unfit',
      });
  });
});
