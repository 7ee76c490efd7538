// A webhook reaches the public internet, and other networks only where the settings name them.
import { describe, expect, it } from 'vitest';
import { networksOf, reachOf } from '../../../server/services/webhooks/networks.ts';
import { aTellingServer, eventually } from './a-telling.ts';

const NOWHERE = networksOf([]);

describe('an address', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1'],
    ...['198.51.100.7', '203.0.113.7', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1'],
    ...['2001:db8::1', '2001::1', '2002:7f00:1::', '64:ff9b:1::1', '100::1', '3fff::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe', '0:0:0:0:0:ffff:0a00:0001'],
    ...['64:ff9b::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::1', '::127.0.0.1'],
    ...['', 'localhost', '127.1', '1.2.3.4.5'],
  ])('%s is not reached', (address) => {
    expect(reachOf(address, NOWHERE)).toBe('none');
  });

  it.each([
    ...['1.1.1.1', '8.8.8.8', '100.128.0.1', '172.32.0.1', '192.0.1.1', '223.255.255.255'],
    ...['2606:4700::1111', '2a00:1450:4001::200e', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8'],
  ])('%s is public', (address) => {
    expect(reachOf(address, NOWHERE)).toBe('public');
  });

  it.each([
    ['10.0.0.5', '10.0.0.5'],
    ['10.0.0.0/8', '::ffff:10.2.3.4'],
    ['fd00::/8', 'fd12:3456::1'],
    ['127.0.0.0/8', '127.0.0.1'],
  ])('within %s, where that is named, is reached: %s', (range, address) => {
    expect(reachOf(address, networksOf([range]))).toBe('named');
    expect(reachOf(address, networksOf(['192.168.7.0/24']))).toBe('none');
  });
});

describe.each([
  ['an address', (port: number) => `http://127.0.0.1:${port}/`],
  ['a name', (port: number) => `http://localhost:${port}/`],
  ['an odd spelling', (port: number) => `http://0x7f.1:${port}/`],
  ['IPv4 in IPv6', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
])('a receiver in a network that is not named, by %s', (_how, url) => {
  const { server, receiver, tries, deliveries } = aTellingServer('pglite', {
    url,
    networks: ['10.99.0.0/16'],
  });

  it('is never connected to', async () => {
    await server.sent();
    await eventually(tries).toEqual([{ status: null, fault: 'not-public' }]);
    expect(receiver.told).toEqual([]);
    expect(await deliveries()).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('a public receiver without encryption', () => {
  const { server, tries } = aTellingServer('pglite', { url: () => 'http://1.1.1.1/' });

  it('is never connected to', async () => {
    await server.sent();
    await eventually(tries).toEqual([{ status: null, fault: 'plain' }]);
  });
});

describe('what keeps a receiver from being told', () => {
  const { server, receiver, tries } = aTellingServer('pglite', {
    url: (port) => `https://127.0.0.1:${port}/`,
  });

  it('is kept with the try: here nobody speaks https', async () => {
    await server.sent();
    await eventually(tries).toEqual([{ status: null, fault: 'connection' }]);
    expect(receiver.told).toEqual([]);
  });
});
