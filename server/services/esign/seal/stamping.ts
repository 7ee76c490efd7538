// Asks the time-stamp authority of the settings, waits for it no longer than the settings say, and believes no answer unseen.
import { signatureValue, withTimeStamp } from './cms.ts';
import { filled, signatureIn } from './hole.ts';
import { requestFor, stampIn } from './time-stamp.ts';

export interface StampSettings {
  readonly url: string;
  /** How long a signer waits for the authority. */
  readonly waitMs: number;
}

/** Room for a stamp with the certificates of its authority. */
export const STAMP_ROOM = 16 * 1024;
const LARGEST_ANSWER = 64 * 1024;

/** The file with a stamp in its seal; throws where the authority gives none that is good. */
export async function stamped(file: Buffer, settings: StampSettings): Promise<Buffer> {
  const cms = signatureIn(file);
  if (!cms) throw new Error('This file has no seal.');
  const request = requestFor(signatureValue(cms));
  const token = stampIn(await answerTo(request.body, settings), request);
  const whole = filled(file, withTimeStamp(cms, token));
  if (!whole) throw new Error('The time stamp is larger than its place.');
  return whole;
}

async function answerTo(body: Buffer, { url, waitMs }: StampSettings): Promise<Buffer> {
  const { address, authorization } = addressOf(url);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', ...authorization },
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  });
  if (!response.ok) throw new Error(`The time-stamp authority answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new Error('The time-stamp authority answered at length.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `fetch` takes no user and password in an address. */
function addressOf(url: string) {
  const address = new URL(url);
  const { username, password } = address;
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  address.username = '';
  address.password = '';
  const authorization = username
    ? { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
    : {};
  return { address, authorization };
}
