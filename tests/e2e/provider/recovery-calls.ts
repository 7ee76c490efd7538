// Accounts: who registers, has forgotten something, or changes what one logs in with, as doc 1 §7.1 has them.
import { randomBytes } from 'node:crypto';
import { type Asked, failed, isOurs, personOf, type Service } from './call.ts';
import type { World } from './world.ts';

const text = (value: unknown): string => String(value ?? '');

/** Whoever is found by nothing gets no data, and no refusal. */
function setup({ world, body }: Asked): unknown {
  const { attorney } = world;
  const { username, password, secret_question, secret_answer } = body;
  if (text(body.id) !== text(attorney.id)) return { status: 'success', data: [] };
  Object.assign(attorney, { username, password, secret_question, secret_answer });
  return { status: 'success', data: personOf(world) };
}

const isFree = ({ world, body }: Asked): unknown => ({
  status: 'success',
  data: { available: body.username === world.attorney.username ? '0' : '1' },
});

const mailUsername = ({ world, body }: Asked): unknown => {
  if (!isOurs(world, body)) return failed('No records found');
  world.mails.push(`username ${world.attorney.username}`);
  return { status: 'success' };
};

function question({ world, body }: Asked): unknown {
  const { id, attorney_number, username, secret_question } = world.attorney;
  return text(body.attorney_number) === text(attorney_number) && body.username === username
    ? { status: 'success', data: { id: text(id), secret_question } }
    : failed('No records found');
}

function mailLink({ world, body }: Asked): unknown {
  if (body.secret_answer !== world.attorney.secret_answer)
    return failed('Sorry, Your answer did not match');
  const id = randomBytes(12).toString('hex');
  world.links.add(id);
  world.mails.push(`link ${id}`);
  return { data: { status: 'success' } };
}

const linkStatus = ({ world, body }: Asked): unknown => ({
  status: 'success',
  expired: world.links.has(text(body.id)) ? '0' : '1',
});

function resetPassword({ world, body }: Asked): unknown {
  if (!world.links.delete(text(body.id))) return failed('Link expired');
  world.attorney.password = text(body.password);
  return { status: 'success' };
}

function changeSettings({ world, body }: Asked): unknown {
  if (body.old_password !== world.attorney.password)
    return failed('Old password is incorrect, Please try again!');
  changed(world, body);
  return { data: { status: 'success' } };
}

function changed({ attorney }: World, { username, password }: Asked['body']): void {
  if (username) attorney.username = text(username);
  if (password) attorney.password = text(password);
}

export const RECOVERY_CALLS: Service = {
  open: {
    'setup_attorney.php': setup,
    'check_valid_username.php': isFree,
    'forgot_username.php': mailUsername,
    'get_secret_question.php': question,
    'get_reset_password_link.php': mailLink,
    'check_password_link_status.php': linkStatus,
    'reset_password.php': resetPassword,
  },
  withToken: { 'change_user_settings.php': changeSettings },
};
