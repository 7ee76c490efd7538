// The calls about changes of the content: looked at, edited, taken back, settled.
import { attempt } from '../../security-events/index.ts';
import { buildAhead, warm } from '../../studio/candidate/index.ts';
import {
  changeOf,
  colleagues,
  editChange,
  elsewhereOf,
  homeOf,
  settle,
  shownRow,
  tellHere,
  undo,
} from '../../studio/changes/index.ts';
import { type Call, staffOf } from '../common/call.ts';
import { askedCommand } from './asked-command.ts';
import { named, shownNow } from './shown-now.ts';

const home: Call = {
  id: 'studio_home',
  async handle(server, input) {
    warm(server);
    return { status: 'success', data: await homeOf(server, staffOf(input)) };
  },
};

const change: Call = {
  id: 'studio_change',
  async handle(server, input) {
    return { status: 'success', data: await changeOf(server, staffOf(input), input.payload) };
  },
};

const elsewhere: Call = {
  id: 'studio_elsewhere',
  async handle(server, input) {
    return { status: 'success', data: await elsewhereOf(server, staffOf(input), input.payload) };
  },
};

const edit: Call = {
  id: 'studio_edit',
  async handle(server, input) {
    const { payload, request } = input;
    const staff = staffOf(input);
    attempt(request, 'content.edited', { on: named(payload.change) });
    const commands = payload.commands.map(askedCommand);
    const done = await editChange(server, staff, { ...payload, commands });
    attempt(request, 'content.edited', { on: named(done.row.id) });
    buildAhead(server, done.row.id);
    return {
      status: 'success',
      data: {
        change: await shownNow(server, staff, done.row),
        applied: [...done.applied],
        missed: done.missed.map((row) => shownRow(row, staff)),
        clashes: [...done.clashes],
      },
    };
  },
};

const takeBack: Call = {
  id: 'studio_undo',
  async handle(server, input) {
    const { payload, request } = input;
    const staff = staffOf(input);
    attempt(request, 'content.undone', { on: named(payload.change) });
    const { row, rows, next } = await undo(server, staff, payload);
    buildAhead(server, row.id);
    return {
      status: 'success',
      data: {
        change: await shownNow(server, staff, row),
        rows: rows.map((one) => shownRow(one, staff)),
        ...next,
      },
    };
  },
};

const settleChange: Call = {
  id: 'studio_change_settle',
  async handle(server, input) {
    const { payload, request } = input;
    const staff = staffOf(input);
    attempt(request, 'content.settled', { on: named(payload.id), act: payload.act });
    const { row, clashes } = await settle(server, staff, payload);
    return {
      status: 'success',
      data: { change: await shownNow(server, staff, row), clashes: [...clashes] },
    };
  },
};

const here: Call = {
  id: 'studio_here',
  async handle(server, input) {
    const { here: others, ...far } = await tellHere(server, staffOf(input), input.payload);
    return { status: 'success', data: { here: [...others], ...far } };
  },
};

const people: Call = {
  id: 'studio_people',
  async handle(server, input) {
    return { status: 'success', data: await colleagues(server, staffOf(input)) };
  },
};

export const changeCalls: readonly Call[] = [
  home,
  change,
  elsewhere,
  edit,
  takeBack,
  settleChange,
  here,
  people,
];
