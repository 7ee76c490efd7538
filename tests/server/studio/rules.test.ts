// The rules of the content that ships, as sentences: whoever has never seen JSON knows what they do.
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContentSource, rulesAround } from '../../../runtime/content/index.ts';
import { isObject, type Json, type Texts } from '../../../runtime/core/index.ts';
import { ruleSentence } from '../../../server/studio/rules/sentence.ts';
import { released, repositoryContent } from '../../helpers/releases.ts';

let shipped: ContentSource;
let texts: Texts;
beforeAll(async () => {
  shipped = await repositoryContent();
  texts = (await released()).texts;
});

const SECTION = /^rules\/sections\/(.+)\.rules\.json$/;
const FORM = /^rules\/([^/]+)\.rules\.json$/;

/** Every rule there is, as its sentence, by the file it stands in. */
const told = (source: ContentSource): readonly (readonly [string, string, string])[] =>
  [...source.keys()].flatMap((file) => {
    const [, section] = SECTION.exec(file) ?? [];
    const [, form] = FORM.exec(file) ?? [];
    if (section === undefined && form === undefined) return [];
    const around =
      form === undefined ? { form: '', section: `sections/${section}` } : { form, section: '' };
    return rulesAround(source, around).map(({ name, said }) => {
      const words = ruleSentence(texts, said).map(({ text }) => text);
      return [file, name, words.join('')] as const;
    });
  });

describe('rules as sentences', () => {
  it('say everything that ships', () => {
    const all = told(shipped);
    const written = [...shipped].flatMap(([file, text]) => {
      const value = SECTION.test(file) || FORM.test(file) ? (JSON.parse(text) as Json) : null;
      return isObject(value) && Array.isArray(value.rules) ? value.rules : [];
    });
    expect(all).toHaveLength(written.length);
    for (const [file, name, words] of all) {
      expect([file, name, words]).not.toEqual([file, name, '']);
      expect(words, name).not.toMatch(/undefined|server\.| {2}|\{"/);
    }
  });

  it.each([
    ['direct-deposit-shows-bank-details', 'Shown when Payment Method is Direct Deposit'],
    ['reply-needs-email', 'Required when I would like an answer is Yes'],
    [
      'claim-is-signed',
      'Refused when Digital Signature is empty, once it is sent; says “Please Enter Digital Signature”',
    ],
    [
      'cdl-county-needs-rate',
      'In each row of Practice Areas: Refused when Plan Class is CDL, Deleted is not 1 and CDL Rate is empty or zero; says “Please add CDL rate for CDL Plan”',
    ],
    [
      'insurance-expires-soon',
      'In each row of Credentials: Warned of when Insurance Expiration Date is on or after today and Insurance Expiration Date is before 30 days later than today; says “This insurance expires within thirty days. If it was renewed, enter the new date.”',
    ],
    [
      'cdl-areas-need-a-coverage',
      'Refused when Attorney Type includes CDL Defender, Plan Class in Practice Areas includes CDL and Plan Class in Coverages does not include CDL; says “Choose a CDL Defender coverage above, or remove its practice areas.”',
    ],
    [
      'first-contact-is-primary',
      'In each row of Contacts: Filled in with PRIMARY when it is the first row',
    ],
    [
      'total-is-fine-and-court-cost',
      'In each row of Citation Disposition: Filled in with the sum of Final Fine Amount Due and Final Court Cost Due when Final Fine Amount Due is answered or Final Court Cost Due is answered',
    ],
  ])('say %s as people say it', (name, sentence) => {
    expect(told(shipped).find(([, one]) => one === name)?.[2]).toBe(sentence);
  });
});
