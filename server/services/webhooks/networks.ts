// Which addresses a webhook may reach: those of the public internet, and networks that the settings name.
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 that is nobody's on the internet, by IANA's registry of special purposes. */
const SPECIAL = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 all that is public begins so … */
const GLOBAL = ['2000::/3'];
/** … but for tunnels, which lead to whatever address is written in them, and what is for documentation. */
const NOT_GLOBAL = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/** Behind these prefixes of 96 bits an address of IPv4 is meant. */
const IPV4_IN_IPV6 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

export type Networks = Pick<BlockList, 'check'>;

/** Addresses and ranges, such as `10.0.0.5` and `fd00::/8`, as one that can be asked. */
export function networksOf(ranges: readonly string[]): Networks {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const special = networksOf(SPECIAL);
const global = networksOf(GLOBAL);
const notGlobal = networksOf(NOT_GLOBAL);

/** How an address is reached: by anybody, in a network that was named, or not at all. */
export type Reach = 'public' | 'named' | 'none';

/** Of what is no address `none`. */
export function reachOf(address: string, named: Networks): Reach {
  const plain = isIPv6(address) ? (ipv4Within(address) ?? address) : address;
  if (isIPv4(plain)) {
    if (named.check(plain, 'ipv4')) return 'named';
    return special.check(plain, 'ipv4') ? 'none' : 'public';
  }
  if (!isIPv6(plain)) return 'none';
  if (named.check(plain, 'ipv6')) return 'named';
  return global.check(plain, 'ipv6') && !notGlobal.check(plain, 'ipv6') ? 'public' : 'none';
}

/** `::ffff:7f00:1` → `127.0.0.1`; undefined for an address that is one of IPv6 alone. */
function ipv4Within(address: string): string | undefined {
  const groups = groupsOf(address);
  if (!IPV4_IN_IPV6.includes(groups.slice(0, 6).join(':'))) return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.');
}

/** The eight groups, however they were written; none of an address with a zone, which means this machine's own. */
function groupsOf(address: string): readonly string[] {
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return [];
  const [before = '', after] = new URL(url).hostname.slice(1, -1).split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const [left = [], right = []] = [head, tail];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
