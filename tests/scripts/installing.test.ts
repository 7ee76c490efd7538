// What is installed is never taken from under those who run from it: a new lockfile is installed beside it, or told and left.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url));
/** Nobody answers there. */
const NO_REGISTRY = 'http://127.0.0.1:9/';

interface Wanted {
  readonly version: string;
  readonly dev?: true;
  /** Folder it is packed in, where npm is to find it. */
  readonly from?: string;
}

describe('a start of a project whose packages changed', () => {
  let folder: string;
  const bystanders: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-installing-'));
    cpSync(SCRIPTS, join(folder, 'scripts'), { recursive: true });
    installed('tool', '1.0.0');
    installed('library', '1.0.0');
  });
  afterEach(() => {
    for (const one of bystanders.splice(0)) one.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (path: string, value: object) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(value));
  };
  const installed = (name: string, version: string) =>
    write(`node_modules/${name}/package.json`, { name, version });
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

  /** Writes the lockfile, and runs what every command runs first. */
  function start(library: Wanted, tool: Wanted, options = '{ goesOn: true }') {
    const spec = ({ version, from }: Wanted) => from ?? version;
    const own = {
      name: 'small',
      version: '1.0.0',
      dependencies: { library: spec(library) },
      devDependencies: { tool: spec(tool) },
    };
    const entry = ({ version, dev, from }: Wanted) => ({
      version,
      ...(from !== undefined && { resolved: from }),
      ...(dev && { dev }),
    });
    write('package.json', own);
    write('package-lock.json', {
      ...own,
      lockfileVersion: 3,
      packages: {
        '': own,
        'node_modules/library': entry(library),
        'node_modules/tool': entry(tool),
      },
    });
    const code = `import('./scripts/deps.mjs').then(({ ensureDeps }) => {
      ensureDeps(process.cwd(), ${options}); console.log('goes on'); })`;
    const { PATH = '', HOME = '' } = process.env;
    const env = {
      PATH,
      HOME,
      npm_config_registry: NO_REGISTRY,
      npm_config_cache: join(folder, 'c'),
    };
    const done = spawnSync(process.execPath, ['-e', code], { cwd: folder, env, encoding: 'utf8' });
    return { goesOn: done.stdout.includes('goes on'), said: done.stdout + done.stderr };
  }
  const V1: Wanted = { version: '1.0.0' };
  const TOOL: Wanted = { version: '1.0.0', dev: true };

  it('asks nobody for what is there, whatever installed it', () => {
    expect(start(V1, TOOL)).toEqual({ goesOn: true, said: 'goes on\n' });
  });

  it('without a network says what is missing and what to do, and takes nothing away', () => {
    const { goesOn, said } = start({ version: '2.0.0' }, TOOL);
    expect(goesOn).toBe(false);
    expect(said).toContain('asks for what is not installed here (library 2.0.0)');
    expect(said).toContain('the npm registry cannot be reached. Start again with a network.');
    expect(said).toContain('Nothing was changed.');
    expect([versionOf('library'), versionOf('tool')]).toEqual(['1.0.0', '1.0.0']);
  });

  it('without a network goes on where only tools changed, and says so', () => {
    const { goesOn, said } = start(V1, { version: '2.0.0', dev: true });
    expect(goesOn).toBe(true);
    expect(said).toContain('tool 2.0.0');
    expect(said).toContain('going on with what is there');
    expect(start(V1, { version: '2.0.0', dev: true }, '{}').goesOn).toBe(false);
  });

  it('installs no tools where nothing is to be built', () => {
    rmSync(join(folder, 'node_modules/tool'), { recursive: true });
    expect(start(V1, TOOL, '{ isBuilt: () => true }')).toEqual({ goesOn: true, said: 'goes on\n' });
  });

  it('installs beside what is there, which is replaced as a whole', () => {
    write('packed/package.json', { name: 'library', version: '2.0.0' });
    spawnSync('npm', ['pack', './packed'], { cwd: folder });
    write('node_modules/left-over/package.json', { name: 'left-over', version: '1.0.0' });
    const tool = { ...TOOL, from: `file:${folder}/tool-1.0.0.tgz` };
    write('tool/package.json', { name: 'tool', version: '1.0.0' });
    spawnSync('npm', ['pack', './tool'], { cwd: folder });
    const { goesOn, said } = start(
      { version: '2.0.0', from: `file:${folder}/library-2.0.0.tgz` },
      tool,
    );
    expect(said).toContain('Installing packages');
    expect(goesOn).toBe(true);
    expect([versionOf('library'), versionOf('tool')]).toEqual(['2.0.0', '1.0.0']);
    expect(existsSync(join(folder, 'node_modules/left-over'))).toBe(false);
  });

  it('leaves everything to a process that runs from here, and names it', async () => {
    const running = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    bystanders.push(running);
    mkdirSync(join(folder, 'dist/running'), { recursive: true });
    writeFileSync(join(folder, 'dist/running', String(running.pid)), 'dist/server/some-build');
    const first = start({ version: '2.0.0' }, TOOL);
    expect(first.goesOn).toBe(false);
    expect(first.said).toContain(`process ${running.pid} runs from this folder. Stop it first`);
    expect(first.said).not.toContain('Installing');
    running.kill('SIGKILL');
    await new Promise((resolve) => running.once('exit', resolve));
    expect(start({ version: '2.0.0' }, TOOL).said).toContain('Installing');
  });
});
