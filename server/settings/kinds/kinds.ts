// What a setting is, and the usual kinds of them.

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Setting {
  readonly schema: Schema;
  /** Of a value that does not fit; addresses carry passwords, so theirs say nothing of the value. */
  readonly problem: (value: string) => string;
  readonly remedy: string;
  /** What holds where it is left out, in the words of the table in docs/operating.md. */
  readonly otherwise: string;
}

export type Settings = Readonly<Record<string, Setting>>;

export const NOT_SET = '–';
export const anyText = { schema: { type: 'string' }, problem: () => 'cannot be used' } as const;

/** A number in an environment is read as one. */
interface WholeNumber extends Setting {
  readonly schema: Schema & { readonly type: 'integer'; readonly default: number };
}

export const whole = (
  least: number,
  most: number,
  otherwise: number,
  name: string,
): WholeNumber => ({
  schema: { type: 'integer', minimum: least, maximum: most, default: otherwise },
  problem: (value) => `must be a whole number from ${least} to ${most}, not "${value}"`,
  remedy: `Set ${name}=${otherwise}, or leave it out for ${otherwise}`,
  otherwise: String(otherwise),
});

export const oneOf = (choices: readonly string[], otherwise: string): Setting => ({
  schema: { type: 'string', enum: choices },
  problem: (value) => `cannot be "${value}"`,
  remedy: `Use one of ${choices.join(', ')}, or leave it out`,
  otherwise,
});

export const address = (format: string, scheme: string): Setting => ({
  schema: { type: 'string', format },
  problem: () => 'is not an address we can use',
  remedy: `Write it as ${scheme}//…`,
  otherwise: NOT_SET,
});

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export const NEW_KEY = `Make one with: node -p "crypto.randomBytes(32).toString('hex')"`;
