// The agreement, the disclaimer and the explanations say everything the documents say they say.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const file = async (name: string): Promise<string> =>
  (await readFile(new URL(`../../messages/en-US/${name}`, import.meta.url), 'utf8')).replace(
    /\s+/g,
    ' ',
  );

const read = (name: string): Promise<string> => file(`${name}.md`);

const TERMS = [
  ['ST5-09 a free initial consultation', /free initial consultation/],
  ['OR-38 a discount of at least 33.3%', /at least 33\.3% off .*normal hourly rate/],
  ['CON-88 non-covered services', /non-covered services/],
  ['CON-88 billing directly to the member', /bill(ed)? .*directly to the member/],
  ['ST5-10 a flat fee by county', /flat fee by county/],
  ['CON-89 traffic citations', /[Tt]raffic citations/],
  [
    'CON-89 the days of invoices and payment',
    /Invoices received by the 24th are paid by the 5th business day of the next month/,
  ],
  [
    'CON-95 the end of the agreement',
    /Either side may end (this|the) agreement with 30 days written notice/,
  ],
] as const;

describe('the agreement, the one text that is accepted, printed and signed', () => {
  it.each(TERMS)('says %s', async (_term, words) => {
    expect(await read('documents/attorney_agreement')).toMatch(words);
  });
});

describe('step 5, around the disclaimer', () => {
  it.each([
    ['ST5-01 to review, submit and sign', /review your application, then submit it and sign/],
    [
      'ST5-02 to attach the declarations page',
      /Attach the declarations page of your professional liability insurance/,
    ],
  ])('asks %s, on the screen alone', async (_what, words) => {
    expect(await file('application.json')).toMatch(words);
    expect(await read('pages/disclaimer')).not.toMatch(words);
  });
});

describe('the disclaimer of step 5', () => {
  it.each([
    [
      'ST5-02 that the declarations page is attached',
      /declarations page of your professional liability insurance is attached/,
    ],
    ['ST5-03 that the information is accurate and complete', /accurate and complete/],
    ['ST5-04 that the attorney is licensed and in good standing', /licensed and in good standing/],
    ['ST5-05 that no other products are marketed', /will not market other products/],
    [
      'ST5-06 how the agreement ends',
      /Either side may end the agreement with 30 days written notice/,
    ],
  ])('says %s', async (_what, words) => {
    expect(await read('pages/disclaimer')).toMatch(words);
  });
});

describe('the coverage details', () => {
  it('OR-38 speak of at least 33% on the screen', async () => {
    expect(await read('pages/coverage_details')).toMatch(
      /at least 33% off your normal hourly rate/,
    );
  });
});

describe('the help page', () => {
  it.each([
    ['HLP-07 of matters', 'assignments', /## Matter cases/],
    ['HLP-07 of CDL cases', 'assignments', /## CDL cases/],
    ['HLP-10 of a free initial consultation', 'assignments', /free initial consultation/],
    ['HLP-10 of the rate', 'assignments', /33% discounted rate and bill the member directly/],
    [
      'HLP-11 of citations',
      'assignments',
      /CDL citations should be accepted within 2 business days/,
    ],
    ['HLP-08 of authorizations', 'authorizations', /Ask for an authorization before/],
    [
      'HLP-12 when claims of matters are paid',
      'claims',
      /Matter claims received before Friday are paid the following Monday/,
    ],
    [
      'HLP-13 when claims of CDL cases are paid',
      'claims',
      /CDL claims received before the 24th are paid that month\. Checks are cut on the 5th business day\. - CDL claims received later go to the next month/,
    ],
    [
      'HLP-14 how the agreement ends',
      'agreement',
      /Either side may end the agreement with 30 days written notice/,
    ],
  ])('tells, by %s', async (_what, page, words) => {
    expect(await read(`pages/help_${page}`)).toMatch(words);
  });
});
