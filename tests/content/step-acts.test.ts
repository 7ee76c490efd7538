// A step is split and joined again, and several fields are moved and removed at once: no answer is named otherwise, and nothing is lost on the way.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Act,
  type ContentSource,
  commandOf,
  type Edited,
  outlineOf,
  unedited,
} from '../../runtime/content/index.ts';
import { contentAfter, doneAndTakenBack, faultsIn, jsonOf } from '../helpers/carried-out.ts';
import { repositoryContent } from '../helpers/releases.ts';

let shipped: ContentSource;
beforeAll(async () => {
  shipped = await repositoryContent();
});

const form = 'feedback';
const section = 'forms/feedback/feedback';
const split: Act = {
  ...{ do: 'step-split', form, section, field: '/comments' },
  title: 'In your own words',
};

/** "Network Feedback / An answer: E-mail Address", line by line. */
const pageOf = ({ source }: Edited, id = form) =>
  (outlineOf(source, id)?.steps ?? []).flatMap((step) =>
    step.groups.flatMap(({ title, fields }) =>
      fields.map(({ label }) => `${step.title} / ${title}: ${label}`),
    ),
  );

describe('a step that is split', () => {
  it('has what comes after in a step of its own, in its groups', async () => {
    expect(pageOf(unedited(shipped))).toEqual([
      'Network Feedback / Your feedback: Topic',
      'Network Feedback / Your feedback: How satisfied are you?',
      'Network Feedback / Your feedback: Comments',
      'Network Feedback / An answer: I would like an answer',
      'Network Feedback / An answer: E-mail Address',
    ]);
    const { edited, reading } = doneAndTakenBack(shipped, split);
    expect(reading.told).toEqual({
      said: 'stepSplit',
      values: { of: 'Network Feedback', to: 'In your own words' },
    });
    expect(pageOf(edited)).toEqual([
      'Network Feedback / Your feedback: Topic',
      'Network Feedback / Your feedback: How satisfied are you?',
      'In your own words / Your feedback: Comments',
      'In your own words / An answer: I would like an answer',
      'In your own words / An answer: E-mail Address',
    ]);
    expect(jsonOf(edited, 'schemas/forms/feedback/form.json')).toMatchObject({
      kind: 'wizard',
      sections: ['feedback', 'in-your-own-words'],
    });
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('and joined again asks the same as before', async () => {
    const edited = contentAfter(shipped, split, {
      ...{ do: 'step-join', form, section: 'forms/feedback/in-your-own-words' },
    });
    expect(pageOf(edited).map((line) => line.split(': ')[1])).toEqual(
      pageOf(unedited(shipped)).map((line) => line.split(': ')[1]),
    );
    expect(edited.source.has('schemas/forms/feedback/in-your-own-words.schema.json')).toBe(false);
    const words = Object.keys(jsonOf(edited, 'messages/en-US/feedback.json'));
    expect(words.filter((key) => key.startsWith('in-your-own-words.'))).toEqual([]);
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('is none where it would be left without a question, at a field that is gone, or where forms share it', () => {
    expect(commandOf(shipped, { ...split, field: '/topic' })).toEqual({ fault: 'act-unfit' });
    expect(commandOf(shipped, { ...split, field: '/none' })).toEqual({ fault: 'no-field' });
    expect(
      commandOf(shipped, {
        ...{ do: 'step-split', form: 'application', section: 'sections/billing' },
        ...{ field: '/note', title: 'More' },
      }),
    ).toEqual({ fault: 'shared-section' });
    expect(commandOf(shipped, { do: 'step-join', form, section })).toEqual({ fault: 'no-section' });
  });

  it('of a form without groups has its fields below what the step was called', async () => {
    const made: Act = {
      ...{ do: 'form-new', id: 'visit', title: 'Visit', access: 'public' },
      ...{ kind: 'wizard', label: 'Visitor' },
    };
    const fresh = contentAfter(shipped, made);
    const only = outlineOf(fresh.source, 'visit')?.steps[0]?.section ?? '';
    const edited = contentAfter(
      shipped,
      made,
      { do: 'step-add', form: 'visit', title: 'When', after: only, label: 'Day' },
      { do: 'step-join', form: 'visit', section: 'forms/visit/when' },
    );
    expect(pageOf(edited, 'visit').map((line) => line.split(': ')[1])).toEqual(['Visitor', 'Day']);
    expect(await faultsIn(edited)).toEqual([]);
  });
});

describe('a question in so many words', () => {
  it('may begin a form or a step: whoever leaves it out is told', async () => {
    const made: Act = {
      ...{ do: 'form-new', id: 'lunch', title: 'A lunch together', access: 'public' },
      ...{ kind: 'wizard', label: 'Will you come?' },
    };
    const fresh = contentAfter(shipped, made);
    const after = outlineOf(fresh.source, 'lunch')?.steps[0]?.section ?? '';
    const edited = contentAfter(
      shipped,
      made,
      { do: 'step-add', form: 'lunch', title: 'When', after, label: 'What suits you?' },
      { do: 'kind-set', section: after, field: '/will_you_come', kind: 'yesNo' },
    );
    expect(await faultsIn(edited)).toEqual([]);
    expect(jsonOf(edited, 'messages/en-US/lunch.json')).toMatchObject({
      'will_you_come.error.required': 'Please answer this: Will you come?',
      'what_suits_you.error.required': 'Please answer this: What suits you?',
    });
  });
});

describe('several fields', () => {
  const fields = ['/rating', '/comments'];

  it('moved at once stand there in their order', async () => {
    const to = { section, inside: '', group: 'reply', after: '/wants_reply' };
    const { edited } = doneAndTakenBack(shipped, { do: 'move', section, fields, to });
    expect(pageOf(edited)).toEqual([
      'Network Feedback / Your feedback: Topic',
      'Network Feedback / An answer: I would like an answer',
      'Network Feedback / An answer: How satisfied are you?',
      'Network Feedback / An answer: Comments',
      'Network Feedback / An answer: E-mail Address',
    ]);
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('removed at once each say what becomes of saved answers', async () => {
    const gone = { do: 'delete', section, fields, answers: 'drop', uses: 'remove' } as const;
    const { edited } = doneAndTakenBack(shipped, gone);
    expect(jsonOf(edited, 'schemas/forms/feedback/form.json').migrations).toEqual([
      { op: 'drop', field: 'rating' },
      { op: 'drop', field: 'comments' },
    ]);
    expect(await faultsIn(edited)).toEqual([]);
  });

  it('that are all of a group take the group with them', async () => {
    const both = ['/wants_reply', '/reply_email'];
    const gone = { do: 'delete', section, fields: both, answers: 'drop', uses: 'remove' } as const;
    const { edited } = doneAndTakenBack(shipped, gone);
    const ui = jsonOf(edited, 'schemas/forms/feedback/feedback.ui.json');
    expect(ui['ui:groups'].map(({ id }: { id: string }) => id)).toEqual(['what']);
    expect(await faultsIn(edited)).toEqual([]);
  });
});
