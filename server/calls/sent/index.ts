// The calls by which whoever sends forms under their own name finds those that are open to them, and what they sent.
import { shownRead } from '../../received/index.ts';
import { openForms, openSent, senderIn, sentFile, sentList } from '../../sent/index.ts';
import { findFormItem } from '../../store/forms/form-items.ts';
import { type Call, FileAnswer } from '../common/call.ts';

const open: Call = {
  id: 'form_open_list',
  async handle(server, input) {
    return { status: 'success', data: await openForms(server, senderIn(server, input)) };
  },
};

const list: Call = {
  id: 'form_sent_list',
  async handle(server, input) {
    const page = await sentList(server, senderIn(server, input), input.payload);
    return { status: 'success', ...page };
  },
};

const one: Call = {
  id: 'form_sent_one',
  async handle(server, input) {
    const read = await openSent(server, senderIn(server, input), input.payload);
    const item = await findFormItem(server.db, read.row.id);
    return { status: 'success', data: { ...shownRead(read), ...(item && { flow: item.flow }) } };
  },
};

const file: Call = {
  id: 'form_sent_file',
  async handle(server, input) {
    return new FileAnswer(await sentFile(server, senderIn(server, input), input.payload));
  },
};

export const sentCalls: readonly Call[] = [open, list, one, file];
