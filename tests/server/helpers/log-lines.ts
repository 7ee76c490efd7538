// Reads what a server of this process writes to its log, and what routes it has.
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

/** Everything written to standard output while `work` is done, and by what it set going at once. */
export async function loggedDuring(work: () => Promise<unknown>): Promise<string> {
  let lines = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines += String(line);
    return true;
  });
  try {
    await work();
    // Lines of one turn go out together, at its end.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  } finally {
    out.mockRestore();
  }
  return lines;
}

export interface Route {
  readonly method: string;
  readonly path: string;
}

/** Every route the server has, read from its own tree: a new one cannot be forgotten. */
export function routesOf(app: FastifyInstance): readonly Route[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods = ''] = found;
      const depth = indent.length / 4;
      above.splice(depth, above.length, part);
      const path = above.join('');
      return methods
        .split(', ')
        .filter(Boolean)
        .map((method) => ({ method, path }));
    });
}
