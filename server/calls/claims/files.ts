// Files of a claim that was made, each with the prefix of its type.

import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { CaseKind } from '../../store/tables/legal-case.ts';
import { attorneyOf, type Call, type CallInput } from '../common/call.ts';
import { judgeFields } from '../files/upload.ts';
import { readUploads } from '../files/uploads.ts';
import { claimFor, fileRules, takeFiles, tellOfFiles } from './take-files.ts';

/** Files in one request. */
const MOST = 30;

const uploadMatterFiles: Call = {
  id: 'upload_matter_claim_files',
  handle: (server, input) => uploadedTo(server, input, 'Matter'),
};

const uploadCdlFiles: Call = {
  id: 'upload_cdl_claim_files',
  handle: (server, input) => uploadedTo(server, input, 'CDL'),
};

async function uploadedTo(server: ServerContext, input: CallInput, kind: CaseKind) {
  const attorney = attorneyOf(input);
  const rules = fileRules(server, kind);
  const limit = Math.min(server.services.files.limit, rules.maxBytes);
  const names = { files: 'files[]', words: 'prefix[]', limit, most: MOST };
  const { fields, files, words } = await readUploads(input.request, names);
  judgeFields(input, { ...fields, 'prefix[]': words.join(',') });
  const { claim_id: id = '', claim_number: number = '' } = fields;
  const claim = await claimFor(server, attorney, { kind, id, number });
  if (words.length !== files.length) throw new Refusal('FILE_TYPE_MISSING');
  const sent = files.map((file, at) => ({ ...file, prefix: words[at] ?? '' }));
  await takeFiles(server, claim, rules, sent);
  await tellOfFiles(server, attorney, claim);
  const data = sent.map(({ name, prefix }) => ({ name, prefix }));
  const message = server.content.texts.t('server.file.uploaded');
  return { status: 'success' as const, message, data };
}

export const claimFileCalls: readonly Call[] = [uploadMatterFiles, uploadCdlFiles];
