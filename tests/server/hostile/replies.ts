// Whether a refusal is one: of the caller's making, in words, and found before the database had to.
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Mutant } from './mutants.ts';
import type { Outcome } from './trying.ts';

/** The last word on a value that no call has refused itself. */
const UNSTORABLE = /^Something you sent cannot be kept/;

/** Sends one to a server of this process. */
export const sendTo =
  (app: FastifyInstance) =>
  async ({ options }: Mutant): Promise<Outcome> => {
    const answer = await app.inject(options());
    return { statusCode: answer.statusCode, fault: faultOf(answer) };
  };

function faultOf({ statusCode, body, headers }: LightMyRequestResponse): string | undefined {
  const told = `${statusCode} ${body.slice(0, 200)}`;
  if (statusCode >= 500) return told;
  if (statusCode < 400) return undefined;
  if (!String(headers['content-type']).includes('json')) return `without words: ${told}`;
  const { message } = JSON.parse(body) as { readonly message?: unknown };
  if (typeof message !== 'string' || message.trim() === '') return `without words: ${told}`;
  return UNSTORABLE.test(message) ? `came to the database: ${told}` : undefined;
}
