// Somebody with a browser's cookies and perhaps a login, who makes calls over HTTP at one address or another.

export interface Said {
  readonly status: unknown;
  readonly message?: string;
  readonly data?: unknown;
}

export interface Visitor {
  get(path: string): Promise<Said>;
  post(path: string, body: object): Promise<Said>;
  put(path: string, body: object): Promise<Said>;
  file(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Holds a document at the public page that knows them. */
  verify(file: Uint8Array<ArrayBuffer>): Promise<Said>;
  /** An attorney of the demo world. */
  logIn(username: string): Promise<void>;
  /** The same person, asking another server. */
  at(address: string): Visitor;
}

const PASSWORD = 'Portal#2026';

interface Kept {
  readonly cookies: Map<string, string>;
  token?: string;
}

/** Somebody nobody has seen before. */
export const aVisitor = (address: string): Visitor => visitorAt(address, { cookies: new Map() });

function visitorAt(address: string, kept: Kept): Visitor {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const cookie = [...kept.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(init.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(cookie !== '' && { cookie }),
      ...(kept.token !== undefined && { authorization: `Bearer ${kept.token}` }),
    };
    const answer = await fetch(address + path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      if (value === '') kept.cookies.delete(name);
      else kept.cookies.set(name, value);
    }
    return answer;
  };
  const said = async (path: string, init: RequestInit): Promise<Said> => {
    const answer = await send(path, init);
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    return isJson ? (JSON.parse(text) as Said) : { status: answer.status, message: text };
  };
  const json = (method: string) => (path: string, body: object) =>
    said(path, { method, body: JSON.stringify(body) });
  const post = json('POST');
  return {
    get: (path) => said(path, {}),
    post,
    put: json('PUT'),
    file: async (path) => new Uint8Array(await (await send(path, {})).arrayBuffer()),
    verify(file) {
      const body = new FormData();
      body.set('file', new Blob([file], { type: 'application/pdf' }), 'signed.pdf');
      return said('/api/verify', { method: 'POST', body });
    },
    async logIn(username) {
      const who = { username, password: PASSWORD, is_registered: true };
      const { data } = await post('/api/portal/login_attorney.php', who);
      kept.token = (data as { readonly token: string }).token;
    },
    at: (other) => visitorAt(other, kept),
  };
}
