// Sends files with their fields as one multipart request; XMLHttpRequest, because fetch tells nothing of the way up.

import type { CallAnswer, CallOptions } from '../../runtime/react/index.ts';
import { isElsewhere } from './bases.ts';
import { parseBody, saysFailed } from './envelope.ts';
import { REFERENCE } from './reference.ts';

const TIMEOUT_MS = 300_000;

/** Fields go first, so that the server knows them before the file arrives. */
export function sendFiles(
  url: string,
  fields: Readonly<Record<string, unknown>>,
  given: Omit<CallOptions, 'token'> & { readonly token?: string | undefined },
): Promise<CallAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(name, String(value));
  for (const [name, files] of Object.entries(given.files ?? {}))
    for (const file of Array.isArray(files) ? files : [files]) form.append(name, file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    if (given.token) request.setRequestHeader('authorization', `Bearer ${given.token}`);
    if (given.idempotencyKey && !isElsewhere(url))
      request.setRequestHeader('idempotency-key', given.idempotencyKey);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) given.onProgress?.(loaded / total);
    };
    request.onload = () => {
      const { status } = request;
      const body = parseBody(request.responseText);
      const ok = status >= 200 && status < 300 && !saysFailed(body);
      // Of a service elsewhere the header may not be read; to try is an error on the console.
      const reference = isElsewhere(url) ? null : request.getResponseHeader(REFERENCE);
      resolve({ ok, status, body, reference: reference ?? undefined });
    };
    const away = () => resolve({ ok: false, status: 0, body: null });
    request.onerror = away;
    request.ontimeout = away;
    request.onabort = away;
    given.signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
