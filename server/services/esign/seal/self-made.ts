// A key with a certificate of our own making: readers name the provider, and say that nobody vouches for it.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { context, der, integer, oid, sequence, setOf, TAG } from './der.ts';
import { OID, SIGNED_BY } from './oids.ts';

const YEARS = 20;
/** Clocks of processes and of readers differ: what is sealed first must be younger than this by any of them. */
const EARLIER = 3_600_000;
/** digitalSignature and nonRepudiation. */
const USAGE = Buffer.from([6, 0xc0]);

/** Key and certificate, as PEM. */
export function newSelfMade(provider: string, now: Date): { key: string; certificate: string } {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const unsigned = certificateFor(pair.publicKey, provider, now);
  const signature = sign('sha256', unsigned, pair.privateKey);
  const certificate = sequence(unsigned, SIGNED_BY.ec, bits(signature));
  return {
    key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem('CERTIFICATE', certificate),
  };
}

function certificateFor(publicKey: KeyObject, provider: string, now: Date): Buffer {
  const from = new Date(now.getTime() - EARLIER);
  const to = new Date(now);
  to.setUTCFullYear(to.getUTCFullYear() + YEARS);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keyName = createHash('sha256').update(spki).digest().subarray(0, 20);
  const text = der(TAG.text, Buffer.from(provider, 'utf8'));
  const name = sequence(setOf([sequence(oid(OID.commonName), text)]));
  return sequence(
    der(context(0), integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    SIGNED_BY.ec,
    name,
    sequence(time(from), time(to)),
    name,
    spki,
    der(
      context(3),
      sequence(
        extension(OID.basicConstraints, sequence(), true),
        extension(OID.keyUsage, der(TAG.bits, USAGE), true),
        extension(OID.subjectKey, der(TAG.octets, keyName)),
      ),
    ),
  );
}

function extension(name: string, value: Buffer, critical = false): Buffer {
  const mark = critical ? [der(TAG.boolean, Buffer.from([0xff]))] : [];
  return sequence(oid(name), ...mark, der(TAG.octets, value));
}

const bits = (bytes: Buffer): Buffer => der(TAG.bits, Buffer.from([0]), bytes);

/** Up to 2049 certificates write two digits of the year. */
function time(date: Date): Buffer {
  const digits = `${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  return date.getUTCFullYear() < 2050
    ? der(TAG.utcTime, Buffer.from(digits.slice(2), 'latin1'))
    : der(TAG.time, Buffer.from(digits, 'latin1'));
}

function pem(kind: string, body: Buffer): string {
  const lines = body.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return `-----BEGIN ${kind}-----\n${lines}\n-----END ${kind}-----\n`;
}
