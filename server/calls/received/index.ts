// The calls by which staff read what forms received: which forms there are, their lists, one submission, its files.
import {
  besideReceived,
  exportReceived,
  openReceived,
  paperOf,
  receivedFile,
  receivedForms,
  receivedList,
  shownOne,
  versionsFor,
} from '../../received/index.ts';
import { attempt } from '../../security-events/index.ts';
import { type Call, FileAnswer, staffOf } from '../common/call.ts';

const forms: Call = {
  id: 'received_forms',
  async handle(server, input) {
    return { status: 'success', data: await receivedForms(server, staffOf(input)) };
  },
};

const list: Call = {
  id: 'received_list',
  async handle(server, input) {
    return { status: 'success', ...(await receivedList(server, staffOf(input), input.payload)) };
  },
};

const one: Call = {
  id: 'received_one',
  async handle(server, input) {
    const { request, payload } = input;
    attempt(request, 'answers.opened', {
      on: { kind: 'submission', id: payload.id },
      act: payload.form,
    });
    const reader = staffOf(input);
    const opened = await openReceived(server, reader, payload);
    const beside = await besideReceived(server, reader, { ...opened, ...payload });
    const versions = await versionsFor(server, reader, payload);
    return {
      status: 'success',
      data: {
        ...shownOne(opened),
        ...(versions.length > 0 && { versions: [...versions] }),
        ...beside,
      },
    };
  },
};

const file: Call = {
  id: 'received_file',
  async handle(server, input) {
    return new FileAnswer(await receivedFile(server, staffOf(input), input.payload));
  },
};

const print: Call = {
  id: 'received_print',
  async handle(server, input) {
    return new FileAnswer(
      await paperOf(server, await openReceived(server, staffOf(input), input.payload)),
    );
  },
};

const all: Call = {
  id: 'received_export',
  async handle(server, input) {
    return new FileAnswer(await exportReceived(server, staffOf(input), input.payload));
  },
};

export const receivedCalls: readonly Call[] = [forms, list, one, file, print, all];
