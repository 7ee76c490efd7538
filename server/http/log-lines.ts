// Where the log is written: the lines of one turn of the event loop go out together, before anything else is read. A write for each would cost as much as a short call.

/** What a logger writes its lines to. */
export interface LogLines {
  write(line: string): void;
}

/** Lines for standard output. What waits is written when the process ends, however it does so itself. */
export function logLines(): LogLines {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') process.stdout.write(lines);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}
