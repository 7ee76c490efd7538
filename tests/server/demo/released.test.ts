// The demo world and the printed documents, tried with the content that is really released.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../../runtime/content/index.ts';
import { createJudge, type JsonObject, unknownPaths } from '../../../runtime/core/index.ts';
import { demoWalks, demoWorld } from '../../../server/demo/index.ts';
import { savedApplication, submittedApplication } from '../../../server/demo/seed/applications.ts';
import { createCoverages } from '../../../server/services/coverages.ts';
import { createDocuments } from '../../../server/services/documents/index.ts';
import type { Documents } from '../../../server/services/ports.ts';
import { released } from '../../helpers/releases.ts';
import { MADE_HERE } from '../helpers/made-here.ts';

const today = '2026-11-20';
const submitted = submittedApplication(
  {
    leadId: 'l1',
    email: 'helen@example.com',
    first: 'Helen',
    last: 'Okafor',
    firm: 'Okafor Legal Group',
    phone: '(206)555-0163',
    street: '1201 3rd Ave',
    city: 'Seattle',
    state: ['WA', 'Washington'],
    zip: '98101',
    counties: ['King', 'Pierce'],
    types: ['FAM', 'CDL', 'REF'],
  },
  today,
);

let release: Release;
let documents: Documents;
beforeAll(async () => {
  release = await released();
  const { locale, texts, pages } = release;
  const words = { locale, t: texts.t, has: texts.has, page: (key: string) => pages[key] };
  documents = createDocuments({
    words: () => words,
    views: () => release.app.views,
    declared: () => release.app.documents,
    coverages: createCoverages(),
    ...MADE_HERE,
  });
});

async function faults(answers: JsonObject, moment: 'submit' | 'leave:primary') {
  const form = release.forms.application;
  if (!form) throw new Error('There is no application form.');
  expect(unknownPaths(form.bundle, answers)).toEqual([]);
  const context = { today, route: 'Application' };
  const judgement = await createJudge(form.bundle, form.validate).judge({
    answers,
    context,
    moment,
  });
  return judgement.faults;
}

describe('the demo applications', () => {
  it('leave step 1 of the saved one complete, and step 2 open', async () => {
    const found = await faults(
      savedApplication('l2', 'saved.applicant@example.com'),
      'leave:primary',
    );
    expect(found.filter((fault) => fault.section === 'primary')).toEqual([]);
    expect(found.some((fault) => fault.section === 'practice')).toBe(true);
  });

  it('miss nothing in a submitted one but what is sealed or stored as a file', async () => {
    const found = await faults(submitted, 'submit');
    const paths = new Set(found.map((fault) => fault.path));
    expect([...paths].sort()).toEqual(['/ssn_number', '/uploadedFiles']);
  });

  it('are listed in words that the release has', () => {
    const ofEntries = demoWorld().entries.flatMap(({ name, text }) => [name, text]);
    const ofWalks = demoWalks({ matter: '/' }).flatMap(({ title, text, steps }) => [
      title,
      text,
      ...steps.flatMap((step) => [step.text, ...(step.name === undefined ? [] : [step.name])]),
    ]);
    expect([...ofEntries, ...ofWalks].filter((key) => !release.texts.has(key))).toEqual([]);
  });
});

describe('documents in the released wording', () => {
  it('prints the four agreement files under the names of the documents', async () => {
    const files = await Promise.all(documents.names.map((name) => documents.agreement(name)));
    expect(files.map((file) => file?.fileName)).toEqual([
      'Fee for Services Attorney Agreement.pdf',
      'Fee schedule Standard.pdf',
      'Fee schedule California.pdf',
      'Member Acknowledgment Form.pdf',
    ]);
  });

  it('prints an application to keep and one to sign, each with the agreement, under names nobody guesses', async () => {
    const form = release.forms.application?.bundle;
    if (!form) throw new Error('There is no application form.');
    const plain = await documents.application({ form, answers: submitted, kind: 'attorney_app' });
    const signable = await documents.application({ form, answers: submitted, kind: 'enrollment' });
    expect(plain.fileName).toMatch(/^attorney_app-[0-9a-f]{32}\.pdf$/);
    expect(signable.fileName).toMatch(/^enrollment-[0-9a-f]{32}\.pdf$/);
    expect([plain.title, signable.title]).toEqual([
      'Attorney Application',
      'Enrollment Application',
    ]);
    const agreement = { kind: 'heading', depth: 1, text: 'Fee for Services Attorney Agreement' };
    for (const { blocks } of [plain, signable]) expect(blocks).toContainEqual(agreement);
  });
});
