// The log of security events as the settings have it, of a server and of a command.
import { join } from 'node:path';
import { type Config, ConfigError } from './config/config.ts';
import { type LogLines, logLines } from './http/log-lines.ts';
import {
  type Named,
  openSecurityLog,
  type SecurityEventKind,
  type SecurityLog,
} from './security-events/index.ts';

type Settings = Pick<Config, 'securityLog' | 'logLevel'>;

/**
 * That of a server: without a file of its own its lines stand among all others. The start of the demo world is read by
 * whoever looks around, in plain words: its lines are in the data folder, which is made by then.
 */
export function serverSecurityLog(
  config: Settings & Pick<Config, 'demo' | 'dataDir'>,
  now: () => Date,
): SecurityLog {
  const { demo, dataDir, logLevel } = config;
  const own = demo && logLevel !== 'silent' && { securityLog: join(dataDir, 'security.log') };
  let lines: LogLines | undefined;
  return opened({ ...own, ...config }, now, (line) => {
    lines ??= logLines();
    lines.write(line);
  });
}

export interface CommandDone {
  readonly on?: Named;
  readonly act?: string;
  /** Why it was not done. */
  readonly reason?: string;
}

/** That of a command: whoever runs it is the operator, told by the number the system knows them by. */
export function commandSecurityLog(config: Settings) {
  const log = opened(
    config,
    () => new Date(),
    (line) => process.stderr.write(line),
  );
  const who = operator();
  return (event: SecurityEventKind, { reason, ...done }: CommandDone = {}): void =>
    log.tell({
      event,
      outcome: reason === undefined ? 'success' : 'failure',
      ...(reason !== undefined && { reason }),
      who,
      ...done,
    });
}

/** Whoever runs this process. */
export const operator = (): Named => ({
  kind: 'operator',
  id: String(process.getuid?.() ?? ''),
});

function opened(
  { securityLog: file, logLevel }: Settings,
  now: () => Date,
  write: (line: string) => void,
): SecurityLog {
  const shown = logLevel === 'silent' ? () => undefined : write;
  try {
    return openSecurityLog({ ...(file !== undefined && { file }), write: shown, now });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new ConfigError(
      `SECURITY_LOG cannot be written (${code}). Set it to a file in a folder this user may write to.`,
    );
  }
}
