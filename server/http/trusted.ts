// Whether a request comes straight from a proxy of ours, whose headers are believed.
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Tells by the address of the connection; `ranges` are those of TRUST_PROXY. */
export function trustsPeer(ranges: readonly string[]): (address: string | undefined) => boolean {
  const proxies = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const [family, all] = isIPv4(address) ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
    proxies.addSubnet(address, bits === undefined ? all : Number(bits), family);
  }
  return (address = '') => {
    const plain = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address;
    if (isIPv4(plain)) return proxies.check(plain, 'ipv4');
    return isIPv6(plain) && proxies.check(plain, 'ipv6');
  };
}
