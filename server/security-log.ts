// The log of security events as the settings have it, of a server and of a command.
import { existsSync } from 'node:fs';
import { type Config, ConfigError, demoSecurityLog } from './config.ts';
import { type LogLines, logLines } from './http/log-lines.ts';
import {
  type Named,
  openSecurityLog,
  type SecurityEventKind,
  type SecurityLog,
} from './security-events/index.ts';

type Settings = Pick<Config, 'securityLog' | 'logLevel' | 'dataDir'>;

/** That of a server: without a file of its own its lines stand among all others; that of the demo world has one. */
export function serverSecurityLog(config: Settings, now: () => Date): SecurityLog {
  let lines: LogLines | undefined;
  return opened(config, now, (line) => {
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
  const { securityLog: file, dataDir, ...rest } = config;
  // A command makes no data folder to write to; one that is named is asked for, and told where it is not there.
  const isNowhere = file === demoSecurityLog(dataDir) && !existsSync(dataDir);
  const log = opened(
    { ...rest, ...(file !== undefined && !isNowhere && { securityLog: file }) },
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
  { securityLog: file, logLevel }: Omit<Settings, 'dataDir'>,
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
