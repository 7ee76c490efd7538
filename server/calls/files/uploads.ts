// Reads a multipart upload of several files, each with a word of its own: as many of one as of the other.
import type { FastifyRequest } from 'fastify';
import { sizeParams } from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { endOfName } from '../../http/lengths.ts';

export interface UploadedFiles {
  /** Every field but the words of the files, as text. */
  readonly fields: Readonly<Record<string, string>>;
  /** In the order in which they were sent. */
  readonly files: readonly { readonly name: string; readonly body: Buffer }[];
  /** In the order in which they were sent. */
  readonly words: readonly string[];
}

export interface UploadNames {
  /** Names of the parts that are files, and of those that are their words. */
  readonly files: string;
  readonly words: string;
  /** Bytes of one file. */
  readonly limit: number;
  readonly most: number;
}

/** All of them are in memory at once. */
const TOGETHER = 60 * 1024 * 1024;

/** The parts by name; a file above the limit is refused with the limit. */
export async function readUploads(
  request: FastifyRequest,
  names: UploadNames,
): Promise<UploadedFiles> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA');
  try {
    return await readParts(request, names);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as { code?: string };
    if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
      throw new Refusal('FILES_TOO_MANY');
    // Cut off, or without boundaries: whatever it is, the sender made it so.
    request.log.info({ err: error }, 'an upload that could not be read');
    throw new Refusal('BAD_UPLOAD');
  }
}

async function readParts(
  request: FastifyRequest,
  { files: filesName, words: wordsName, limit, most }: UploadNames,
): Promise<UploadedFiles> {
  const fields: Record<string, string> = {};
  const files: { name: string; body: Buffer }[] = [];
  const words: string[] = [];
  const limits = { fileSize: limit, files: most, fields: most + 10, fieldSize: 1024 };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') {
      if (isNamed(part.fieldname, wordsName)) words.push(String(part.value));
      else fields[part.fieldname] = String(part.value);
      continue;
    }
    const body = await part.toBuffer().catch((error: unknown) => {
      if (!part.file.truncated) throw error;
      throw new Refusal('FILE_TOO_LARGE', { params: sizeParams(limit) });
    });
    if (!isNamed(part.fieldname, filesName)) continue;
    files.push({ name: endOfName(part.filename), body });
    if (files.reduce((sum, file) => sum + file.body.byteLength, 0) > TOGETHER)
      throw new Refusal('FILES_TOO_LARGE', { params: sizeParams(TOGETHER) });
  }
  return { fields, files, words };
}

/** `files[]`, `files` and `files[0]` are one name, as form encoders write it. */
const isNamed = (given: string, name: string): boolean =>
  given === name || given.replace(/\[\d*\]$/, '') === name.replace(/\[\]$/, '');
