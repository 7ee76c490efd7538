// Serves the built pages on 127.0.0.1, isolated across origins so that the pages' clocks are fine-grained.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Starts serving `folder` as it is now, from memory as the portal's server does; gives the address and how to stop. */
export async function serve(folder) {
  const files = filesBelow(folder);
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const body = files.get(file);
    if (body === undefined) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // As the portal's server says it: else a file ends one packet later.
      'content-length': body.length,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function filesBelow(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    files.set(`/${file.slice(join(folder, sep).length).replaceAll(sep, '/')}`, readFileSync(file));
  }
  return files;
}
