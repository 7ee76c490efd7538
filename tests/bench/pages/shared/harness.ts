// The hands of the stopwatch inside a page: every contestant registers itself here and is measured the same way.

/** What one contestant tells the stopwatch about its page. */
export interface Contestant {
  /** Draws the form. Called once, inside the timed mount. */
  mount(container: HTMLElement): void | Promise<void>;
  /** True when every field that should be there is in the document. */
  mounted(): boolean;
  /** How many rows of a list are drawn, where that is to be counted. */
  drawn?(): number;
  /** CSS selector of the control that takes the typing. */
  typing: string;
  /** CSS selector of the field the typing reveals, if the workload has one. */
  reveal?: string;
  /** CSS selector of the submit button. */
  submit: string;
  /** How many messages are on the screen. */
  messages(): number;
  /** True when all the messages a submit must bring are there. */
  submitted(): boolean;
  /** How many faults the form knows, those of rows outside the window included. */
  faults(): number;
}

declare global {
  interface Window {
    bench: {
      mount(): Promise<number>;
      submit(): Promise<number>;
      mountAndSubmit(): Promise<{ mount: number; submit: number }>;
      settle(): Promise<void>;
      contestant: Contestant;
    };
  }
}

/** Puts `window.bench` in place; the driver calls it from outside. */
export function register(contestant: Contestant): void {
  const mount = () => {
    litter();
    return timed(() => {
      const container = document.getElementById('root');
      if (!container) throw new Error('The page has no #root');
      contestant.mount(container);
    }, contestant.mounted);
  };
  const submit = () =>
    timed(() => {
      const button = document.querySelector<HTMLElement>(contestant.submit);
      if (!button) throw new Error(`No submit button at ${contestant.submit}`);
      button.click();
    }, contestant.submitted);
  window.bench = {
    contestant,
    mount,
    submit,
    // The first press, with nothing done beforehand: the moment the form is seen.
    mountAndSubmit: async () => ({ mount: await mount(), submit: await submit() }),
    settle: () => new Promise((resolve) => afterPaint(() => setTimeout(resolve, 50))),
  };
}

/** What a browser lets pile up before it looks for what is still of use, and with it the milliseconds that takes. */
const NURSERY_BYTES = 1 << 20;
const LITTER_BYTES = 1024;
let litterBox: readonly number[] = [];

/**
 * Leaves behind a random share of what a browser lets pile up. Whether that is cleared within a mount, which adds as much to it,
 * otherwise depends on what the page happened to do before: always for one contestant, never for another.
 */
function litter(): void {
  const bytes = Math.random() * NURSERY_BYTES;
  for (let made = 0; made < bytes; made += LITTER_BYTES)
    litterBox = new Array<number>(LITTER_BYTES / 4).fill(litterBox.length);
}

/** A page that is not done by then never will be. */
const LONGEST_MS = 120_000;

/**
 * Milliseconds from the call of `act` until a frame in which `done` holds has been painted. Looks whenever the document has
 * changed: to look in every frame would have the browser make frames while a page waits for its files.
 */
function timed(act: () => void, done: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const watch = new MutationObserver(() => look());
    const late = setTimeout(() => {
      watch.disconnect();
      reject(new Error('Not done within two minutes'));
    }, LONGEST_MS);
    const look = (): void => {
      if (!done()) return;
      watch.disconnect();
      clearTimeout(late);
      afterPaint(() => resolve(performance.now() - start));
    };
    watch.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    act();
    // What was there already, such as the messages of a form that shows them as it is typed into, changes nothing.
    look();
  });
}

/** Runs `then` once the frame at hand is painted: a message posted inside a frame arrives after its paint. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(0);
  });
}
