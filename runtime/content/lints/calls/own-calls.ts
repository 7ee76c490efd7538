// Lint: a form without a submit call of its own keeps its drafts here, so no other call is named that nothing would make.
import { keepsDrafts } from '../../model/fingerprint.ts';
import { ofForms } from '../common/lint.ts';

/** The call that saves drafts of any form. */
const GENERAL_SAVE = 'form_draft_save';

export const ownCalls = ofForms(({ form, file }, { report }) => {
  if (form.draft?.about !== undefined && form.draft.save !== GENERAL_SAVE)
    report({
      code: 'call-without-use',
      file,
      place: '/draft/about',
      message: `Only drafts that ${GENERAL_SAVE} saves are kept one of each thing.`,
      remedy: `Write "save": "${GENERAL_SAVE}", or take "about" out.`,
    });
  if (form.submit?.call !== undefined) {
    if (form.draft === undefined || form.draft.save !== undefined) return;
    report({
      code: 'missing-word',
      file,
      place: '/draft',
      message: 'The form has a submit call of its own, so it must say which call saves a draft.',
      remedy: 'Add "save" to "draft".',
    });
    return;
  }
  const named = [
    { place: '/load', is: form.load !== undefined },
    { place: '/draft/save', is: form.draft?.save !== undefined },
  ];
  for (const { place } of named.filter(({ is }) => is && keepsDrafts(form))) {
    report({
      code: 'call-without-use',
      file,
      place,
      message:
        'Without a submit call of its own, the form is saved and stored by the server: this call would never be made.',
      remedy: 'Take it out, or name the call that submits the form.',
    });
  }
});
