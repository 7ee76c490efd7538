// The name a request has in our log, in its answer and in what a person quotes to us: that of our proxy, else our own.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID = 'x-request-id';
/** What every tracer and proxy writes; nothing that could carry an address of somebody or break a line of the log. */
const SHAPE = /^[\w.:=+-]{8,128}$/;

/** Gives each request its name: what a proxy of ours (`trusted`) calls it is kept, what anybody else writes is not. */
export function requestIds(trusted: readonly string[]): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  for (const range of trusted) {
    const [address = '', bits] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    proxies.addSubnet(
      address,
      bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits),
      family,
    );
  }
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    if (typeof given === 'string' && SHAPE.test(given) && isIn(proxies, socket.remoteAddress))
      return given;
    return randomUUID();
  };
}

function isIn(proxies: BlockList, address = ''): boolean {
  const plain = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return proxies.check(plain, 'ipv4');
  return isIPv6(plain) && proxies.check(plain, 'ipv6');
}

/** Says it in every answer. */
export function mountRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
}
