// Cookies, and under https their name: `__Host-` is taken by browsers from this very host alone, never from a sibling.
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

const PREFIX = '__Host-';

/** Mounts them. Everywhere else a cookie goes by its plain name. */
export async function mountCookies(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(fastifyCookie);
  if (!secure) return;
  app.addHook('onRequest', async (request, reply) => {
    const own = Object.entries(request.cookies).filter(([name]) => name.startsWith(PREFIX));
    // One without the prefix may have been planted.
    request.cookies = Object.fromEntries(
      own.map(([name, value]) => [name.slice(PREFIX.length), value]),
    );
    const set = reply.setCookie.bind(reply);
    const clear = reply.clearCookie.bind(reply);
    // The prefix asks for the whole host as path.
    reply.setCookie = (name, value, options) =>
      set(PREFIX + name, value, { ...options, path: '/', secure: true });
    reply.clearCookie = (name, options) =>
      clear(PREFIX + name, { ...options, path: '/', secure: true });
  });
}
