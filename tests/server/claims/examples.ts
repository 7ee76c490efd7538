// An example of every call of the claims API: a Matter and a CDL claim from the list to their files.
import type { FastifyInstance } from 'fastify';
import { type Answer, pdf } from '../helpers/app.ts';
import { Claimant, wholeClaim } from './claiming.ts';

const madeIn = ({ body }: Answer) => (body.data as { data: Record<string, string> }).data;

/** Of an attorney of the demo world. */
export function claimExamples(app: () => FastifyInstance): Record<string, () => Promise<Answer>> {
  let marian: Claimant | undefined;
  let claim: Record<string, string> = {};
  const who = async () => {
    marian ??= await Claimant.of(app());
    return marian;
  };
  const ticket = async () => {
    const { items } = await (await who()).list({ case_type: 'CDL' });
    return items[0]?.number ?? '';
  };
  const file = { ...pdf('order.pdf'), prefix: 'JORD' };
  return {
    case_list: async () => (await who()).ask('case_list', { attorney_id: '10001' }),
    dispositions: async () => {
      const { browser, token } = await who();
      return browser.get('/api/claims/v2/dispositions', token);
    },
    matter_case_details: async () => {
      const { number } = await (await who()).open();
      return (await who()).ask('matter_case_details', { case_number: number });
    },
    cdl_case_details: async () =>
      (await who()).ask('cdl_case_details', { case_number: await ticket() }),
    create_claim: async () => {
      const one = await (await who()).open();
      const made = await (await who()).claim(one.number, wholeClaim(one));
      claim = madeIn(made);
      return made;
    },
    upload_matter_claim_files: async () =>
      (await who()).upload('upload_matter_claim_files', claim, [file]),
    claim_thread: async () => {
      const { browser, token } = await who();
      return browser.post('/api/claims/thread', { claim_id: claim.claim_id }, token);
    },
    download_claim_file: async () => {
      const { browser, token } = await who();
      const { claim_id = '' } = claim;
      const read = await browser.post('/api/claims/thread', { claim_id }, token);
      const [{ key }] = (read.body.data as { files: [{ key: string }] }).files;
      return browser.get(`/api/claims/file?${new URLSearchParams({ claim_id, key })}`, token);
    },
    reply_claim: async () => {
      const { browser, token } = await who();
      const { claim_id = '' } = claim;
      // More is asked for: the desk has a test of its own.
      const { store } = app();
      const status = 'Requested More Info';
      await store.updateTable('claim').set({ status }).where('id', '=', claim_id).execute();
      return browser.post('/api/claims/reply', { claim_id, description: 'Here it is.' }, token);
    },
    upload_cdl_claim_files: async () => {
      const cdl_data = { notes: 'Reduced.', date: '03/02/2026' };
      const case_details = { number: await ticket(), case_type: 'CDL' };
      const made = await (await who()).ask('create_claim', { data: { case_details, cdl_data } });
      const { claim_id = '' } = madeIn(made);
      return (await who()).upload('upload_cdl_claim_files', { claim_id }, [file]);
    },
  };
}
