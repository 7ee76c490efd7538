// Reads a multipart upload of one file and its few fields.
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { sizeParams } from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { endOfName } from '../../http/lengths.ts';
import type { CallInput } from '../common/call.ts';

export interface UploadedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: { readonly name: string; readonly body: Buffer };
}

/** The fields as text and the first file; a file above the limit is refused with the limit. */
export async function readUpload(request: FastifyRequest, limit: number): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA');
  try {
    return await readParts(request, limit);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Cut off, without boundaries, with more parts than we take: whatever it is, the sender made it so.
    request.log.info({ err: error }, 'an upload that could not be read');
    throw new Refusal('BAD_UPLOAD');
  }
}

/** Refuses fields that are not as the contract of the call declares them. */
export function judgeFields(
  { request, fields: schema }: CallInput,
  fields: UploadedForm['fields'],
): void {
  const check = request.compileValidationSchema(schema ?? { not: {} });
  if (check(fields)) return;
  const validation = 'errors' in check ? check.errors : [];
  throw Object.assign(new Error('The fields of an upload break its contract.'), { validation });
}

async function readParts(request: FastifyRequest, limit: number): Promise<UploadedForm> {
  const fields: Record<string, string> = {};
  let file: UploadedForm['file'];
  const limits = { fileSize: limit, files: 1, fields: 10, fieldSize: 1024, parts: 11 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') file = await readFile(part, limit);
    else fields[part.fieldname] = String(part.value);
  }
  return { fields, ...(file && { file }) };
}

async function readFile(part: MultipartFile, limit: number): Promise<UploadedForm['file']> {
  const body = await part.toBuffer().catch((error: unknown) => {
    if (!part.file.truncated) throw error;
    throw new Refusal('FILE_TOO_LARGE', { params: sizeParams(limit) });
  });
  if (part.fieldname !== 'file' || part.filename === '') return undefined;
  return { name: endOfName(part.filename), body };
}
