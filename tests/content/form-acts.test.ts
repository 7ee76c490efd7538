// Forms as a whole: made as another is, and set up. What is made passes the check.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Act,
  applyCommand,
  type ContentSource,
  commandOf,
  type Edited,
  unedited,
} from '../../runtime/content/index.ts';
import { built, repositoryContent } from '../helpers/releases.ts';

let shipped: ContentSource;
beforeAll(async () => {
  shipped = await repositoryContent();
});

/** Carries an act out that can be. */
function done(edited: Edited, act: Act) {
  const command = commandOf(edited.source, act);
  if ('fault' in command) throw new Error(command.fault);
  const made = applyCommand(edited, command);
  if ('fault' in made) throw new Error(made.fault);
  return made;
}

const contentAfter = (...acts: readonly Act[]): Edited =>
  acts.reduce((edited, act) => done(edited, act).edited, unedited(shipped));

const json = ({ source }: Edited, file: string) => JSON.parse(source.get(file) ?? 'null');

/** What the check says of it, in lines. */
async function faultsOf({ source }: Edited): Promise<readonly string[]> {
  const { faults } = await built(source);
  return faults.map(({ file, place, message }) => `${file} ${place}: ${message}`);
}

describe('a copy', () => {
  it('has the rules, the cases and the words of what it is like, under its own title', async () => {
    const made = done(unedited(shipped), {
      ...{ do: 'form-copy', id: 'desk-feedback', from: 'feedback', title: 'Feedback on the desk' },
    });
    expect(made.reading.told).toEqual({
      said: 'formCopied',
      values: { of: 'Feedback on the desk', from: 'Network Feedback' },
    });
    const { source } = made.edited;
    expect(source.has('rules/desk-feedback.cases.json')).toBe(true);
    expect(json(made.edited, 'messages/en-US/desk-feedback.json').title).toBe(
      'Feedback on the desk',
    );
    expect(await faultsOf(made.edited)).toEqual([]);
  });

  it('of a form that is gone says so', () => {
    const copy = { do: 'form-copy', id: 'mine', from: 'nothing', title: 'Mine' } as const;
    expect(commandOf(shipped, copy)).toEqual({ fault: 'no-form' });
  });

  it('takes no name that something has, and is gone byte for byte once it is taken back', () => {
    const copy = { do: 'form-copy', from: 'feedback', title: 'Mine' } as const;
    expect(commandOf(shipped, { ...copy, id: 'server' })).toEqual({ fault: 'name-taken' });
    expect(commandOf(shipped, { ...copy, id: '../x' })).toEqual({ fault: 'name-unfit' });
    const made = done(unedited(shipped), { ...copy, id: 'mine' });
    const back = applyCommand(made.edited, made.inverse);
    if ('fault' in back) throw new Error(back.fault);
    expect([...back.edited.source]).toEqual([...shipped]);
  });
});

describe('a word of a form', () => {
  it('is set with what stands around it, and leaves nothing empty behind', async () => {
    const form = 'feedback';
    const limited = contentAfter(
      { do: 'form-set', form, at: ['open', 'until'], value: '2027-01-31' },
      { do: 'form-set', form, at: ['limit', 'all'], value: 40 },
    );
    const file = 'schemas/forms/feedback/form.json';
    expect(json(limited, file)).toMatchObject({
      open: { until: '2027-01-31' },
      limit: { all: 40 },
    });
    expect(await faultsOf(limited)).toEqual([]);
    const { edited } = done(limited, { do: 'form-set', form, at: ['open', 'until'] });
    expect(json(edited, file)).not.toHaveProperty('open');
  });

  it('that names the form or lists its sections is not set', () => {
    for (const at of [['id'], ['sections'], ['migrations']])
      expect(commandOf(shipped, { do: 'form-set', form: 'feedback', at, value: 'other' })).toEqual({
        fault: 'act-unfit',
      });
  });
});
