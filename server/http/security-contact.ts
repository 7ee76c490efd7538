// Tells whoever found a hole where to report it (RFC 9116), where the provider has said so.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context/context.ts';

type Needs = Pick<ServerContext, 'config' | 'now'>;

const PATH = '/.well-known/security.txt';
/** What is said holds as long as the setting does; whoever kept it asks again after this. */
const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** Mounts the file; without `SECURITY_CONTACT` there is nothing at its address. */
export function mountSecurityContact(app: FastifyInstance, { config, now }: Needs): void {
  const { securityContacts, publicUrl } = config;
  if (securityContacts.length === 0) return;
  app.get(PATH, async (_request, reply) => {
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(now().getTime() + DAYS * DAY).toISOString()}`,
      ...(publicUrl === undefined ? [] : [`Canonical: ${new URL(PATH, publicUrl).href}`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
