// The files of one form as a change has it, for its preview: named by what they hold, and kept for as long as they are fetched.
import type { NamedFile } from '../../../runtime/content/index.ts';
import type { Candidate, Candidates } from '../../content/candidates/candidates.ts';
import { APP, filesOf } from '../../content/candidates/questions.ts';
import type { ServerContext } from '../../context/context.ts';

export type PreviewFile = Omit<NamedFile, 'name'>;

/** What a preview fetches first. A form that cannot be put together is not among the forms. */
export interface PreviewPointer {
  readonly seq: number;
  readonly release: string;
  readonly app: string;
  readonly forms: Readonly<Record<string, string>>;
}

type Needs = Pick<ServerContext, 'candidates'>;

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
  const { of, answer = [] } = await server.candidates.ask(candidate, filesOf(form));
  for (const file of answer) keep(server, of, file);
  return { of, name: answer[0]?.name };
}

async function appFile(server: Needs, candidate: Candidate): Promise<Made<string>> {
  const { of, answer } = await server.candidates.ask(candidate, APP);
  keep(server, of, answer);
  return { of, name: answer.name };
}

function keep(server: Needs, { change }: Candidate, { name, ...file }: NamedFile): void {
  const files = keptIn(server);
  const key = `${change}/${name}`;
  files.delete(key);
  files.set(key, file);
  const [oldest] = files.keys();
  if (files.size > MOST_KEPT && oldest !== undefined) files.delete(oldest);
}

function keptIn({ candidates }: Needs): Map<string, PreviewFile> {
  const known = KEPT.get(candidates) ?? new Map<string, PreviewFile>();
  KEPT.set(candidates, known);
  return known;
}
