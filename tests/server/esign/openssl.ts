// A certification authority of the test's own, and what openssl says of signatures: neither is code of ours.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A folder in which openssl works; its commands are written as one line. */
export interface Desk {
  readonly folder: string;
  openssl(line: string): Promise<string>;
  write(name: string, body: string | Buffer): Promise<string>;
  read(name: string): Promise<Buffer>;
  leave(): Promise<void>;
}

export async function aDesk(): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-openssl-'));
  return {
    folder,
    async openssl(line) {
      const { stdout, stderr } = await run('openssl', line.split(' '), { cwd: folder });
      return stdout + stderr;
    },
    async write(name, body) {
      await writeFile(join(folder, name), body);
      return join(folder, name);
    },
    read: (name) => readFile(join(folder, name)),
    leave: () => rm(folder, { recursive: true, force: true }),
  };
}

const EXTENSIONS = `
[ca]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
[leaf]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
[tsa]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
`;

export interface Wanted {
  readonly name: string;
  readonly by: string;
  readonly as: 'ca' | 'leaf' | 'tsa';
  readonly key?: string;
  readonly days?: number;
}

/** Issues `<name>.pem` with `<name>.key`. */
export async function issue(
  { openssl }: Desk,
  { name, by, as, key = 'rsa:2048', days = 3650 }: Wanted,
): Promise<void> {
  const [kind, size] = key.split(':');
  const option = kind === 'ec' ? `ec_paramgen_curve:${size}` : `rsa_keygen_bits:${size}`;
  const algorithm = kind === 'ec' ? 'EC' : 'RSA';
  await openssl(`genpkey -algorithm ${algorithm} -pkeyopt ${option} -out ${name}.key`);
  await openssl(`req -new -key ${name}.key -subj /O=Test/CN=${name} -out ${name}.csr`);
  const issuer = by === name ? `-signkey ${name}.key` : `-CA ${by}.pem -CAkey ${by}.key`;
  const made = `x509 -req -in ${name}.csr ${issuer} -days ${days} -sha256`;
  await openssl(`${made} -extfile extensions.cnf -extensions ${as} -out ${name}.pem`);
}

/** Root and intermediate authority. */
export async function anAuthority(desk: Desk): Promise<void> {
  await desk.write('extensions.cnf', EXTENSIONS);
  await issue(desk, { name: 'root', by: 'root', as: 'ca' });
  await issue(desk, { name: 'middle', by: 'root', as: 'ca' });
  await desk.write(
    'chain.pem',
    Buffer.concat([await desk.read('middle.pem'), await desk.read('root.pem')]),
  );
}

/** The CMS signature of a PDF, and the bytes it is over. */
export function signatureOf(file: Buffer): { readonly cms: Buffer; readonly signed: Buffer } {
  const [, from = 0, to = 0, rest = 0] = (
    /\/ByteRange \[ ?0 (\d+) (\d+) (\d+)/.exec(file.toString('latin1')) ?? []
  ).map(Number);
  if (to + rest !== file.length) throw new Error('The seal does not reach the end of the file.');
  return {
    cms: Buffer.from(file.toString('latin1', from + 1, to - 1), 'hex'),
    signed: Buffer.concat([file.subarray(0, from), file.subarray(to)]),
  };
}
