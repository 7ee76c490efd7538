// Installs what the lockfile says, beside what is there, and puts it in its place only once it is whole and nobody runs from the old.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runningFrom } from './in-use.mjs';
import { notInstalled } from './installed.mjs';

/** What npm and Node say where nobody answers. */
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|ENOTCACHED/;
const PLAINLY = [
  'ci',
  '--no-fund',
  '--no-audit',
  '--prefer-offline',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
];

/**
 * Makes sure that what the lockfile names is installed. With `isBuilt`, nothing is to be built any more and what only tools
 * need may be missing; with `goesOn`, the same holds where no install is possible. Ends this process, with one line and the
 * remedy, where it cannot; what was installed stays as it was then.
 */
export function ensureDeps(root, { isBuilt = () => false, goesOn = false } = {}) {
  refuseOldNode();
  const stampFile = join(root, 'node_modules', '.deps-stamp');
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lockfile).digest('hex');
  if (readIfAny(stampFile) === stamp) return;
  const lacking = notInstalled(root);
  const fits = lacking.every(({ forTools }) => forTools);
  if (lacking.length > 0) {
    if (fits && isBuilt()) return;
    const why = install(root);
    if (why !== undefined) {
      const lacks = `package-lock.json asks for what is not installed here (${few(lacking)}), and ${why}`;
      if (!fits || !goesOn) refuse(`${lacks} Nothing was changed.`);
      console.log(`${lacks} Only tools need these; going on with what is there.`);
      return;
    }
  }
  writeStamp(stampFile, stamp);
}

/** Undefined once it is done, else why it cannot be. */
function install(root) {
  const [user] = runningFrom(root);
  if (user !== undefined && existsSync(join(root, 'node_modules')))
    return `process ${user.pid} runs from this folder. Stop it first, or start from another copy; \`npm run serve\` runs what was built last.`;
  console.log('Installing packages (once per lockfile) …');
  return existsSync(join(root, 'node_modules')) ? installBeside(root) : runNpm(root);
}

function installBeside(root) {
  const aside = join(root, '.cache', `install-${process.pid}`);
  try {
    mkdirSync(aside, { recursive: true });
    for (const name of ['package.json', 'package-lock.json', '.npmrc', ...linkedIn(root)])
      if (existsSync(join(root, name)))
        cpSync(join(root, name), join(aside, name), { recursive: true });
    const why = runNpm(aside);
    if (why !== undefined) return why;
    const [made, old] = [join(aside, 'node_modules'), join(aside, 'old')];
    renameSync(join(root, 'node_modules'), old);
    renameSync(made, join(root, 'node_modules'));
    return undefined;
  } catch (error) {
    return `node_modules cannot be replaced (${error.code ?? error.message}). Run \`npm ci\` yourself.`;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Folders of our own that the lockfile links to. */
function linkedIn(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.values(packages).flatMap(({ link, resolved }) => (link ? [resolved] : []));
}

function runNpm(cwd) {
  const env = { ...process.env };
  for (const key of Object.keys(env)) {
    if (/^(NODE_ENV|npm_config_(omit|production|include|only))$/i.test(key)) delete env[key];
  }
  const npm = process.env.npm_execpath;
  const options = { cwd, env, stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' };
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...PLAINLY], options)
    : spawnSync('npm', PLAINLY, { ...options, shell: true });
  if (done.status === 0) return undefined;
  if (NO_NETWORK.test(done.stderr ?? ''))
    return 'the npm registry cannot be reached. Start again with a network.';
  process.stderr.write(done.stderr ?? '');
  return 'npm could not install it.';
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    refuse(`This project needs Node 20.19 or newer; this is ${process.version}.`);
}

function refuse(line) {
  console.error(line);
  process.exit(1);
}

function few(lacking) {
  const [first, second, ...more] = lacking.map(({ name }) => name);
  const named = [first, second].filter((name) => name !== undefined).join(', ');
  return more.length > 0 ? `${named} and ${more.length} more` : named;
}

function readIfAny(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Where nothing may be written the next start looks again. */
function writeStamp(file, stamp) {
  try {
    writeFileSync(file, stamp);
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error;
  }
}
