// A program outside that is told by webhooks: a server of its own, which keeps what it got and answers as it is told to.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface Told {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type AnswerTo = (response: ServerResponse, told: Told) => void;

export interface AReceiver {
  readonly port: number;
  /** All it was told since the test began. */
  readonly told: Told[];
  answer: AnswerTo;
}

export const taken: AnswerTo = (response) => {
  response.writeHead(204).end();
};

export const refusing =
  (status: number, words = '', headers: Readonly<Record<string, string>> = {}): AnswerTo =>
  (response) => {
    response.writeHead(status, headers).end(words);
  };

/** To be called inside `describe`, before the server that tells it. */
export function aReceiver(): AReceiver {
  const receiver = { port: 0, told: [] as Told[], answer: taken };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const told = { path: request.url ?? '', headers: request.headers, body };
      receiver.told.push(told);
      receiver.answer(response, told);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    receiver.port = typeof address === 'object' && address ? address.port : 0;
  });
  beforeEach(() => {
    receiver.told.length = 0;
    receiver.answer = taken;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
