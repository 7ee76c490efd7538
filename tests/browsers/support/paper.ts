// A page as it is printed.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { AnyPage } from '../../e2e/support/any-page.ts';

/** Lays the page out on the screen by the rules for paper, for browsers that print for people only. */
export async function asOnPaper(page: AnyPage): Promise<void> {
  await page.evaluate(() => {
    const turn = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all';
          else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
        }
        if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) turn(sheet.cssRules);
    return null;
  });
}

/** Firefox draws a variable typeface as outlines, of which no word can be read back: another one takes its place. */
export async function inPlainType(page: AnyPage): Promise<void> {
  await page.evaluate(() => {
    document.styleSheets[0]?.insertRule('* { font-family: sans-serif !important }');
    return null;
  });
}

/** The words of a PDF, in the order they were written. */
export async function wordsOf(pdf: Buffer): Promise<string> {
  const reader = spawn('pdftotext', ['-raw', '-', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.end(pdf);
  return text(reader.stdout);
}
