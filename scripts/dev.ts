// `npm run dev`: the server restarts on changes of code and content, the pages reload through Vite.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const children: ChildProcess[] = [];

/** tsx restarts the server when a module it loaded, or a content file, changes. */
const watched = ['schemas', 'rules', 'messages'].flatMap((room) => ['--include', `./${room}/**/*`]);
run([
  'node_modules/tsx/dist/cli.mjs',
  'watch',
  '--clear-screen=false',
  ...watched,
  'server/main.ts',
]);
run(['node_modules/vite/bin/vite.js']);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

function run(args: readonly string[]): void {
  const child = spawn(process.execPath, [...args], { cwd: root, stdio: 'inherit' });
  child.on('exit', (code) => {
    if (code) process.exitCode = code;
  });
  children.push(child);
}
