// The calls by which people talk about places of a change.
import { attempt } from '../../security-events/index.ts';
import type { CommentRow } from '../../store/studio/comments.ts';
import { comment, resolveComment, shownComment } from '../../studio/changes/index.ts';
import { type Call, type CallInput, staffOf } from '../common/call.ts';
import { named } from './shown-now.ts';

const shown = (input: CallInput, rows: readonly CommentRow[]) => ({
  comments: rows.map((row) => shownComment(row, staffOf(input))),
});

const say: Call = {
  id: 'studio_comment',
  async handle(server, input) {
    attempt(input.request, 'content.commented', { on: named(input.payload.change) });
    const rows = await comment(server, staffOf(input), input.payload);
    return { status: 'success', data: shown(input, rows) };
  },
};

const resolve: Call = {
  id: 'studio_comment_resolve',
  async handle(server, input) {
    const { id } = input.payload;
    attempt(input.request, 'content.commented', { on: { kind: 'comment', id }, act: 'resolve' });
    const rows = await resolveComment(server, staffOf(input), input.payload);
    return { status: 'success', data: shown(input, rows) };
  },
};

export const commentCalls: readonly Call[] = [say, resolve];
