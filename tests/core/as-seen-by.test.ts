// A form in the eyes of some roles: what is not theirs is not there or only read, and looking again changes nothing.
import { expect, test } from 'vitest';
import { asSeenBy, type FormBundle } from '../../runtime/core/index.ts';
import { INSPECTION_FORM } from '../helpers/inspection-form.ts';
import { contentWith, releaseOf } from '../helpers/releases.ts';

async function inspection(): Promise<FormBundle> {
  const edits = Object.entries(INSPECTION_FORM).map(([path, text]) => [path, () => text] as const);
  const { forms } = await releaseOf(await contentWith(Object.fromEntries(edits)));
  if (!forms.inspection) throw new Error('There is no form.');
  return forms.inspection.bundle;
}

const stepsOf = ({ sections }: FormBundle) => sections.map(({ id }) => id);

test('each role has the steps that are for it, and reads what others change', async () => {
  const form = await inspection();
  const desk = asSeenBy(form, ['staff', 'desk']);
  expect(stepsOf(desk)).toEqual(['report', 'check']);
  expect(desk.fields['/grade']).not.toHaveProperty('readOnly');
  expect(desk.fields['/verdict']).toMatchObject({ readOnly: true });
  expect(desk.fields['/verdict']).not.toHaveProperty('required');
  const publisher = asSeenBy(form, ['staff', 'publisher']);
  expect(stepsOf(publisher)).toEqual(['report', 'check', 'secret']);
  expect(publisher.fields['/remarks']).toMatchObject({ hiddenAtFirst: true });
  expect(publisher.fields['/grade']).toMatchObject({ readOnly: true });
});

test('whoever has other roles later has the whole form to look at', async () => {
  const form = await inspection();
  const editor = asSeenBy(form, ['staff', 'editor']);
  expect(stepsOf(editor)).toEqual(['report']);
  expect(stepsOf(asSeenBy(editor, ['staff', 'publisher']))).toEqual(['report', 'check', 'secret']);
  expect(asSeenBy(form, ['staff', 'editor'])).toBe(editor);
  expect(asSeenBy(editor, ['staff', 'editor'])).toBe(editor);
});

test('a form that is for nobody in particular is the same for whom it lets in', async () => {
  const { forms } = await releaseOf(await contentWith({}));
  const feedback = forms.feedback?.bundle as FormBundle;
  expect(asSeenBy(feedback, [feedback.access])).toBe(feedback);
});
