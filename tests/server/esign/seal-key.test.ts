// Documents sealed with the key of a certification authority, and what a start says of a key that cannot be used.
import { X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../../server/config/config.ts';
import { startFault } from '../../../server/start-faults.ts';
import { Browser, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { finish, newSigner, poppler, popplerText, popupUrl, signedFile } from './helpers.ts';
import { aDesk, anAuthority, type Desk, issue, signatureOf } from './openssl.ts';

const PASSWORD = 'correct-horse';

describe('a key of a certification authority', () => {
  let databases: Databases;
  let desk: Desk;
  /** Before it nothing of the authority is valid, after it nothing will be. */
  let today: Date;

  beforeAll(async () => {
    databases = await startDatabases();
    desk = await aDesk();
    await anAuthority(desk);
    await issue(desk, { name: 'provider', by: 'middle', as: 'leaf' });
    await issue(desk, { name: 'curve', by: 'middle', as: 'leaf', key: 'ec:P-384' });
    await issue(desk, { name: 'short', by: 'middle', as: 'leaf', days: 1 });
    await issue(desk, { name: 'alone', by: 'alone', as: 'leaf' });
    const { validFrom } = new X509Certificate(await desk.read('short.pem'));
    today = new Date(new Date(validFrom).getTime() + 60_000);
  });
  afterAll(async () => {
    await desk?.leave();
    await databases?.stop();
  });

  /** `<name>.p12` with key, certificate and chain. */
  async function exported(name: string, more = '-certfile chain.pem'): Promise<string> {
    const from = `-inkey ${name}.key -in ${name}.pem ${more}`.trim();
    await desk.openssl(`pkcs12 -export ${from} -out ${name}.p12 -passout pass:${PASSWORD}`);
    return `${desk.folder}/${name}.p12`;
  }

  async function startWith(file: string, password = PASSWORD, now: () => Date = () => today) {
    const config: Partial<Config> = { sealKey: { file, password } };
    return startApp({ ...(await databases.fresh()), config, parts: { now } });
  }

  async function signedBy(app: FastifyInstance): Promise<Buffer> {
    const { browser, attorneyId } = await newSigner(app);
    const url = await popupUrl(browser, attorneyId);
    expect((await finish(browser, url)).status).toBe(200);
    return signedFile(app, browser, url);
  }

  it.each([
    ['RSA, as openssl exports it today', 'provider', ''],
    ['RSA, as older programs export it', 'provider', ' -legacy'],
    ['an elliptic curve', 'curve', ''],
  ])('seals, and its chain comes along: %s', async (_, name, more) => {
    const app = await startWith(await exported(name, `-certfile chain.pem${more}`));
    const file = await signedBy(app);
    const { cms, signed } = signatureOf(file);
    await desk.write('seal.cms', cms);
    await desk.write('signed.bin', signed);
    // Only the root is known; what lies between comes with the seal.
    const verify = 'cms -verify -binary -inform DER -in seal.cms -content signed.bin -cades';
    const said = await desk.openssl(`${verify} -CAfile root.pem -purpose any -out /dev/null`);
    expect(said).toContain('successful');
    const seal = await poppler('pdfsig', file);
    expect(seal).toContain('Signature is Valid');
    expect(seal).toContain(`Signer Certificate Common Name: ${name}`);
    expect(await popplerText(file)).toContain(`Sealed by ${name}`);
    // It stands in no store.
    expect(await app.store.selectFrom('sealing_key').selectAll().execute()).toEqual([]);
    await app.close();
  });

  it('that ends while the server runs seals nothing more, and nothing is lost', async () => {
    let now = today;
    const app = await startWith(await exported('short'), PASSWORD, () => now);
    const { browser, attorneyId } = await newSigner(app);
    now = new Date(today.getTime() + 2 * 24 * 3_600_000);
    const again = new Browser(app);
    await again.signIn((await app.services.leads.findByAttorney(attorneyId))?.email ?? '');
    const url = await popupUrl(again, attorneyId);
    const refused = await finish(again, url);
    expect(refused).toMatchObject({
      status: 503,
      body: {
        message:
          'Documents cannot be signed at the moment. Nothing was signed; please try again later.',
      },
    });
    now = today;
    expect((await finish(browser, await popupUrl(browser, attorneyId))).status).toBe(200);
    await app.close();
  });

  const refusalOf = async (start: Promise<FastifyInstance>): Promise<string | undefined> =>
    start.then(
      async (app) => {
        await app.close();
        return 'It started.';
      },
      (error: unknown) => startFault(error),
    );

  it.each<[string, () => Promise<Promise<FastifyInstance>[]>, RegExp]>([
    [
      'a file that is not there',
      async () => [startWith('/nowhere/seal.p12')],
      /^SEAL_KEY_FILE cannot be read \(ENOENT\)\. Set it to a PKCS #12 file .+\.$/,
    ],
    [
      'a file of another kind',
      async () => [startWith(`${desk.folder}/provider.pem`)],
      /^SEAL_KEY_FILE is no PKCS #12 file that can be read\. Make it anew with: openssl .+\.$/,
    ],
    [
      'a wrong passphrase',
      async () => [startWith(await exported('provider'), 'wrong')],
      /^SEAL_KEY_PASSWORD does not open the file of SEAL_KEY_FILE\. Set it to .+\.$/,
    ],
    [
      'a file without a key',
      async () => {
        const out = `-out keyless.p12 -passout pass:${PASSWORD}`;
        await desk.openssl(`pkcs12 -export -nokeys -in provider.pem ${out}`);
        return [startWith(`${desk.folder}/keyless.p12`)];
      },
      /^SEAL_KEY_FILE holds no private key with its certificate\. Make it anew with: .+\.$/,
    ],
    [
      'a certificate without its chain',
      async () => [startWith(await exported('provider', ''))],
      /^SEAL_KEY_FILE holds no certificate of the authority that issued its own\. Put the chain .+\.$/,
    ],
    [
      'a certificate that nobody else issued',
      async () => [startWith(await exported('alone', ''))],
      /^SEAL_KEY_FILE holds no certificate of the authority that issued its own\. Put the chain .+\.$/,
    ],
    [
      'a certificate that has expired',
      async () => [
        startWith(await exported('short'), PASSWORD, () => new Date(today.getTime() + 3e8)),
      ],
      /^SEAL_KEY_FILE holds a certificate that expired on \d{4}-\d\d-\d\d\. Put a renewed one into it\.$/,
    ],
    [
      'a certificate of the future',
      async () => [
        startWith(await exported('short'), PASSWORD, () => new Date(today.getTime() - 3e8)),
      ],
      /^SEAL_KEY_FILE holds a certificate that is not valid before .+\. Use it from then on, .+\.$/,
    ],
  ])('ends the start in one line with the remedy: %s', async (_, begin, line) => {
    const [start] = await begin();
    if (!start) throw new Error('Nothing was started.');
    const said = await refusalOf(start);
    expect(said).toMatch(line);
    expect(said).not.toContain('\n');
    expect(said).not.toContain(PASSWORD);
  });
});
