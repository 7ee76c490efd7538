// The calls by which whoever sent something by a form with a process follows it, and moves it as far as its flow lets them.
import { Refusal } from '../../common/refusals.ts';
import { releasedForm } from '../../forms/use.ts';
import { correctOwn, moveOwn, ownItemFile, wholeOwn } from '../../items/index.ts';
import { senderIn } from '../../sent/index.ts';
import { type Call, FileAnswer } from '../common/call.ts';
import { offersTo } from '../forms/offered.ts';

const item: Call = {
  id: 'form_item',
  async handle(server, input) {
    const { owner } = senderIn(server, input);
    return { status: 'success', data: await wholeOwn(server, owner, input.payload) };
  },
};

const move: Call = {
  id: 'form_item_move',
  async handle(server, input) {
    const { request, payload } = input;
    const person = senderIn(server, input);
    // Whoever has lost the role in which they sent it still reads it, and moves it no more.
    if (!person.mayOpen(releasedForm(server, payload.form).bundle))
      throw new Refusal('FORM_CLOSED_TO_YOU');
    return moveOwn(server, person.owner, { request, payload });
  },
};

const correct: Call = {
  id: 'form_item_correct',
  async handle(server, input) {
    const { request, payload } = input;
    const { owner, roles, mayOpen } = senderIn(server, input);
    const form = releasedForm(server, payload.form);
    if (!mayOpen(form.bundle)) throw new Refusal('FORM_CLOSED_TO_YOU');
    const offers = input.attorney && offersTo(server, input.attorney);
    return correctOwn(
      server,
      { form, owner, roles, ...(offers && { offers }) },
      { request, payload },
    );
  },
};

const file: Call = {
  id: 'form_item_file',
  async handle(server, input) {
    const { owner } = senderIn(server, input);
    return new FileAnswer(await ownItemFile(server, owner, input.payload));
  },
};

export const itemCalls: readonly Call[] = [item, move, correct, file];
