// Printing: as many pages as it takes, nothing lost, and a structure for those who have it read aloud.
import { describe, expect, it } from 'vitest';
import type { Blocks } from '../../../server/services/blocks.ts';
import { printPdf } from '../../../server/services/documents/printer.ts';
import { poppler } from '../esign/helpers.ts';

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('printing', () => {
  const imprint = { title: 'Title', provider: 'Provider', language: 'en-US', pageOf: () => 'Page' };

  it('is tagged: what is read aloud has its place, and repeated table heads are read once', async () => {
    const rows = Array.from({ length: 120 }, (_, n) => ['GA', `County ${n}`]);
    const blocks: Blocks = [
      { kind: 'heading', depth: 1, text: 'Application' },
      { kind: 'paragraph', runs: [{ text: 'long '.repeat(60) }] },
      { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', runs: [{ text: 'one' }] }]] },
      { kind: 'facts', rows: [['Name', 'Ann']] },
      { kind: 'table', columns: [{ heading: 'State' }, { heading: 'County', wide: true }], rows },
    ];
    const imprint = {
      title: 'T',
      provider: 'P',
      language: 'en-US',
      pageOf: (page: number) => `Page ${page}`,
    };
    const [pdf, other] = await Promise.all([printPdf(blocks, imprint), printPdf(blocks, imprint)]);
    const text = pdf.toString('latin1');
    const count = (tag: string) => text.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0;
    expect(text).toMatch(/\/MarkInfo/);
    expect(pages(pdf)).toBeGreaterThan(2);
    expect(
      ['Document', 'H1', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD'].map(count),
    ).toEqual([1, 1, 2, 1, 1, 1, 2, 122, 3, 241]);
    expect(other.length).toBe(pdf.length);
  });

  it('goes on over as many pages as it needs', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => [`Row ${index}`, 'x']);
    const columns = [{ heading: 'A', wide: true }, { heading: 'B' }];
    const pdf = await printPdf([{ kind: 'table', columns, rows }], imprint);
    expect(pages(pdf)).toBeGreaterThan(3);
  });

  it('goes on in the next line with a word that no line has room for', async () => {
    const address = `https://example.org/${'a-long-way/'.repeat(20)}`;
    const rows = [['Comments', `See ${address} and ${'x'.repeat(220)}.`]] as const;
    const printed = await printPdf([{ kind: 'facts', rows }], imprint);
    const text = (await poppler('pdftotext', printed, '-raw')).replaceAll(/\s/g, '');
    expect(text).toContain(`See${address}and${'x'.repeat(220)}.`);
  });

  it('numbers the pages of all pages, under the name of the provider and the title', async () => {
    const more = { ...imprint, pageOf: (page: number, all: number) => `Page ${page} of ${all}` };
    const blocks: Blocks = [
      { kind: 'paragraph', runs: [{ text: 'First' }] },
      { kind: 'newPage' },
      { kind: 'paragraph', runs: [{ text: 'Second' }] },
    ];
    const text = await poppler('pdftotext', await printPdf(blocks, more), '-raw');
    expect(text.split(/\s*[\n\f]+/).filter(Boolean)).toEqual(
      ['First', 'Second'].flatMap((word, page) => [
        word,
        'Provider Title',
        `Page ${page + 1} of 2`,
      ]),
    );
  });

  it('never leaves headings at the foot of a page, nor alone on one', async () => {
    const body = { kind: 'facts', rows: [['Question', 'Answer']] } as const;
    for (let above = 25; above < 34; above += 1) {
      const filled = Array.from({ length: above }, () => ({
        kind: 'paragraph' as const,
        runs: [{ text: 'Line' }],
      }));
      const headings = [2, 3, 4].map(
        (depth) => ({ kind: 'heading', depth, text: `Heading ${depth}` }) as const,
      );
      const pdf = await printPdf([...filled, ...headings, body], imprint);
      const pages = (await poppler('pdftotext', pdf, '-raw')).split('\f');
      const [page = ''] = pages.filter((text) => text.includes('Answer'));
      expect(page).toMatch(/Heading 2\nHeading 3\nHeading 4\nQuestion Answer/);
    }
  });

  it('prints a cell longer than a page', async () => {
    const long = Array.from({ length: 2000 }, (_, index) => `County ${index}`).join(', ');
    const pdf = await printPdf(
      [{ kind: 'table', columns: [{ heading: 'A', wide: true }], rows: [[long]] }],
      imprint,
    );
    expect(pages(pdf)).toBeGreaterThan(4);
  });

  it('is copied out as it was written, whatever looked the same in the documents before', async () => {
    // One picture in the font, two signs: a Greek letter, and that of an increment.
    for (const sign of ['\u0394', '\u2206', '\u0394']) {
      const pdf = await printPdf([{ kind: 'paragraph', runs: [{ text: `5 ${sign}t` }] }], imprint);
      expect(await poppler('pdftotext', pdf, '-raw')).toContain(`5 ${sign}t`);
    }
  });
});
