// No page stands in a frame, but for previews in frames of our own.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';

const OURS = ["'self'", 'SAMEORIGIN', "'none'"];
const NOBODYS = ["'none'", 'DENY', "'self'"];

describe('frames', () => {
  const server = aServer('pglite');
  const headersOf = async (url: string) => (await server.app.inject(url)).headers;
  const policyOf = async (url: string) => String((await headersOf(url))['content-security-policy']);

  /** Who may frame it, twice, and where its forms may be sent by the browser itself. */
  async function framing(url: string) {
    const policy = await policyOf(url);
    const said = (directive: string) => new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1];
    return [
      said('frame-ancestors'),
      (await headersOf(url))['x-frame-options'],
      said('form-action'),
    ];
  }

  it.each(['/preview/feedback', '/preview/application/practice?x=1', '/preview/..%2flogin'])(
    'of our own may show %s, which sends nothing',
    async (url) => {
      expect(await framing(url)).toEqual(OURS);
    },
  );

  it.each([
    ...['/', '/login', '/previews', '/preview', '/previewed/x', '/staff/home', '/x/preview/y'],
    ...['/?/preview/', '/%70review/feedback', '//preview/feedback', '/preview/../login'],
    '/api/preview/feedback',
  ])('may not show %s', async (url) => {
    const [ancestors, option] = await framing(url);
    expect([ancestors, option]).toEqual(NOBODYS.slice(0, 2));
  });

  it('are all that the policy of previews differs in', async () => {
    const rest = async (url: string) =>
      (await policyOf(url))
        .replace(/'nonce-[^']+'/, '')
        .replace(/(frame-ancestors|form-action) [^;]+/g, '$1');
    expect(await rest('/preview/feedback')).toBe(await rest('/login'));
  });
});
