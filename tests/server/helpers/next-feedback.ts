// The shipped feedback form as staff changed it while people had it open: the comments have another name.
import type { OnNewRelease } from '../../../runtime/core/index.ts';
import { type Edits, edited } from '../../helpers/releases.ts';

const FORM = 'schemas/forms/feedback';

/** What staff may have said of open drafts; nothing is the same as `migrate`. */
export const nextFeedback = (onNewRelease: OnNewRelease, more: Edits = {}): Edits => ({
  [`${FORM}/form.json`]: edited((form) => ({
    ...JSON.parse(JSON.stringify(form).replaceAll('"comments"', '"remarks"')),
    draft: { onNewRelease },
    migrations: [{ op: 'rename', from: 'comments', to: 'remarks' }],
  })),
  [`${FORM}/feedback.schema.json`]: edited((file) => {
    const { comments, ...properties } = file.properties as Record<string, object>;
    const required = ['topic', 'rating', 'remarks'];
    return { ...file, required, properties: { ...properties, remarks: comments } };
  }),
  [`${FORM}/feedback.ui.json`]: (text) => text.replaceAll('"comments"', '"remarks"'),
  'messages/en-US/feedback.json': (text) => text.replaceAll('"comments.', '"remarks.'),
  ...more,
});
