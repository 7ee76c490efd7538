// What a text in the environment must look like to be an address, a folder, a key, a list of proxies.
import { isIP } from 'node:net';
import { isLoopbackName } from '../../common/loopback.ts';

const SECRET_LENGTH = 32;

const addressOf =
  (...schemes: readonly string[]) =>
  (text: string): boolean =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol);

/** Formats by the names the table of settings gives them. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'postgres-address': addressOf('postgres:', 'postgresql:'),
  'web-address': addressOf('http:', 'https:'),
  // Nobody between the two reads along.
  'encrypted-or-own': (text) =>
    !URL.canParse(text) ||
    new URL(text).protocol === 'https:' ||
    isLoopbackName(new URL(text).hostname),
  'smtp-address': addressOf('smtp:', 'smtps:'),
  'mail-sender': (text) => /^([^<>\r\n]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(text),
  'scanner-address': (text) =>
    /^(tcp:\/\/[^/\s]+:\d{1,5}|unix:\/\S+)$/.test(text) && URL.canParse(text),
  contacts: (text) => listOf(text).length > 0 && listOf(text).every(isContact),
  'files-place': (text) =>
    BUCKET.test(text) ||
    !text.includes('://') ||
    (text.startsWith('file://') && URL.canParse(text)),
  'secret-keys': (text) => {
    const keys = listOf(text);
    return keys.length > 0 && keys.every((key) => key.length >= SECRET_LENGTH);
  },
  pairs: (text) => listOf(text).length > 0 && listOf(text).every((pair) => PAIR.test(pair)),
  proxies: (text) => badRangeOf(text) === undefined,
  networks: (text) => listOf(text).length > 0 && listOf(text).every(isRange),
};

/** `s3://bucket`, or with a folder in it: names that need no escaping. */
export const BUCKET = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w.-]+(?:\/[\w.-]+)*)?\/?)?$/;

/** `ours=theirs` of a property. */
export const PAIR = /^(\w+)=([a-z]\w*)$/;

/** The parts of a list with commas between them. */
export const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The first part of `TRUST_PROXY` that is no address and no range; 0 and 1 say "none" and "near ones". */
export function badRangeOf(text: string): string | undefined {
  if (text === '0' || text === '1') return undefined;
  return text
    .split(',')
    .map((range) => range.trim())
    .find((range) => !isRange(range));
}

/** `10.0.0.5`, `10.0.0.0/8`, `fd00::/8`. A range of all addresses would believe everybody. */
function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** An address of RFC 9116: to write to, to open, or to call. */
const isContact = (text: string): boolean =>
  /^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text) && URL.canParse(text);
