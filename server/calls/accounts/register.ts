// setup_attorney and check_valid_username: registering.
import { judgeBody } from '../../accounts/account-form.ts';
import { wordsOfAttorney } from '../../accounts/personal.ts';
import { identifiedHere, isFree, register } from '../../accounts/register.ts';
import { usernameFaults } from '../../accounts/usernames.ts';
import { limitByClient, limitInAll } from '../../http/limit-by-client.ts';
import { runJob } from '../../jobs/run.ts';
import { type Call, idOf } from '../common/call.ts';

const setupAttorney: Call = {
  id: 'setup_attorney',
  async handle(server, input) {
    const { t } = server.content.texts;
    const { payload } = input;
    const attorney = await identifiedHere(server, input);
    if (!attorney || attorney.id !== idOf(payload.id))
      return { status: 'success', message: t('server.account.noAttorney'), data: {} };
    await judgeBody(
      server,
      'register',
      { ...payload, id: attorney.id },
      wordsOfAttorney(server, attorney),
    );
    const { username = '', password = '', secret_question = '', secret_answer = '' } = payload;
    const chosen = { username, password, secret_question, secret_answer };
    const { shown, job } = await register(server, input, attorney, chosen);
    await runJob(server, job);
    return { status: 'success', message: t('server.account.registered'), data: shown };
  },
};

/** So many networks may use theirs up at once. */
const ALL_NETWORKS = 20;

const checkValidUsername: Call = {
  id: 'check_valid_username',
  async handle(server, input) {
    // Asked while typing, so often; but not often enough to list our usernames.
    await limitByClient(server, input, 'username', server.config.lookupLimit);
    await limitInAll(server, input, 'username', ALL_NETWORKS * server.config.lookupLimit);
    const { username } = input.payload;
    const misfit = await usernameFaults(server, username);
    if (misfit) throw misfit;
    const available = await isFree(server, username);
    const key = available ? 'server.account.usernameAvailable' : 'server.account.usernameTaken';
    return { status: 'success', message: server.content.texts.t(key), data: { available } };
  },
};

export const registerCalls: readonly Call[] = [setupAttorney, checkValidUsername];
