// Authorization requests are what a form with a process sent: rows of `form_item` with the case they are about; what was said on them stands in the track.
import type { Migration } from './migrate.ts';

/** Of a row of `auth_request`, its status once the desk had spoken, and before. */
const [FRESH, SPOKEN] = [`'New'`, `'Open'`];

/** Somebody of the desk had replied on the same request before this reply. */
const SPOKEN_BEFORE = `exists (select from auth_reply as earlier where earlier.request_id = reply.request_id
  and earlier.user_type = 'staff' and (earlier.created_at, earlier.id) < (reply.created_at, reply.id))`;

const EVENT = `insert into matter_event (id, case_id, attorney_id, flow, subject_id, at, who, by_id, by_name, move, from_status,
  to_status, words, submission_id) select gen_random_uuid(), request.case_id, request.attorney_id, 'request', request.id::text`;

export const requestsAreItems: Migration = {
  name: '0083-requests-are-items',
  statements: [
    'alter table form_item add column case_id uuid references legal_case (id)',
    // What was sent gets the id of its request, by which mails and the track know it; what came without a form gets its answers.
    `insert into submission (id, form_id, release, revision, data, secrets, owner, submitted_at)
      select request.id, 'auth-request', coalesce(sent.release, (select release from content_release
          where form_id = 'auth-request' order by current_at desc nulls last limit 1), ''),
        coalesce(sent.revision, 0),
        coalesce(sent.data, jsonb_build_object('matter_id', request.case_id, 'subject', request.subject,
          'description', request.description)),
        '{}', 'attorney/' || request.attorney_id, request.created_at
      from auth_request as request left join submission as sent on sent.id = request.submission_id`,
    `update form_file set submission_id = request.id
      from auth_request as request where request.submission_id = form_file.submission_id`,
    `insert into form_item (id, form_id, flow, owner, attorney_id, case_id, subject, status, answered, created_at, waits_since,
        state_since, closed_at)
      select id, 'auth-request', 'request', 'attorney/' || attorney_id, attorney_id, case_id, subject, status, answered,
        created_at, waits_since, coalesce((select max(at) from matter_event where subject_id = request.id::text
          and from_status is distinct from to_status), closed_at, created_at), closed_at
      from auth_request as request order by created_at, id`,
    // Whatever happened before there was a track of requests.
    `${EVENT}, request.created_at, 'attorney', request.attorney_id,
        attorney.first_name || ' ' || attorney.last_name, 'start', null, ${FRESH}, request.subject, null
      from auth_request as request join attorney on attorney.id = request.attorney_id
      where not exists (select from matter_event where subject_id = request.id::text and move = 'start')
      order by request.created_at, request.id`,
    `${EVENT}, reply.created_at, case reply.user_type when 'staff' then 'desk' else 'attorney' end,
        case reply.user_type when 'staff' then '' else request.attorney_id end, reply.created_name,
        case when reply.user_type = 'staff' and reply.created_at = request.closed_at then 'complete' else 'reply' end,
        case when ${SPOKEN_BEFORE} then ${SPOKEN} else ${FRESH} end,
        case when reply.user_type = 'staff' and reply.created_at = request.closed_at then request.status
          when reply.user_type = 'staff' or ${SPOKEN_BEFORE} then ${SPOKEN} else ${FRESH} end,
        reply.description, reply.submission_id
      from auth_reply as reply join auth_request as request on request.id = reply.request_id
      where not exists (select from matter_event where subject_id = request.id::text and at = reply.created_at and move <> 'start')
      order by reply.created_at, reply.id`,
    `${EVENT}, request.closed_at, 'desk', '', '', 'complete', ${SPOKEN}, request.status, '', null
      from auth_request as request where request.closed_at is not null
        and not exists (select from matter_event where subject_id = request.id::text and at = request.closed_at)
      order by request.closed_at, request.id`,
    // The answers stand under the other id now; what was sealed with the first one stays there.
    `create temporary table moved_submission on commit drop as
      select submission_id as id from auth_request where submission_id is not null`,
    'drop table auth_reply',
    'drop table auth_request',
    `delete from submission using moved_submission as moved
      where submission.id = moved.id and submission.secrets = '{}'`,
    'create index form_item_of_case on form_item (case_id) where case_id is not null',
    `create index form_item_requests on form_item (attorney_id, created_at desc, id desc) where form_id = 'auth-request'`,
    `create index form_item_requests_open on form_item (attorney_id) where form_id = 'auth-request' and closed_at is null`,
  ],
};
