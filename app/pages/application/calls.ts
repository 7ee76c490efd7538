// The calls of a running application: its files are kept under the lead's id, as module "attorney" (FIL-05).

import type { CallClient } from '../../../runtime/react/index.ts';

const OF_FILES = new Set([
  'list_temp_files',
  'upload_temp_file',
  'delete_temp_file',
  'download_temp_file',
]);

/** Upload fields declare their calls only; whose files they are is said here. */
export function applicationCalls(calls: CallClient, leadId: string): CallClient {
  const owner = { attorney_number: leadId, module: 'attorney' };
  return (id, payload, options) => {
    if (!OF_FILES.has(id)) return calls(id, payload, options);
    // A download is asked for by name alone (FIL-11).
    const asked = id === 'download_temp_file' ? { name: payload.name } : payload;
    return calls(id, { ...asked, ...owner }, options);
  };
}
