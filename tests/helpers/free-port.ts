// A port of the loopback that nobody listens at: asked of the system, which gives each one out but seldom again.
import { createServer } from 'node:net';

/** A free port; somebody else may still be quicker to take it. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
