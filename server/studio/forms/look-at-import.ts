// What would be made of a schema of somebody else: the report of it and the files, or why it is refused. Nothing is written.
import {
  type ContentFault,
  importForm,
  levelsOf,
  type ReportLine,
  readJson,
} from '../../../runtime/content/index.ts';
import { isObject, type Json, type Texts } from '../../../runtime/core/index.ts';
import type { Candidate } from '../../content/candidates/candidates.ts';
import { FAULTS } from '../../content/candidates/questions.ts';
import { CACHE } from '../../content/load.ts';
import type { ServerContext } from '../../context/context.ts';

interface Foreign {
  readonly id: string;
  readonly schema: string;
  readonly ui: string | undefined;
}

type Fault = Pick<ContentFault, 'place' | 'message' | 'remedy'>;

interface Looked {
  readonly lines: readonly ReportLine[];
  readonly faults: readonly Fault[];
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** Above these a text describes no form that anybody could answer; asked before it is parsed. */
const MOST_LEVELS = 100;
const MOST_MEMBERS = 20_000;
/** Nobody reads more at once. */
const MOST_LINES = 1000;
const MOST_FAULTS = 50;

/** As the command of the house imports it, judged with the content around it. */
export async function lookAtImport(
  server: ServerContext,
  candidate: Candidate,
  foreign: Foreign,
): Promise<Looked> {
  const { texts } = server.content;
  const schema = readFrom(texts, foreign.schema, 'schema');
  const ui = readFrom(texts, foreign.ui ?? '{}', 'layout');
  if ('fault' in schema) return refused([schema.fault]);
  if ('fault' in ui) return refused([ui.fault]);
  if (!isObject(ui.value)) return refused([faultIn(texts, 'noLayout', 'layout')]);
  const main = 'schema.json';
  const imported = await importForm(
    { main, files: new Map([[main, schema.value]]) },
    {
      ...{ id: foreign.id, ui: ui.value, among: candidate.source, cacheDir: CACHE },
      check: (source) => faultsOf(server, { ...candidate, source }),
    },
  );
  const lines = imported.report.slice(0, MOST_LINES);
  if (imported.faults.length > 0) return { ...refused(imported.faults), lines };
  const files = Object.entries(imported.files).map(([path, text]) => ({ path, text }));
  return { lines, faults: [], files };
}

const refused = (faults: readonly Fault[]): Looked => ({
  lines: [],
  faults: faults.slice(0, MOST_FAULTS).map(({ place, message, remedy }) => ({
    ...{ place, message, remedy },
  })),
  files: [],
});

let looks = 0;

/** A draft of a form has a turn of its own: whoever edits the change waits for none of it. */
async function faultsOf(server: ServerContext, { change, source, seq }: Candidate) {
  looks += 1;
  const key = `look ${change} ${looks}`;
  return (await server.candidates.ask({ change: key, key, seq, source }, FAULTS)).answer;
}

/** Sizes are asked before anything is parsed: a text that is made to be too much falls nobody. */
function readFrom(
  texts: Texts,
  text: string,
  what: 'schema' | 'layout',
): { readonly value: Json } | { readonly fault: Fault } {
  if (levelsOf(text) > MOST_LEVELS) return { fault: faultIn(texts, 'tooDeep', what) };
  if (text.split('":', MOST_MEMBERS + 2).length > MOST_MEMBERS + 1)
    return { fault: faultIn(texts, 'tooMany', what) };
  const read = readJson(text);
  if ('value' in read) return read;
  const { message, remedy } = read.fault;
  const place = texts.t('server.studio.import.line', { line: read.line });
  return {
    fault: { place, message: texts.t('server.studio.import.notJson', { message }), remedy },
  };
}

const faultIn = (
  texts: Texts,
  why: 'tooDeep' | 'tooMany' | 'noLayout',
  what: 'schema' | 'layout',
): Fault => ({
  place: '',
  message: texts.t(WHY[why], { what: texts.t(WHAT[what]) }),
  remedy: texts.t('server.studio.import.remedy'),
});

const WHY = {
  tooDeep: 'server.studio.import.tooDeep',
  tooMany: 'server.studio.import.tooMany',
  noLayout: 'server.studio.import.noLayout',
} as const;
const WHAT = {
  schema: 'server.studio.import.schema',
  layout: 'server.studio.import.layout',
} as const;
