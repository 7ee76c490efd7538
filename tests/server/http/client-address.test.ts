// Which addresses count as one network.
import { describe, expect, it } from 'vitest';
import { clientOf, networkOf } from '../../../server/http/client-address.ts';

describe('a network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:7:aaaa::1', '2001:db8:0:7'],
    ['2001:0DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is named by a hash, never by its address', () => {
    expect(clientOf('203.0.113.9')).toMatch(/^[0-9a-f]{32}$/);
    expect(clientOf('2001:db8::1')).toBe(clientOf('2001:db8::2'));
  });
});
