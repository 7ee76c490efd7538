// Whom tries are counted against besides the account: the network a request comes from, as a hash.
import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

const SHORT = 32;

/** A name for the network of an address; the address itself is personal data. */
export function clientOf(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('hex').slice(0, SHORT);
}

/** Of IPv6 one customer holds a whole /64, so its last half says nothing. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const filled = address.includes('::')
    ? [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
    : first;
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
