// The embedded provider: our own signing page, reached by links of our own.
import { randomUUID } from 'node:crypto';
import { formatNamed, todayIn } from '../../../runtime/core/index.ts';
import type { MailId } from '../../../schemas/names.gen.d.ts';
import { inTransaction } from '../../store/index.ts';
import { insertEvent } from '../../store/signing/signature-log.ts';
import { newLink } from './links.ts';
import type { EsignNeeds, EsignProvider, ProviderStatus } from './port.ts';

const REQUEST = 'signing_request' satisfies MailId;

export const EMBEDDED = 'embedded';

export function createEmbedded(needs: EsignNeeds): EsignProvider {
  const { db, mail, now } = needs;
  return {
    name: EMBEDDED,
    create: async () => ({ signId: randomUUID(), providerRequest: null }),
    embeddedUrl: (request, seen) =>
      inTransaction(db, async (trx) => {
        const path = await newLink(trx, request, now());
        await insertEvent(trx, {
          ...seen,
          request_id: request.id,
          kind: 'link',
          part: null,
          at: now(),
        });
        return path;
      }),
    emailRequest: (request, signer, seen) =>
      inTransaction(db, async (trx) => {
        const link = await newLink(trx, request, now());
        await insertEvent(trx, {
          ...seen,
          request_id: request.id,
          kind: 'sent',
          part: null,
          at: now(),
        });
        const expires = dayOf(request.expires_at, needs.content());
        const params = { name: signer.name, link, expires };
        await mail.enqueue(trx, { to: signer.email, template: REQUEST, params });
      }),
    status: async ({ status, signed_at, signer_name }): Promise<ProviderStatus> =>
      status === 'signed' && signed_at
        ? { status, at: signed_at, name: signer_name ?? '' }
        : { status: 'open' },
    // The page of a closed request opens nothing; see page.ts.
    withdraw: async () => undefined,
    // What is signed here is kept at once; see finish.ts.
    signedFile: async () => undefined,
  };
}

/** `03/16/2026`, the day it is then where the house is. */
export const dayOf = (date: Date, { app }: ReturnType<EsignNeeds['content']>): string =>
  formatNamed('date')(todayIn(app.timeZone, date));
