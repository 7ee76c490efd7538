// The examples for operators fit the server: settings that exist, sizes and times that let its largest and longest through.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../server/config/config.ts';
import { SETTINGS } from '../../server/settings/table.ts';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../docs/deploy/${name}`, import.meta.url)), 'utf8');
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);

const unit = read('portal.service');
const nginx = read('nginx.conf');
const caddy = read('Caddyfile');
const manifests = read('kubernetes/portal.yaml');
const container = read('Containerfile');

/** Files sent together (server/calls/files/uploads.ts), in megabytes. */
const TOGETHER = numberIn(
  readFileSync(
    fileURLToPath(new URL('../../server/calls/files/uploads.ts', import.meta.url)),
    'utf8',
  ),
  /TOGETHER = (\d+) \* 1024 \* 1024/,
);
/** After it was told to stop, and has drained, a server needs so long at most (server/stopping.ts). */
const STOP_SECONDS = 8;

describe('the examples for operators', () => {
  it('name settings that exist, with values that are taken', () => {
    const [, data = ''] = /^data:\n((?: {2}.*\n)+)/m.exec(manifests) ?? [];
    const ofMap = [...data.matchAll(/^ {2}(\w+): "?([^"\n]+)"?$/gm)];
    const [, ofUnit = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
    const [, ofImage = ''] = /^ENV (.+)$/m.exec(container) ?? [];
    const pairs = [ofUnit, ofImage].flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)]);
    const named = [...ofMap, ...pairs];
    expect(named.length).toBeGreaterThan(10);
    const secrets = { SECRET_KEY: 'k'.repeat(64), SMTP_URL: 'smtp://mail.example.com' };
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    for (const [, name] of named) expect(Object.keys(SETTINGS)).toContain(name);
    const env = Object.fromEntries(named.map(([, name, value]) => [name, value]));
    expect(() => loadConfig({ ...env, ...secrets, ...keys })).not.toThrow();
  });

  it('let the largest upload through', () => {
    expect(TOGETHER).toBeGreaterThan(0);
    expect(numberIn(nginx, /client_max_body_size (\d+)m;/)).toBeGreaterThan(TOGETHER);
    expect(numberIn(caddy, /max_size (\d+)MB/) * 1e6).toBeGreaterThan(TOGETHER * 1024 * 1024);
    expect(numberIn(manifests, /proxy-body-size: (\d+)m/)).toBeGreaterThan(TOGETHER);
  });

  it('wait as long as the server gives a request', () => {
    const longest = loadConfig({}).longestRequestMs / 1000;
    expect(numberIn(nginx, /client_body_timeout (\d+)s;/)).toBeGreaterThanOrEqual(longest);
    expect(numberIn(nginx, /proxy_read_timeout (\d+)s;/)).toBeGreaterThan(longest);
    expect(numberIn(caddy, /read_body (\d+)s/)).toBeGreaterThanOrEqual(longest);
    expect(numberIn(caddy, /response_header_timeout (\d+)s/)).toBeGreaterThan(longest);
    expect(numberIn(manifests, /proxy-read-timeout: "(\d+)"/)).toBeGreaterThan(longest);
  });

  it('kill nobody who is still stopping', () => {
    const ofPods = numberIn(manifests, /DRAIN_SECONDS: "(\d+)"/);
    const probe = numberIn(manifests, /readinessProbe:[\s\S]*?periodSeconds: (\d+)/);
    const fails = numberIn(manifests, /readinessProbe:[\s\S]*?failureThreshold: (\d+)/);
    expect(ofPods).toBeGreaterThan(probe * fails);
    const grace = numberIn(manifests, /terminationGracePeriodSeconds: (\d+)/);
    expect(grace).toBeGreaterThan(ofPods + STOP_SECONDS);
    const ofUnit = numberIn(unit, /DRAIN_SECONDS=(\d+)/);
    expect(numberIn(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThan(ofUnit + STOP_SECONDS);
  });

  it('keep numbers, and addresses that act, from the world', () => {
    expect(nginx).toMatch(/location = \/metrics \{ return 404; \}/);
    expect(caddy).toMatch(/respond \/metrics 404/);
    expect(nginx).toMatch(/access_log off;/);
    expect(caddy).not.toMatch(/^\s*log\b/m);
    expect(manifests).toMatch(/enable-access-log: "false"/);
  });

  it('run as nobody in particular, on a root that is only read', () => {
    expect(container.match(/^USER .+$/gm)?.at(-1)).toBe('USER 10001:10001');
    for (const line of [
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
      'drop: [ALL]',
    ])
      expect(manifests).toContain(line);
    for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'NoNewPrivileges=yes'])
      expect(unit).toContain(line);
  });
});
