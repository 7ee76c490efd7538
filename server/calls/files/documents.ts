// Printed matter: agreement files for everyone, and PDFs of the running application.

import type { Answers } from '../../../runtime/core/index.ts';
import type { RequestOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { SomeAnswersOf } from '../../../schemas/names.gen.d.ts';
import { applicationForm, isSigned, requireLead } from '../../applications/form.ts';
import { asApplicant, filesOf } from '../../applications/returned.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { shownAnswers } from '../../forms/judging.ts';
import { printsOf } from '../../services/documents/index.ts';
import { PDF } from '../../services/files/kinds.ts';
import { knownFiles } from '../../services/files/known.ts';
import type { PrintablePdf, Shelf, StoredFile } from '../../services/ports.ts';
import { inTurn } from '../../store/upkeep/leases.ts';
import { type Call, type CallInput, FileAnswer, requireOwnLead } from '../common/call.ts';
import { refuseFile } from './refuse.ts';

const agreementFile: Call = {
  id: 'downloadAggreementFiles',
  async handle({ services }, { payload }) {
    const pdf = await services.documents.agreement(payload.name);
    if (!pdf) throw new Refusal('DOCUMENT_NOT_FOUND');
    return new FileAnswer({ name: pdf.fileName, type: PDF.type, body: pdf.body });
  },
};

const applicationPdf: Call = {
  id: 'attorney_app_pdf',
  async handle(server, input) {
    const answers = answersIn(input);
    if (await isSigned(server, input.leadId)) throw new Refusal('LOGIN_NEEDED');
    const arrived = Date.now() - input.reply.elapsedTime;
    // Judging takes its time too: whoever asks a hundred times waits in line with it.
    const file_name = await inTurn(server.db, printsOf(input.leadId), async () => {
      const pdf = await printable(server, input, answers);
      const prints = await printsOn(server, input);
      const same = prints.find(({ meta }) => meta.content === pdf.content);
      const { name } = same ?? (await keepPrint(server, input, pdf));
      // What was printed since belongs to another window that asked at the same time.
      for (const file of prints)
        if (file.name !== name && Date.parse(file.at) <= arrived)
          await server.services.files.delete(shelfOf(input), file.key);
      return name;
    });
    return { status: 'success', file_name };
  },
};

/** The prints of this kind that lie on the shelf; what is signed lies there too, and bears no such mark. */
async function printsOn({ services }: ServerContext, input: Print): Promise<readonly StoredFile[]> {
  const files = await services.files.list(shelfOf(input));
  return files.filter(({ meta }) => meta.print === input.payload.file_type);
}

async function keepPrint(
  { services }: ServerContext,
  input: Print,
  { fileName, title, content, print }: PrintablePdf,
): Promise<StoredFile> {
  const meta = { print: input.payload.file_type, title, content };
  const put = await services.files.put(
    shelfOf(input),
    { name: fileName, body: await print(), meta },
    [PDF],
  );
  if ('refused' in put) throw refuseFile(put, [PDF]);
  return put.file;
}

const downloadPdf: Call = {
  id: 'download_signed_enrollment',
  async handle(server, input) {
    const { services } = server;
    const { known, leadId, payload } = input;
    const shelves = new Map<string, boolean>();
    if (leadId) shelves.set(leadId, await isSigned(server, leadId));
    if (known?.attorney.lead_id)
      shelves.set(
        known.attorney.lead_id,
        known.by !== 'login' && known.attorney.signed_at !== null,
      );
    for (const [lead, closed] of shelves) {
      const shelf = shelfOf({ leadId: lead });
      const file = await services.files.findByName(shelf, payload.name);
      if (file && closed) throw new Refusal('LOGIN_NEEDED');
      const found = file && (await services.files.get(shelf, file.key));
      if (found)
        return new FileAnswer({ name: nameOf(found.file), type: PDF.type, body: found.body });
    }
    throw new Refusal('DOCUMENT_NOT_FOUND');
  },
};

/** What the file is called where it is saved: the name it is asked for by says nothing to a person. */
function nameOf({ name, meta }: StoredFile): string {
  return typeof meta.title === 'string' ? `${meta.title}.pdf` : name;
}

type Print = CallInput<RequestOf<'attorney_app_pdf'>>;

/** The application as it stands, finished or not, without what the rules hide. */
async function printable(
  server: ServerContext,
  input: Print,
  given: Answers,
): Promise<PrintablePdf> {
  const lead = await asApplicant(server, await requireLead(server, input.leadId));
  const application = applicationForm(server, lead);
  const { form, answers, fields } = await shownAnswers(server, application, given);
  return server.services.documents.application({
    form: form.bundle,
    answers,
    kind: input.payload.file_type,
    ends: input.payload.ends ?? {},
    states: fields,
    files: await knownFiles(server.services.files, [filesOf(lead)]),
  });
}

/** The form stands under `form` or `data`, or is the body itself. */
function answersIn({ payload, leadId }: Print): Answers {
  const { file_type: _, ends: _ends, form, data, ...rest } = payload;
  const answers: Answers = form ?? data ?? rest;
  for (const id of [payload.lead_id, (answers as SomeAnswersOf<'application', 'lead_id'>).lead_id])
    requireOwnLead({ leadId }, id);
  return answers;
}

function shelfOf({ leadId }: Pick<CallInput, 'leadId'>): Shelf {
  return `enrollment/${leadId}`;
}

export const documentCalls: readonly Call[] = [agreementFile, applicationPdf, downloadPdf];
