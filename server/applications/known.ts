// What the server knows of an application better than the browser: the lead, its e-mail, the uploaded files.
import {
  type Answers,
  type FormBundle,
  isShowable,
  type Json,
  type JsonObject,
} from '../../runtime/core/index.ts';
import type { FieldOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import type { StoredFile } from '../services/ports.ts';
import { leadRecord } from './leads.ts';
import { type Applicant, filesOf } from './returned.ts';

/** The answers with the server's own values in place of whatever the browser sent for them. */
export async function withServerValues(
  server: ServerContext,
  form: FormBundle,
  lead: Applicant,
  answers: Answers,
): Promise<Answers> {
  const files = await server.services.files.list(filesOf(lead));
  const known: JsonObject = {
    lead_id: lead.id,
    emailAddress: lead.email,
    lead: declaredPart(form, leadRecord(lead)),
    uploadedFiles: files.map(fileItem),
  } satisfies Partial<Record<FieldOf<'application'>, Json>>;
  const declared = Object.entries(known).filter(([name]) => `/${name}` in form.fields);
  const { id: _, ...own } = answers as Answers & SomeAnswersOf<'application', 'id'>;
  return { ...own, ...Object.fromEntries(declared) };
}

type Files = SomeAnswersOf<'application', `uploadedFiles/*/${'name' | 'Key' | 'fileType'}`>;
type FileRow = Readonly<Partial<Record<keyof NonNullable<Files['uploadedFiles']>[number], string>>>;

/** A file in the words of the documents. */
export function fileItem(file: StoredFile) {
  const { fileType } = file.meta;
  return {
    name: file.name,
    Key: file.key,
    ...(typeof fileType === 'string' && { fileType }),
  } satisfies FileRow;
}

/** What the form has a field and room for: whoever applies could not put right what the lead service sends beyond that. */
function declaredPart(form: FormBundle, lead: JsonObject): JsonObject {
  const fields = new Map(
    form.sections.flatMap(({ schema }) =>
      Object.entries(schema.properties?.lead?.properties ?? {}),
    ),
  );
  const fitting = Object.entries(lead).filter(([name, value]) => {
    const { maxLength } = fields.get(name) ?? {};
    const room = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
    const isText = typeof value === 'string' && isShowable(value);
    return fields.has(name) && isText && [...value].length <= room;
  });
  return Object.fromEntries(fitting);
}
