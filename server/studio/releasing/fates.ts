// What becomes of open drafts, as whoever publishes chooses it for a form: an edit of the change like any other, so that what is looked at, approved and published is one.
import { randomUUID } from 'node:crypto';
import {
  type ContentFault,
  type ContentSource,
  keepsDrafts,
  printJson,
  readJson,
} from '../../../runtime/content/index.ts';
import { isObject, type JsonObject, type OnNewRelease } from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { countOpenDrafts } from '../../store/forms/open-drafts.ts';
import { editChange } from '../changes/index.ts';
import type { Standing } from './standing.ts';
import type { Tally } from './tally.ts';

export interface FormFate {
  readonly form: string;
  readonly chosen: OnNewRelease;
  readonly drafts: number;
  readonly kept: number;
  readonly losing: number;
  readonly held: number;
  /** False where the change cannot be tried before something is chosen, or mended. */
  readonly isTried: boolean;
}

/** The forms of which there is something to choose; without a tally those whose saved answers the check says would break. */
export async function fatesOf(
  { db }: Pick<ServerContext, 'db'>,
  source: ContentSource,
  {
    tally,
    faults,
  }: { readonly tally: Tally | undefined; readonly faults: readonly ContentFault[] },
): Promise<readonly FormFate[]> {
  if (tally)
    return Object.entries(tally.fates).map(([form, fate]) => ({
      ...{ form, ...fate, isTried: true },
      chosen: chosenIn(source, form),
    }));
  const breaking = formsBroken(source, faults);
  if (breaking.length === 0) return [];
  const counts = await countOpenDrafts(db);
  return breaking.map((form) => ({
    ...{ form, chosen: chosenIn(source, form), isTried: false },
    ...{ drafts: counts.get(form) ?? 0, kept: 0, losing: 0, held: 0 },
  }));
}

const BREAKS = 'breaking-change';
const OWN = /^schemas\/forms\/([^/]+)\//;
const SHARED = /^schemas\/sections\/([^/.]+)/;

/** By the files of the faults: of a section that several forms share all of these. */
function formsBroken(source: ContentSource, faults: readonly ContentFault[]): readonly string[] {
  const files = faults.filter(({ code }) => code === BREAKS).map(({ file }) => file);
  const forms = files.flatMap((file) => {
    const own = OWN.exec(file)?.[1];
    if (own !== undefined) return [own];
    const section = SHARED.exec(file)?.[1];
    return section === undefined ? [] : formsWith(source, section);
  });
  return [...new Set(forms)].filter((form) => isKept(source, form)).sort();
}

const formsWith = (source: ContentSource, section: string): readonly string[] =>
  [...source.keys()].flatMap((file) => {
    const id = /^schemas\/forms\/([^/]+)\/form\.json$/.exec(file)?.[1];
    const sections = id === undefined ? undefined : formIn(source, id)?.sections;
    return id !== undefined && Array.isArray(sections) && sections.includes(section) ? [id] : [];
  });

const fileOf = (form: string): string => `schemas/forms/${form}/form.json`;

function formIn(source: ContentSource, form: string): JsonObject | undefined {
  const text = source.get(fileOf(form));
  const read = text === undefined ? undefined : readJson(text);
  return read && 'value' in read && isObject(read.value) ? read.value : undefined;
}

const isKept = (source: ContentSource, form: string): boolean => {
  const file = formIn(source, form);
  return file !== undefined && keepsDrafts(file as Parameters<typeof keepsDrafts>[0]);
};

const CHOICES: readonly OnNewRelease[] = ['pin', 'migrate', 'restart'];

/** What the form says now; answers are carried over where it says nothing. */
function chosenIn(source: ContentSource, form: string): OnNewRelease {
  const draft = formIn(source, form)?.draft;
  const said = isObject(draft) ? draft.onNewRelease : undefined;
  return CHOICES.find((one) => one === said) ?? 'migrate';
}

export interface Choosing {
  /** What was looked at, by its hash. */
  readonly files: string;
  readonly form: string;
  readonly fate: OnNewRelease;
}

/** Chooses it in the change. Throws where that was edited meanwhile, or has no such form. */
export async function chooseFate(
  server: ServerContext,
  standing: Standing,
  staff: Staff,
  { files, form, fate }: Choosing,
): Promise<void> {
  const { change, source, seq } = standing;
  if (standing.files !== files) throw new Refusal('CHANGE_EDITED');
  const file = formIn(source, form);
  if (!file || !isKept(source, form)) throw new Refusal('UNKNOWN_FORM');
  if (chosenIn(source, form) === fate) return;
  const draft = { ...(isObject(file.draft) && file.draft), onNewRelease: fate };
  const text = printJson({ ...file, draft });
  const command = { kind: 'file', path: fileOf(form), text } as const;
  const { clashes } = await editChange(server, staff, {
    ...{ change: change.id, after: seq },
    commands: [{ id: randomUUID(), command }],
  });
  if (clashes.length > 0) throw new Refusal('CHANGE_EDITED');
}
