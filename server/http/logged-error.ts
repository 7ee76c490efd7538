// What the log tells of an error: what kind it is and where it came from, and of its words those that quote nobody.

interface ErrorFields {
  readonly type: string;
  readonly message: string;
  /** Names and places of the system and the database, where it gives them. */
  readonly [fact: string]: unknown;
}

export interface LoggedError extends ErrorFields {
  readonly stack: string;
}

/** Serializes whatever was thrown. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { cause } = error;
  return {
    ...fieldsOf(error),
    stack: framesOf(error),
    ...(cause instanceof Error && { cause: fieldsOf(cause) }),
  };
}

const fieldsOf = (error: Error): ErrorFields => ({
  type: error.name,
  message: withoutValues(error.message),
  ...namesOf(error),
  ...placeOf(error),
});

const NAMES = ['code', 'syscall', 'table', 'column', 'constraint'] as const;
/** Names of a system or a table. Whatever else stands there may be somebody's. */
const NAME = /^\w{1,80}$/;

const namesOf = (error: Error): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    NAMES.map((name) => [name, Reflect.get(error, name)] as const).filter(
      ([, value]) => typeof value === 'string' && NAME.test(value),
    ),
  );

/** A file of ours, whose name we made, or a service we call. */
function placeOf(error: Error): Readonly<Record<string, unknown>> {
  const { syscall, path, address, port } = error as Error & Readonly<Record<string, unknown>>;
  if (syscall === undefined) return {};
  return syscall === 'connect' ? { address, port } : { path };
}

/** The lines of the places alone: what stands above them is the message once more. */
function framesOf({ stack = '', name, message }: Error): string {
  const head = `${name}: ${message}`;
  const below = stack.startsWith(head) ? stack.slice(head.length) : stack;
  const frames = below.split('\n').filter((line) => /^ {4}at /.test(line));
  return [name, ...frames].join('\n');
}

/** No message of use is longer; a parser may quote a whole body. */
const LONGEST = 300;
const OPENING = /(?<!\w)'|["`“‘<{[(=]/;
const CLOSING = ['"', "'", '`', '”', '’', '>', '}', ']', ')'];
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Whoever throws quotes what they stumbled over: a database its values, a parser the text, a mail server the address.
 * All between the first quotation mark and the last goes, and what looks like an address, a key or a long number.
 */
function withoutValues(message: string): string {
  const opens = message.search(OPENING);
  const closes = Math.max(...CLOSING.map((mark) => message.lastIndexOf(mark)));
  const quoted =
    opens < 0
      ? message
      : `${message.slice(0, opens)}…${closes > opens ? message.slice(closes + 1) : ''}`;
  return quoted
    .slice(0, LONGEST)
    .split(/(\s+)/)
    .map((word) => (isSpeaking(word) ? word : '…'))
    .join('');
}

const MOST_DIGITS = 6;
const LONGEST_WORD = 23;

/** A word of a language, not an address, an e-mail, a key or a number of somebody. */
function isSpeaking(word: string): boolean {
  const bare = word.replace(/[.,;:]{1,9}$/, '');
  if (UUID.test(bare) || /^\d{1,3}(\.\d{1,3}){3}(:\d{1,5})?$/.test(bare)) return true;
  if (/[@?]|:\/\//.test(bare) || bare.length > LONGEST_WORD) return false;
  return bare.replace(/\D/g, '').length <= MOST_DIGITS;
}
