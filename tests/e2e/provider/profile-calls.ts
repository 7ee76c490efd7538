// The record of an attorney with its files, and what it is filled in from, as doc 2 §3 and §7 have them.
import { type Asked, failed, type Service } from './call.ts';
import { type Cell, type Row, rowOf } from './php.ts';

/** Kept as a database keeps it: a list is a table of its own, of which each row is texts. */
function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept);
  if (typeof value !== 'object' || value === null) return cell(value as Cell);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, kept(one)]));
}

const cell = (value: Cell): string | null => rowOf({ value }).value ?? null;

/** The whole form comes back, whichever part of it was edited. */
function update({ world, body }: Asked): unknown {
  const { username, lead_id: _, update_key, revision: __, data, ...form } = body;
  if (username !== world.attorney.username) return failed('No records found');
  const sent = (data ?? form) as Record<string, unknown>;
  world.updates.push(String(update_key ?? ''));
  Object.assign(world.attorney.record, kept(sent));
  return { status: 'success', errors: [] };
}

function upload({ world, body, files }: Asked): unknown {
  const [file] = files;
  if (!file) return failed('Please specify a file to import.');
  world.stored.push({ module: `profile ${String(body.fileType)}`, ...file });
  return { status: 'success' };
}

const listFiles = ({ world }: Asked): unknown =>
  world.stored
    .filter(({ module }) => module.startsWith('profile'))
    .map(({ name, module }) => ({ name, Key: name, fileType: module.split(' ')[1] }));

function deleteFile({ world, body }: Asked): unknown {
  const at = world.stored.findIndex(({ name }) => name === body.Key || name === body.name);
  if (at < 0) return failed('No such file');
  world.stored.splice(at, 1);
  return { status: 'success' };
}

const STATES: readonly Row[] = [
  { STATECD: 'GA', state_name: 'Georgia' },
  { STATECD: 'TN', state_name: 'Tennessee' },
];
const COUNTIES: Readonly<Record<string, readonly string[]>> = {
  GA: ['DeKalb', 'Fulton', 'Gwinnett'],
  TN: ['Davidson'],
};
const COVERAGES: readonly Row[] = [
  { sub_cov_id: 12, desc: 'Divorce', sub_coverage: 'Uncontested Divorce', plan_class: 'FAM' },
  { sub_cov_id: 13, desc: 'Wills', sub_coverage: 'Simple Will', plan_class: 'FAM' },
];

export const PROFILE_CALLS: Service = {
  open: {
    'getState.php': () => ({ data: STATES.map(rowOf) }),
    'getCounty.php': ({ body }) => ({ data: COUNTIES[String(body.State)] ?? [] }),
    'getAddressCounty.php': () => ({ data: { county: 'DeKalb' } }),
    'get_coverages.php': () => ({ data: COVERAGES.map(rowOf), att_data: COVERAGES.map(rowOf) }),
  },
  withToken: {
    'update_attorney_profile.php': update,
    'upload_file.php': upload,
    'list_files.php': listFiles,
    'delete_file.php': deleteFile,
  },
};
