// Cases, and authorization requests with their files, as doc 3 §3 and §7 have them.
import { randomInt } from 'node:crypto';
import { type Asked, failed, type Service } from './call.ts';
import { rowOf } from './php.ts';
import type { Kept, World } from './world.ts';

const NOW = '2026-11-30';

/** All that fit, in no order; pages are not known here. */
function listOfCases({ world, body }: Asked): unknown {
  const { type, case_type, case_number = '', member_number = '' } = body;
  const found = world.matters.filter(
    (matter) =>
      (!type || matter.type === type) &&
      (case_type === undefined ||
        case_type === '' ||
        isReferral(matter) === (String(case_type) === '1')) &&
      matter.number.startsWith(String(case_number)) &&
      matter.member_number.startsWith(String(member_number)),
  );
  return { data: found.map(rowOf) };
}

const isReferral = ({ plan_class }: World['matters'][number]): boolean => plan_class === 'REF';

/** A list and nothing around it. */
const attorneyMatters = ({ world }: Asked): unknown =>
  world.matters
    .filter((matter) => !isReferral(matter))
    .map(({ number, matter_id }) => rowOf({ case: number, matter_id }));

function createRequest({ world, body }: Asked): unknown {
  const matter = world.matters.find(({ matter_id }) => String(matter_id) === body.matter_id);
  const { subject, description } = body;
  if (!matter || !subject || !description) return failed('Please fill all required fields');
  const { attorney } = world;
  world.requests.push({
    id: String(randomInt(1000, 9000)),
    ...{ number: matter.number, member_name: matter.member_name, coverage: matter.coverage },
    ...{ at_fname: attorney.record.first_name, at_lname: attorney.record.last_name },
    ...{ subject, description, status: 'New', created_date: `${NOW} 10:15:00`, auth_id: null },
    ...{ sub_user_type: null, files: taken(world, 'request'), sub_requests: [] },
  });
  return { data: { status: 'success', message: 'Your request has been sent.' } };
}

/** What was uploaded for something becomes part of it. */
function taken(world: World, module: string): readonly { readonly name: string }[] {
  const mine = world.files.filter((file) => file.module === module);
  world.files.splice(
    0,
    Number.POSITIVE_INFINITY,
    ...world.files.filter((one) => one.module !== module),
  );
  world.stored.push(...mine);
  return mine.map(({ name }) => ({ name }));
}

function listRequests({ world, body }: Asked): unknown {
  const { matter_number = '', status } = body;
  const found = world.requests.filter(
    (one) =>
      String(one.number).includes(String(matter_number)) && (!status || one.status === status),
  );
  return { status: 'Success', data: found };
}

function requestDetails({ world, body }: Asked): unknown {
  const found = world.requests.find(({ id }) => id === body.auth_request_id);
  return found ? { status: 'Success', data: found } : failed('No records found');
}

function reply({ world, body }: Asked): unknown {
  const found = world.requests.find(({ id }) => id === body.request_id);
  if (!found || !body.description) return failed('Please fill all required fields');
  const replies = found.sub_requests as Record<string, unknown>[];
  const { first_name, last_name } = world.attorney.record;
  replies.push({
    ...{ id: String(randomInt(1000, 9000)), user_type: 'attorney' },
    ...{ created_name: `${first_name} ${last_name}`, created_date: NOW, created_time: '11:30' },
    ...{ description: body.description, files: taken(world, 'subsequent') },
  });
  // A person of the provider looks at it at once.
  replies.push({
    ...{ id: String(randomInt(1000, 9000)), user_type: 'csr', created_name: 'Authorizations' },
    ...{
      created_date: NOW,
      created_time: '11:31',
      description: 'Thank you, approved.',
      files: null,
    },
  });
  found.status = 'Open';
  found.sub_user_type = 'csr';
  return { data: { status: 'success' } };
}

function uploadTemp({ world, files, body }: Asked): unknown {
  const [file] = files;
  if (!file) return failed('Please specify a file to import.');
  const kept: Kept = { module: String(body.module), ...file };
  world.files.push(kept);
  return { status: 'success' };
}

const listTemp = ({ world, body }: Asked): unknown =>
  world.files.filter(({ module }) => module === body.module).map(({ name }) => ({ name }));

function deleteTemp({ world, body }: Asked): unknown {
  const at = world.files.findIndex(({ name }) => name === body.file || name === body.Key);
  if (at < 0) return failed('No such file');
  world.files.splice(at, 1);
  return { status: 'success' };
}

export const MATTER_CALLS: Service = {
  open: {},
  withToken: {
    'list_of_cases.php': listOfCases,
    'attorney_matters.php': attorneyMatters,
    'create_auth_request.php': createRequest,
    'list_auth_requests.php': listRequests,
    'auth_request_details.php': requestDetails,
    'reply_auth_request.php': reply,
    'upload_temp_file.php': uploadTemp,
    'list_temp_files.php': listTemp,
    'delete_temp_file.php': deleteTemp,
  },
};
