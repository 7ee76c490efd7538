// studio_mail, studio_mail_test, studio_document, studio_paper, studio_page: a long text of a change as people would get it.
import type { MarkdownTree } from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { attempt } from '../../security-events/index.ts';
import { PDF } from '../../services/files/kinds.ts';
import { inTransaction } from '../../store/index.ts';
import {
  documentSaid,
  letterOf,
  longText,
  printedDocument,
  withSubject,
} from '../../studio/candidate/index.ts';
import { demoValues } from '../../studio/people/index.ts';
import { type Call, FileAnswer, staffOf } from '../common/call.ts';

const mail: Call = {
  id: 'studio_mail',
  async handle(server, { payload: { change, key, person = '' } }) {
    const found = await mailTo(server, { change, key, person });
    const { subject, html, text, body } = letterOf(server, found);
    const { of, refused } = found;
    return {
      status: 'success',
      data: { seq: of.seq, subject, html, text, body: [...body], refused: [...refused] },
    };
  },
};

interface MailAsked {
  readonly change: string;
  readonly key: string;
  readonly person: string;
}

/** With examples, or what one of the demo people would read in their place. */
async function mailTo(server: ServerContext, { change, key, person }: MailAsked) {
  const found = await longText(server, change, key, 'mail');
  return { ...found, params: { ...found.params, ...(await demoValues(server, person)) } };
}

/** To whoever asks, and nobody else: in the mail queue, as every mail. */
const mailTest: Call = {
  id: 'studio_mail_test',
  async handle(server, input) {
    const { change, key, person = '' } = input.payload;
    attempt(input.request, 'content.mailed', { on: { kind: 'change', id: change }, act: key });
    const { tree, params } = await mailTo(server, { change, key, person });
    const { email: to } = staffOf(input);
    const mark = server.content.texts.t('server.studio.testMail');
    await inTransaction(server.db, (trx) =>
      server.services.mail.enqueue(trx, {
        ...{ to, template: key.slice('mail.'.length), params },
        tree: marked(withSubject(tree), mark),
      }),
    );
    return { status: 'success', data: { to } };
  },
};

/** Says in the subject that it is a test. */
function marked([subject, ...body]: MarkdownTree, mark: string): MarkdownTree {
  if (subject?.kind !== 'heading') return body;
  const children = [{ kind: 'text' as const, text: `${mark} ` }, ...subject.children];
  return [{ ...subject, children }, ...body];
}

const document: Call = {
  id: 'studio_document',
  async handle(server, { payload: { change, key } }) {
    const found = await longText(server, change, key, 'document');
    const pdf = await printedDocument(server, key.slice('documents.'.length), found);
    if (!pdf) throw new Refusal('DOCUMENT_NOT_FOUND');
    return new FileAnswer({ name: pdf.fileName, type: PDF.type, body: pdf.body });
  },
};

const paper: Call = {
  id: 'studio_paper',
  async handle(server, { payload: { change, key } }) {
    const found = await longText(server, change, key, 'document');
    const said = await documentSaid(server, key.slice('documents.'.length), found);
    if (!said) throw new Refusal('DOCUMENT_NOT_FOUND');
    const { of, refused } = found;
    return {
      status: 'success',
      data: { seq: of.seq, title: said.title, blocks: [...said.blocks], refused: [...refused] },
    };
  },
};

const page: Call = {
  id: 'studio_page',
  async handle(server, { payload: { change, key } }) {
    const { of, tree, refused } = await longText(server, change, key, 'page');
    return {
      status: 'success',
      data: { seq: of.seq, tree: [...tree], refused: [...refused] },
    };
  },
};

export const longTextCalls: readonly Call[] = [mail, mailTest, document, paper, page];
