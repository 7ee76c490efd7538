// Inputs made to hold the server up, and what each is answered.
import { expect } from 'vitest';

const LEAD = 'new.applicant@example.com';

/** As many rows as a list of counties may have, none of them right. */
export const ROWS = Array.from({ length: 15_000 }, (_, at) => ({
  state_code: 'GA',
  county: `x${at}`,
  plan_class: 'FAM',
}));

/** An applicant of the demo world at the server of an address. */
export class Attacker {
  readonly #address: string;
  readonly #id: string;
  readonly #cookie: string;

  private constructor(address: string, id: string, cookie: string) {
    this.#address = address;
    this.#id = id;
    this.#cookie = cookie;
  }

  /** Found by e-mail alone: the server is started with APPLICANT_CODE=off. */
  static async at(address: string): Promise<Attacker> {
    const found = await new Attacker(address, '', '').post('/api/portal/getLeadHubspot.php', {
      emailAddress: LEAD,
    });
    const cookie = found.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    return new Attacker(address, (await found.json()).result.lead[0].id, cookie);
  }

  post(path: string, body: unknown): Promise<Response> {
    return fetch(this.#address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    });
  }

  /** A call of the portal about the application of this applicant. */
  portal(call: string, body: object): Promise<Response> {
    return this.post(`/api/portal/${call}.php`, { lead_id: this.#id, ...body });
  }

  upload(name: string): Promise<Response> {
    const form = new FormData();
    form.append('fileType', 'DEC');
    form.append('attorney_number', this.#id);
    form.append('module', 'attorney');
    form.append('file', new Blob(['%PDF-1.4\nx\n%%EOF\n']), name);
    const options = { method: 'POST', headers: { cookie: this.#cookie }, body: form };
    return fetch(`${this.#address}/api/portal/upload_temp_file.php`, options);
  }
}

export const LONG_INPUTS: readonly {
  readonly input: string;
  /** Sends it, and sees to it that it is answered as any other wrong input. */
  readonly send: (attacker: Attacker) => Promise<void>;
}[] = [
  {
    input: 'a number of 150,000 digits and a letter',
    send: async (attacker) => {
      const data = { topic: 'website', rating: `${'1'.repeat(150_000)}x`, comments: 'Long.' };
      const answer = await attacker.post('/api/forms/feedback/submissions', { data });
      expect(answer.status).toBe(422);
      expect((await answer.json()).faults).toMatchObject([{ path: '/rating' }]);
    },
  },
  {
    input: 'a phone number of 20,000 commas',
    send: async (attacker) => {
      const commas = ','.repeat(20_000);
      const data = { contacts: [{ phone: commas, cell: commas, fax: commas }] };
      const print = { data, file_type: 'attorney_app' };
      expect((await attacker.portal('attorney_app_pdf', print)).status).toBe(200);
      expect((await attacker.portal('create_attorney', { data })).status).toBe(422);
    },
  },
  {
    input: 'a file with a name of 75,000 dots',
    send: async (attacker) => {
      const { status } = await attacker.upload(`a${'.'.repeat(75_000)}b.pdf`);
      expect([200, 400, 422]).toContain(status);
    },
  },
  {
    input: 'a list of 15,000 rows',
    send: async (attacker) => {
      const data = { practice_county_list: ROWS };
      expect((await attacker.portal('create_attorney', { data })).status).toBe(422);
    },
  },
];
