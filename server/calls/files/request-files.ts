// Which form and whose draft a temporary file goes with, by the module it is uploaded for.
import { isObject, type Json } from '../../../runtime/core/index.ts';
import { requireOwn } from '../../accounts/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { generalUploads } from '../../forms/uploads.ts';
import { waitingPlaces } from '../../matters/request-forms.ts';
import { findRequest } from '../../store/matters/auth-requests.ts';
import { attorneyOf, type CallInput } from '../common/call.ts';
import type { FieldInUse } from './form-files.ts';

/** Files of an application lie on the shelf of its lead. */
const APPLICATION = 'attorney';

/** What is said of a temporary file besides itself. */
export interface OfFile {
  readonly module?: string | undefined;
  readonly attorney_number?: Json | undefined;
  readonly request_id?: string | undefined;
}

/** Is the file one of a running application? Whoever names a request means none. */
export const isOfApplication = ({ module = APPLICATION, request_id = '' }: OfFile): boolean =>
  module === APPLICATION && request_id === '';

/** The upload of an attorney's own form that declares this module, with the draft it stands beside. */
export async function besideRequest(
  server: ServerContext,
  input: CallInput,
  { module, attorney_number, request_id }: OfFile,
): Promise<FieldInUse> {
  const attorney = attorneyOf(input);
  requireOwn(attorney, attorney_number);
  const about = request_id === '' ? undefined : request_id;
  if (about !== undefined) {
    const request = await findRequest(server.db, about);
    if (request?.attorney_id !== attorney.id) throw new Refusal('ITEM_NOT_FOUND');
  }
  for (const use of waitingPlaces(server, attorney, about)) {
    const node = generalUploads(use.form.bundle).find((one) => moduleOf(one) === module);
    if (node) return { use, field: node.pointer };
  }
  throw new Refusal('BAD_REQUEST');
}

function moduleOf({ uiOptions: { calls } }: ReturnType<typeof generalUploads>[number]) {
  const sent = isObject(calls) && isObject(calls.with) ? calls.with.module : undefined;
  return isObject(sent) ? sent.value : undefined;
}
