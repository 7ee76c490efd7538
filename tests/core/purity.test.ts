// The core stands alone: no React, no Node, no network, no other room; each outside library in its one file.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOM = join(import.meta.dirname, '../../runtime/core');
const MODULES = join(import.meta.dirname, '../../node_modules');
const files = readdirSync(ROOM, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'));
const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(join(ROOM, file), 'utf8').matchAll(
      /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'\s]+)'/g,
    ),
  ].map(([, name]) => name ?? '');

const targetOf = (file: string, name: string): string => posix.join(posix.dirname(file), name);

describe('the core', () => {
  it('imports nothing but itself, and each library in one file', () => {
    const outside = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => !files.includes(targetOf(file, name)))
        .map((name) => `${file}: ${name}`),
    );
    expect([...new Set(outside)].sort()).toEqual([
      'rules/run-engine.ts: json-rules-engine',
      'texts/older.ts: handlebars/runtime',
    ]);
  });

  it('has no import cycle', () => {
    const clear = new Set<string>();
    const visit = (file: string, way: readonly string[]): void => {
      expect(way, [...way, file].join(' → ')).not.toContain(file);
      if (clear.has(file)) return;
      for (const name of importsOf(file))
        if (name.startsWith('.')) visit(targetOf(file, name), [...way, file]);
      clear.add(file);
    };
    visit('index.ts', []);
    expect(clear.size).toBeGreaterThan(30);
  });

  it('uses no clock but where it is asked for today, no chance, no network and no DOM', () => {
    const forbidden =
      /Date\.now|new Date\(\)|Math\.random|fetch\(|\bwindow\b|document\.|process\.|localStorage|eval\(|new Function/;
    const found = files.filter((file) =>
      forbidden.test(
        readFileSync(join(ROOM, file), 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, ''),
      ),
    );
    expect(found).toEqual(['values/dates.ts']);
  });

  it('judges in a folder where only its two libraries are installed, React absent', () => {
    const folder = mkdtempSync(join(tmpdir(), 'core-'));
    try {
      cpSync(ROOM, join(folder, 'core'), { recursive: true });
      mkdirSync(join(folder, 'node_modules'));
      for (const name of ['json-rules-engine', 'handlebars']) {
        symlinkSync(join(MODULES, name), join(folder, 'node_modules', name), 'dir');
      }
      writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
      writeFileSync(join(folder, 'run.ts'), SCRIPT);
      const printed = execFileSync(
        process.execPath,
        ['--import', import.meta.resolve('tsx'), join(folder, 'run.ts')],
        { encoding: 'utf8', cwd: folder },
      );
      expect(JSON.parse(printed)).toEqual({ faults: ['m'], react: 'ERR_MODULE_NOT_FOUND' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const SCRIPT = `
  import { createJudge } from './core/index.ts';
  const form = {
    id: 'f', fields: {}, messages: {},
    sections: [{ id: 's', owns: ['a'], schema: { properties: { a: {} } }, ui: {} }],
    rules: [{
      name: 'r', on: 'edit', priority: 1, reads: [],
      conditions: { all: [{ fact: 'a', operator: 'isEmpty', value: true }] },
      effect: { type: 'fault', at: '/a', message: 'm' },
    }],
  };
  const { faults } = await createJudge(form, () => []).judge({ answers: {}, context: {}, moment: 'edit' });
  const react = await import('react').then(() => 'there', (error) => error.code);
  console.log(JSON.stringify({ faults: faults.map((fault) => fault.message), react }));
`;
