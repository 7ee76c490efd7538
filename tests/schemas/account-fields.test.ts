// The forms of an account hold the fields of FT-02 to FT-08, labelled by OR-77, and say what the documents print.
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormBundle, Texts } from '../../runtime/core/index.ts';
import { released, releasedForm } from '../helpers/releases.ts';

interface Row {
  readonly field: string;
  /** Undefined: not typed, so nothing of it is on the screen. */
  readonly label?: string;
  readonly required?: boolean;
  readonly secret?: true;
  readonly hiddenAtFirst?: true;
}

const typed = (field: string, label: string, more: Partial<Row> = {}): Row => ({
  field,
  label,
  required: true,
  ...more,
});
const secret = { secret: true } as const;
/** Shown and required by a rule; the cases beside the rules prove when. */
const byRule = { required: false, hiddenAtFirst: true } as const;

const TABLES: Readonly<Record<string, readonly [form: string, rows: readonly Row[]]>> = {
  'FT-02 and FT-03 login': [
    'login',
    [
      typed('username', 'Username', byRule),
      typed('password', 'Password', { ...byRule, ...secret }),
      typed('attorney_number', 'USL Attorney Number', byRule),
      typed('zip', 'ZIP of primary address', byRule),
      typed('last_4_ssn', 'EIN/SSN last four digits', { ...byRule, ...secret }),
      { field: 'is_registered', required: true },
    ],
  ],
  'FT-04 registration': [
    'register',
    [
      typed('username', 'Username'),
      typed('password', 'Password', secret),
      typed('confirm_password', 'Confirm Password', secret),
      typed('secret_question', 'Secret Question'),
      typed('secret_answer', 'Secret Answer', secret),
      { field: 'id' },
    ],
  ],
  'FT-05 forgot username': [
    'forgot-username',
    [
      typed('attorney_number', 'Attorney Number'),
      typed('zip', 'ZIP'),
      typed('last_4_ssn', 'EIN/SSN Last Four', secret),
    ],
  ],
  'FT-06 forgot password': [
    'forgot-password',
    [
      typed('attorney_number', 'Attorney Number'),
      typed('username', 'Username'),
      typed('secret_question', 'Secret Question', byRule),
      typed('secret_answer', 'Secret Answer', { ...byRule, ...secret }),
      { field: 'id' },
    ],
  ],
  'FT-07 reset password': [
    'reset-password',
    [
      typed('password', 'New Password', secret),
      typed('confirm_password', 'Confirm Password', secret),
      { field: 'id' },
    ],
  ],
  'FT-08 user settings': [
    'settings',
    [
      typed('secret_question', 'Secret Question'),
      typed('secret_answer', 'Secret Answer', secret),
      typed('old_password', 'Old Password', secret),
      typed('password', 'New Password', secret),
      typed('confirm_password', 'Confirm Password', secret),
      { field: 'id' },
    ],
  ],
};

describe.each(Object.entries(TABLES))('%s', (_table, [id, rows]) => {
  let form: FormBundle;
  let texts: Texts;
  beforeAll(async () => {
    form = await releasedForm(id);
    texts = (await released()).texts;
  });

  it('holds exactly these fields', () => {
    expect(Object.keys(form.fields).sort()).toEqual(rows.map(({ field }) => `/${field}`).sort());
  });

  it.each(rows)('$field is as the table says', ({ field, label, ...expected }) => {
    const info = form.fields[`/${field}`];
    expect(info?.label ? texts.t(info.label) : undefined).toBe(label);
    expect(info?.required === true).toBe(expected.required === true);
    expect(info?.secret === true).toBe(expected.secret === true);
    expect(info?.hiddenAtFirst === true).toBe(expected.hiddenAtFirst === true);
  });
});

describe('the five secret questions', () => {
  /** CON-19 in full sentences (OR-81). */
  const QUESTIONS = {
    'town or city born': 'In what town or city were you born?',
    'high school mascot': 'What was the mascot of your high school?',
    "mother's maiden name": "What is your mother's maiden name?",
    "father's middle name": "What is your father's middle name?",
    'city or town met spouse/partner': 'In what city or town did you meet your spouse or partner?',
  };

  it.each(['register', 'settings', 'forgot-password'])('read the same in %s', async (id) => {
    const { fields } = await releasedForm(id);
    const { texts } = await released();
    const options = Object.entries(fields['/secret_question']?.options ?? {});
    expect(Object.fromEntries(options.map(([value, key]) => [value, texts.t(key)]))).toEqual(
      QUESTIONS,
    );
  });
});
