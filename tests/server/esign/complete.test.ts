// The end of a signature when the line to the store is lost: a file in use is never deleted.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complete } from '../../../server/services/esign/complete.ts';
import { shelfOf } from '../../../server/services/esign/document.ts';
import type { EsignNeeds, EsignProvider } from '../../../server/services/esign/port.ts';
import type { Store } from '../../../server/store/index.ts';
import { NOW, pdf, shippedContent, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { addLeads } from '../helpers/people.ts';
import { popupUrl, submitted } from './helpers.ts';

const LOST = new Error('Connection terminated unexpectedly');

describe('a signature whose commit is not answered', () => {
  let databases: Databases;
  let app: FastifyInstance;

  beforeAll(async () => {
    databases = await startDatabases();
    app = await startApp(await databases.fresh());
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  /** Signs a new application over a store that loses its line once, before or after the commit. */
  async function sign(id: string, lost: 'before' | 'after') {
    const lead = { id, email: `signer${id}@example.com` };
    await addLeads(app, lead);
    const { browser, attorneyId } = await submitted(app, lead);
    await popupUrl(browser, attorneyId);
    const request = await app.store
      .selectFrom('signature_request')
      .selectAll()
      .where('attorney_id', '=', attorneyId)
      .executeTakeFirstOrThrow();
    const words = () => ({ locale: 'en-US' });
    const shipped = await shippedContent();
    const content = () => shipped;
    const needs = { ...app.services, db: losing(app.store, lost), words, content };
    const file = Buffer.concat([pdf('signed').body, Buffer.from(`%${id}`)]);
    const provider = { name: 'embedded' } as EsignProvider;
    const signed = { name: 'Ann Lee', at: NOW, file, events: [] };
    const shelf = shelfOf(lead.id);
    const before = await app.services.files.list(shelf);
    const outcome = await complete(needs as unknown as EsignNeeds, provider, request, signed).catch(
      (error: unknown) => error,
    );
    const added = (await app.services.files.list(shelf)).filter(
      ({ key }) => !before.some((file) => file.key === key),
    );
    return { outcome, added };
  }

  it('stands, with its file, when it was committed', async () => {
    const { outcome, added } = await sign('4001', 'after');
    expect(outcome).toMatchObject({ status: 'signed' });
    expect(added).toMatchObject([{ key: (outcome as { final_key: string }).final_key }]);
  });

  it('fails and leaves no file behind when it was not', async () => {
    const { outcome, added } = await sign('4002', 'before');
    expect(outcome).toBe(LOST);
    expect(added).toEqual([]);
  });
});

/** The store, but the answer to the first transaction never comes. */
function losing(db: Store, when: 'before' | 'after'): Store {
  let lost = false;
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction' || lost) return Reflect.get(target, name).bind?.(target);
      lost = true;
      const execute: ReturnType<Store['transaction']>['execute'] = async (work) => {
        await target.transaction().execute(async (trx) => {
          await work(trx);
          if (when === 'before') throw LOST;
        });
        throw LOST;
      };
      return () => ({ execute });
    },
  });
}
