// What is done to a form as a whole: told by what it is about, taken back byte for byte, and beside what others do.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Act,
  applyCommand,
  type ContentSource,
  commandOf,
  type Edited,
  meet,
  unedited,
} from '../../runtime/content/index.ts';
import { repositoryContent } from '../helpers/releases.ts';

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

const json = ({ source }: Edited, file: string) => JSON.parse(source.get(file) ?? 'null');

const FEEDBACK = 'forms/feedback/feedback';
const SCHEMA = 'schemas/forms/feedback/feedback.schema.json';
const UI = 'schemas/forms/feedback/feedback.ui.json';
const longest: Act = {
  ...{ do: 'set', section: FEEDBACK, field: '/comments', of: 'schema' },
  ...{ name: 'maxLength', value: 500 },
};

describe('acts', () => {
  it('set a limit where the field stands, and are taken back byte for byte', () => {
    const made = done(unedited(shipped), longest);
    expect(json(made.edited, SCHEMA).properties.comments.maxLength).toBe(500);
    expect(made.reading.told).toEqual({
      said: 'set',
      values: { of: 'Comments', word: 'maxLength', to: '500' },
    });
    const back = applyCommand(made.edited, made.inverse);
    if ('fault' in back) throw new Error(back.fault);
    expect(back.edited.source.get(SCHEMA)).toBe(shipped.get(SCHEMA));
    const again = applyCommand(back.edited, back.inverse);
    expect('fault' in again || again.edited.source.get(SCHEMA)).toBe(
      made.edited.source.get(SCHEMA),
    );
  });

  it('leave what somebody else did to another field of the file when they are taken back', () => {
    const mine = done(unedited(shipped), longest);
    const theirs = done(mine.edited, {
      ...{ do: 'require', section: FEEDBACK, field: '/topic', required: false },
    });
    expect(meet(mine.touches, theirs.touches)).toBe(false);
    const back = applyCommand(theirs.edited, mine.inverse);
    if ('fault' in back) throw new Error(back.fault);
    const { properties, required } = json(back.edited, SCHEMA);
    expect(properties.comments.maxLength).toBe(2000);
    expect(required).toEqual(['rating', 'comments']);
  });

  it('about the same field meet', () => {
    const mine = done(unedited(shipped), longest);
    const theirs = done(mine.edited, { ...longest, value: 100 });
    expect(meet(mine.touches, theirs.touches)).toBe(true);
  });

  it('give a field its first option, and leave nothing empty behind with its last', () => {
    const option = { do: 'set', section: FEEDBACK, of: 'options', name: 'width' } as const;
    const set = done(unedited(shipped), { ...option, field: '/rating', value: 'm' });
    expect(json(set.edited, UI).rating).toEqual({
      'ui:widget': 'radio',
      'ui:options': { inline: true, width: 'm' },
    });
    const gone = done(unedited(shipped), { ...option, field: '/reply_email' });
    const last = ['autocomplete', 'inputmode'].reduce(
      (edited, name) => done(edited, { ...option, field: '/reply_email', name }).edited,
      gone.edited,
    );
    expect(json(last, UI)).not.toHaveProperty('reply_email');
    expect(JSON.stringify(json(last, UI))).not.toContain('{}');
  });

  it('reach a field of a row that a block gives, in the block', () => {
    const made = done(unedited(shipped), {
      ...{ do: 'set', section: 'sections/primary', field: '/contacts/*/email', of: 'schema' },
      ...{ name: 'maxLength', value: 100 },
    });
    const { properties } = json(made.edited, 'schemas/blocks/contact.schema.json');
    expect(properties.email.maxLength).toBe(100);
  });

  it('of a field that is gone say so', () => {
    const command = commandOf(shipped, { ...longest, field: '/nothing' });
    expect(command).toEqual({ fault: 'no-field' });
  });
});
