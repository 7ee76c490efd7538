// Runs a job once per frame, after the frame is painted, so that a keystroke is on screen before anything is judged.

const HIDDEN_MS = 120;

/** Gives a function that may be called often; the job runs once for all calls of a frame. `flush` runs a waiting job now. */
export function afterPaint(job: () => void): {
  ask: () => void;
  flush: () => void;
  stop: () => void;
} {
  let waiting = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (!waiting) return;
    waiting = false;
    job();
  };
  // A message posted in the frame is delivered right after its paint; a hidden page has no frames, so it waits by a timer.
  const channel = typeof MessageChannel === 'undefined' ? undefined : new MessageChannel();
  if (channel) channel.port1.onmessage = run;
  return {
    ask() {
      if (waiting) return;
      waiting = true;
      if (document.hidden) timer = setTimeout(run, HIDDEN_MS);
      else frame = requestAnimationFrame(() => (channel ? channel.port2.postMessage(0) : run()));
    },
    flush: run,
    stop() {
      waiting = false;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      channel?.port1.close();
    },
  };
}
