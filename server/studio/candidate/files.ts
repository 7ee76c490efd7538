// The files of one form as a change has it, for its preview: named by what they hold, and kept for as long as they are fetched.
import { createHash } from 'node:crypto';
import type { Candidate, Candidates } from '../../content/candidates/candidates.ts';
import { APP, previewOf } from '../../content/candidates/questions.ts';
import type { ServerContext } from '../../context/context.ts';

export interface PreviewFile {
  readonly type: string;
  readonly body: string;
}

/** What a preview fetches first. A form that cannot be put together is not among the forms. */
export interface PreviewPointer {
  readonly seq: number;
  readonly release: string;
  readonly app: string;
  readonly forms: Readonly<Record<string, string>>;
}

type Needs = Pick<ServerContext, 'candidates' | 'content'>;

const JSON_TYPE = 'application/json; charset=utf-8';
const MODULE_TYPE = 'text/javascript; charset=utf-8';
/** Those of the last few looks at a dozen changes. */
const MOST_KEPT = 64;

/** By change and name; the one used last stands last. */
const KEPT = new WeakMap<Candidates, Map<string, PreviewFile>>();

/** Of one form, or of the pages around the forms alone. */
export async function previewPointer(
  server: Needs,
  candidate: Candidate,
  form: string,
): Promise<PreviewPointer> {
  const [shown, around] = await Promise.all([
    form === '' ? undefined : formFiles(server, candidate, form),
    appFile(server, candidate),
  ]);
  const { of } = shown ?? around;
  return {
    ...{ seq: of.seq, release: of.key, app: around.name },
    forms: shown?.name === undefined ? {} : { [form]: shown.name },
  };
}

/** A file by its name. Another process may have named it: it is made again here, where it is still the same. */
export async function previewFile(
  server: Needs,
  candidate: Candidate,
  name: string,
): Promise<PreviewFile | undefined> {
  const known = keptIn(server).get(`${candidate.change}/${name}`);
  if (known) return known;
  const [of = ''] = name.split('.');
  await previewPointer(server, candidate, of === 'app' ? '' : of);
  return keptIn(server).get(`${candidate.change}/${name}`);
}

/** A file, and the content it was made of: what was asked of, or something newer. */
interface Made<Name> {
  readonly name: Name;
  readonly of: Candidate;
}

async function formFiles(
  server: Needs,
  candidate: Candidate,
  form: string,
): Promise<Made<string | undefined>> {
  const { of, answer } = await server.candidates.ask(candidate, previewOf(form));
  if (answer === undefined) return { of, name: undefined };
  const { bundle, validatorsCode } = answer;
  const keep = keeping(server, of);
  const validators = keep(`${form}.validators`, 'js', validatorsCode);
  const release = sumOf(JSON.stringify(bundle) + validators);
  const whole = { ...bundle, release, modules: { validators } };
  return { of, name: keep(form, 'json', JSON.stringify(whole)) };
}

/** With what checks the answers of calls as they are released: a preview makes none but those there are. */
async function appFile(server: Needs, candidate: Candidate): Promise<Made<string>> {
  const { of, answer } = await server.candidates.ask(candidate, APP);
  const { modules } = server.content.app;
  const release = sumOf(JSON.stringify(answer));
  return {
    of,
    name: keeping(server, of)('app', 'json', JSON.stringify({ ...answer, release, modules })),
  };
}

/** Keeps a file under a name that it has by what it holds. */
function keeping(server: Needs, { change }: Candidate) {
  const files = keptIn(server);
  return (name: string, ending: 'js' | 'json', body: string): string => {
    const full = `${name}.${sumOf(body)}.${ending}`;
    const key = `${change}/${full}`;
    files.delete(key);
    files.set(key, { type: ending === 'js' ? MODULE_TYPE : JSON_TYPE, body });
    const [oldest] = files.keys();
    if (files.size > MOST_KEPT && oldest !== undefined) files.delete(oldest);
    return full;
  };
}

function keptIn({ candidates }: Needs): Map<string, PreviewFile> {
  const known = KEPT.get(candidates) ?? new Map<string, PreviewFile>();
  KEPT.set(candidates, known);
  return known;
}

const sumOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);
