// A second claim while the first is undecided: other rules may let it be sent, and it is refused in words all the same.
import { expect, it } from 'vitest';
import { edited } from '../../helpers/releases.ts';
import { aServer } from '../helpers/a-server.ts';
import { published } from '../helpers/published.ts';
import { Claimant, wholeClaim } from './claiming.ts';
import { addClaim } from './known-work.ts';

type Conditions = Record<string, Record<string, unknown[]>>;

/** A claim can be sent, too, while more is asked for of the one before. */
const WHILE_ASKED = {
  'rules/matter-claim.rules.json': edited((rules) => {
    const { editable, ...conditions } = rules.conditions as Conditions;
    const asked = {
      fact: 'context.case.claim_status',
      operator: 'equal',
      value: 'Requested More Info',
    };
    const any = [...(editable?.any ?? []), { all: [asked] }];
    return { ...rules, conditions: { ...conditions, editable: { any } } };
  }),
};

const server = aServer('postgres', {
  config: { demo: true },
  content: () => published(WHILE_ASKED),
});

it('a claim that the rules let be sent while another is undecided is refused in words, and not kept', async () => {
  const marian = await Claimant.of(server.app);
  const one = await marian.open(({ required_documents }) => required_documents.length === 0);
  const first = { case_id: one.id, number: '210000032', status: 'Requested More Info' };
  await addClaim(server.app.store, first);
  const { note: _, files: __, ...claim } = wholeClaim();
  expect(await marian.claim(one.number, claim)).toMatchObject({
    status: 409,
    body: {
      status: 'error',
      message: 'A claim for this case was sent meanwhile. Look under Billed.',
    },
  });
  expect((await marian.matter(one.number)).claims).toHaveLength(1);
});
