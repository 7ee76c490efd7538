// Whether a request comes straight from the machine this server runs on: what is for nobody else is shown to no one else.
import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackName } from '../common/loopback.ts';
import type { Config } from '../config/config.ts';

/** What proxies say of whom they ask for. */
const FORWARDED = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip)$/;

/**
 * By the other end of the connection, by the host that was asked for, and by no word of a proxy. A proxy that says nothing
 * is known by the old HTTP it speaks, or by the address its owner told us: where people come from elsewhere, nobody is near.
 */
export function isFromThisMachine(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
) {
  const { headers, raw } = request;
  return (
    isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
    isLoopbackName(hostOf(`http://${headers.host ?? ''}`)) &&
    (publicUrl === undefined || isLoopbackName(hostOf(publicUrl))) &&
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : '';
