// What is done to a form as a whole: told by what it is about, taken back byte for byte, and beside what others do.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Act,
  applyCommand,
  type ContentSource,
  commandOf,
  type Edited,
  meet,
  outlineOf,
  unedited,
  usesOf,
} from '../../runtime/content/index.ts';
import { carriedOut, jsonOf } from '../helpers/carried-out.ts';
import { built, repositoryContent } from '../helpers/releases.ts';

let shipped: ContentSource;
beforeAll(async () => {
  shipped = await repositoryContent();
});

const FEEDBACK = 'forms/feedback/feedback';
const SCHEMA = 'schemas/forms/feedback/feedback.schema.json';
const UI = 'schemas/forms/feedback/feedback.ui.json';
const longest: Act = {
  ...{ do: 'set', section: FEEDBACK, field: '/comments', of: 'schema' },
  ...{ name: 'maxLength', value: 500 },
};

const fieldsOf = ({ source }: Edited, form: string) =>
  outlineOf(source, form)?.steps.flatMap(({ groups }) =>
    groups.flatMap(({ title, fields }) => fields.map(({ field }) => `${title}: ${field}`)),
  );
const REPLY = { section: FEEDBACK, inside: '', group: 'reply' };

interface Whole {
  readonly act: Act;
  readonly told: { readonly said: string; readonly values: Record<string, string> };
  readonly holds: (edited: Edited) => void;
}

/** Acts that touch several files. */
const WHOLE: Readonly<Record<string, Whole>> = {
  'a choice of one is asked, with its words': {
    act: {
      ...{ do: 'add', kind: 'choice', label: 'How did you hear of us?', required: true },
      ...{ choices: ['From a colleague', 'Online', 'online'], to: { ...REPLY, after: '' } },
    },
    told: { said: 'added', values: { of: 'How did you hear of us?' } },
    holds(edited) {
      expect(fieldsOf(edited, 'feedback')).toContain('An answer: /how_did_you_hear_of_us');
      const words = jsonOf(edited, 'messages/en-US/feedback.json');
      expect(words['how_did_you_hear_of_us.option.from-a-colleague']).toBe('From a colleague');
      const { migrations } = jsonOf(edited, 'schemas/forms/feedback/form.json');
      expect(migrations).toEqual([{ op: 'default', field: 'how_did_you_hear_of_us', value: null }]);
    },
  },
  'a field moves into another group, behind a field there': {
    act: {
      ...{ do: 'move', section: FEEDBACK, fields: ['/comments'] },
      to: { ...REPLY, after: '/wants_reply' },
    },
    told: { said: 'moved', values: { of: 'Comments' } },
    holds(edited) {
      expect(fieldsOf(edited, 'feedback')).toEqual([
        'Your feedback: /topic',
        'Your feedback: /rating',
        'An answer: /wants_reply',
        'An answer: /comments',
        'An answer: /reply_email',
      ]);
    },
  },
  'a field has another name in rules, examples, words and lists, and saved answers go along': {
    act: { ...{ do: 'rename', section: FEEDBACK, field: '/wants_reply' }, to: 'reply_wanted' },
    told: { said: 'renamed', values: { from: 'wants_reply', to: 'reply_wanted' } },
    holds(edited) {
      const all = [...edited.source].filter(
        ([file]) => /feedback/.test(file) && !/released/.test(file),
      );
      const left = all.filter(([, text]) => text.includes('wants_reply'));
      // The step of saved answers alone speaks of the name before.
      expect(left.map(([file]) => file)).toEqual(['schemas/forms/feedback/form.json']);
      const { migrations, received } = jsonOf(edited, 'schemas/forms/feedback/form.json');
      expect(migrations).toEqual([{ op: 'rename', from: 'wants_reply', to: 'reply_wanted' }]);
      expect(received.columns).toContain('reply_wanted');
    },
  },
  'a field goes with the rules that are about it alone': {
    act: {
      ...{ do: 'delete', section: FEEDBACK, fields: ['/reply_email'] },
      ...{ answers: 'drop', uses: 'remove' },
    },
    told: { said: 'deleted', values: { of: 'E-mail Address' } },
    holds(edited) {
      expect(jsonOf(edited, 'rules/feedback.rules.json').rules).toEqual([]);
      const { migrations } = jsonOf(edited, 'schemas/forms/feedback/form.json');
      expect(migrations).toEqual([{ op: 'drop', field: 'reply_email' }]);
    },
  },
  'a choice goes, and who has chosen it has another': {
    act: {
      ...{ do: 'choice-delete', section: FEEDBACK, field: '/topic' },
      ...{ value: 'website', becomes: 'other' },
    },
    told: { said: 'choiceDeleted', values: { of: 'Topic', choice: 'This website' } },
    holds(edited) {
      const { migrations } = jsonOf(edited, 'schemas/forms/feedback/form.json');
      const values = { website: 'other' };
      expect(migrations).toEqual([{ op: 'mapValues', field: 'topic', values }]);
    },
  },
  'a choice stands before all others': {
    act: { do: 'choice-move', section: FEEDBACK, field: '/topic', value: 'other', after: null },
    told: { said: 'choiceMoved', values: { choice: 'Something else' } },
    holds: (edited) =>
      expect(jsonOf(edited, SCHEMA).properties.topic.enum.slice(0, 2)).toEqual([
        'other',
        'application',
      ]),
  },
  'a group is added with its first question': {
    act: { do: 'group-add', section: FEEDBACK, title: 'About you', label: 'Your firm' },
    told: { said: 'groupAdded', values: { of: 'About you' } },
    holds: (edited) => expect(fieldsOf(edited, 'feedback')?.at(-1)).toBe('About you: /your_firm'),
  },
  'a group is dissolved, and its fields stay': {
    act: { do: 'group-delete', section: FEEDBACK, group: 'reply' },
    told: { said: 'groupDeleted', values: { of: 'An answer' } },
    holds: (edited) =>
      expect(fieldsOf(edited, 'feedback')?.at(-1)).toBe('Your feedback: /reply_email'),
  },
  'a form is made of three answers': {
    act: {
      ...{ do: 'form-new', id: 'office-visit', title: 'Visit of an office', access: 'public' },
      ...{ kind: 'single', label: 'Visitor' },
    },
    told: { said: 'formNew', values: { of: 'Visit of an office' } },
    holds: (edited) =>
      expect(outlineOf(edited.source, 'office-visit')?.form).toEqual({
        ...{ id: 'office-visit', title: 'Visit of an office' },
        ...{ kind: 'single', access: 'public' },
      }),
  },
};

/** What would break what others have. */
const REFUSED: Readonly<Record<string, readonly [Act, string]>> = {
  'a field that rules name, without them': [
    { do: 'delete', section: FEEDBACK, fields: ['/wants_reply'], answers: 'drop' },
    'has-uses',
  ],
  'a name that another field has': [
    { do: 'rename', section: FEEDBACK, field: '/topic', to: 'rating' },
    'name-taken',
  ],
  'a name with spaces': [
    { do: 'rename', section: FEEDBACK, field: '/topic', to: 'The topic' },
    'name-unfit',
  ],
  'a field of a block that several forms share': [
    { do: 'rename', section: 'sections/primary', field: '/contacts/*/email', to: 'mail' },
    'no-holder',
  ],
  'a field out of a step that several forms share': [
    {
      ...{ do: 'move', section: 'sections/practice', fields: ['/firm_size'] },
      to: { section: FEEDBACK, inside: '', group: 'reply', after: '' },
    },
    'no-field',
  ],
  'a form of a name that is taken': [
    {
      ...{ do: 'form-new', id: 'feedback', title: 'Feedback', access: 'public' },
      ...{ kind: 'single', label: 'Topic' },
    },
    'name-taken',
  ],
};

describe('acts', () => {
  it('set a limit where the field stands, and are taken back byte for byte', () => {
    const made = carriedOut(unedited(shipped), longest);
    expect(jsonOf(made.edited, SCHEMA).properties.comments.maxLength).toBe(500);
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
    const mine = carriedOut(unedited(shipped), longest);
    const theirs = carriedOut(mine.edited, {
      ...{ do: 'require', section: FEEDBACK, field: '/topic', required: false },
    });
    expect(meet(mine.touches, theirs.touches)).toBe(false);
    const back = applyCommand(theirs.edited, mine.inverse);
    if ('fault' in back) throw new Error(back.fault);
    const { properties, required } = jsonOf(back.edited, SCHEMA);
    expect(properties.comments.maxLength).toBe(2000);
    expect(required).toEqual(['rating', 'comments']);
  });

  it('about the same field meet', () => {
    const mine = carriedOut(unedited(shipped), longest);
    const theirs = carriedOut(mine.edited, { ...longest, value: 100 });
    expect(meet(mine.touches, theirs.touches)).toBe(true);
  });

  it('give a field its first option, and leave nothing empty behind with its last', () => {
    const option = { do: 'set', section: FEEDBACK, of: 'options', name: 'width' } as const;
    const set = carriedOut(unedited(shipped), { ...option, field: '/rating', value: 'm' });
    expect(jsonOf(set.edited, UI).rating).toEqual({
      'ui:widget': 'radio',
      'ui:options': { inline: true, width: 'm' },
    });
    const gone = carriedOut(unedited(shipped), { ...option, field: '/reply_email' });
    const last = ['autocomplete', 'inputmode'].reduce(
      (edited, name) => carriedOut(edited, { ...option, field: '/reply_email', name }).edited,
      gone.edited,
    );
    expect(jsonOf(last, UI)).not.toHaveProperty('reply_email');
    expect(JSON.stringify(jsonOf(last, UI))).not.toContain('{}');
  });

  it('reach a field of a row that a block gives, in the block', () => {
    const made = carriedOut(unedited(shipped), {
      ...{ do: 'set', section: 'sections/primary', field: '/contacts/*/email', of: 'schema' },
      ...{ name: 'maxLength', value: 100 },
    });
    const { properties } = jsonOf(made.edited, 'schemas/blocks/contact.schema.json');
    expect(properties.email.maxLength).toBe(100);
  });

  it('know what names a field that is called by signs, or as objects are', () => {
    const text = shipped.get(SCHEMA) ?? '';
    for (const name of ['a(b', '[', 'x+*', 'constructor']) {
      const odd = new Map([...shipped, [SCHEMA, text.replace('"comments"', JSON.stringify(name))]]);
      expect(usesOf(odd, FEEDBACK, `/${name}`).map(({ what }) => what)).not.toContain('rule');
    }
  });

  it('ask by a name that objects have of their own', () => {
    const to = { section: FEEDBACK, inside: '', group: 'reply', after: '' };
    const made = carriedOut(unedited(shipped), {
      ...{ do: 'add', kind: 'text', label: 'Constructor', required: false, to },
    });
    expect(Object.keys(jsonOf(made.edited, SCHEMA).properties)).toContain('constructor');
    expect(Object.keys(jsonOf(made.edited, UI))).toContain('constructor');
  });

  it('of a field that is gone say so', () => {
    const command = commandOf(shipped, { ...longest, field: '/nothing' });
    expect(command).toEqual({ fault: 'no-field' });
  });

  it.each(Object.entries(WHOLE))(
    '%s, told in a sentence, right by the check, and taken back byte for byte',
    { timeout: 120_000 },
    async (_, { act, told, holds }) => {
      const made = carriedOut(unedited(shipped), act);
      expect(made.reading.told).toMatchObject(told);
      holds(made.edited);
      const back = applyCommand(made.edited, made.inverse);
      if ('fault' in back) throw new Error(back.fault);
      const others = [...shipped].filter(([file, text]) => back.edited.source.get(file) !== text);
      expect(others.map(([file]) => file)).toEqual([]);
      expect(back.edited.source.size).toBe(shipped.size);
      expect((await built(made.edited.source)).faults).toEqual([]);
    },
  );

  it.each(Object.entries(REFUSED))('%s are refused', (_, [act, fault]) => {
    expect(commandOf(shipped, act)).toEqual({ fault });
  });
});
