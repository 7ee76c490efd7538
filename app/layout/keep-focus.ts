// Keeps focus from falling to the page itself: where what held it is gone, hidden or locked, what stands next takes it.

const CONTROLS =
  'input:not([type=hidden]), select, textarea, button, a[href], summary, [tabindex]:not([tabindex="-1"])';
/** Rooms of their own: what stands behind them has nothing to do with them. */
const REGIONS = 'main, header, footer, nav, aside, section, dialog, [role=region]';
const LONGEST_MEMORY = 5;
const ATTRIBUTES = ['disabled', 'hidden', 'inert', 'open'];

/** What has focus, and where it stands: the child of each room around it, from the nearest one outwards. */
interface Held {
  readonly element: Element;
  readonly way: readonly { readonly room: Element; readonly at: number }[];
}

/** Watches a page until the answer is called. Whoever moves focus on purpose comes first. */
export function keepFocus(page: Document = document): () => void {
  let held: Held | undefined;
  let earlier: readonly Element[] = [];
  let waits = false;
  const isLost = (): boolean =>
    held !== undefined && (page.activeElement === null || page.activeElement === page.body);
  const restoreFocus = (): void => {
    waits = false;
    const lost = held;
    if (lost === undefined || !isLost()) return;
    held = undefined;
    // Still able to hold it: the person pressed somewhere else.
    if (!canHold(lost.element)) goOn(lost, earlier);
  };
  const look = (): void => {
    if (waits || !isLost()) return;
    waits = true;
    afterDrawing(() => afterDrawing(restoreFocus));
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    if (held) earlier = [held.element, ...earlier].slice(0, LONGEST_MEMORY);
    held = heldAt(target);
  };
  const watch = new MutationObserver(look);
  watch.observe(page.body, { childList: true, subtree: true, attributeFilter: ATTRIBUTES });
  page.addEventListener('focusin', onFocus);
  page.addEventListener('focusout', look);
  return () => {
    watch.disconnect();
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('focusout', look);
  };
}

function heldAt(element: Element): Held {
  const way: { room: Element; at: number }[] = [];
  let inner = element;
  for (let room = inner.parentElement; room !== null; room = room.parentElement) {
    way.push({ room, at: [...room.children].indexOf(inner) });
    inner = room;
  }
  return { element, way };
}

/**
 * To what stands next in the same region; from a region that has nothing left (a message that was closed) back to where
 * the person was, without moving the page; else to what stands next anywhere.
 */
function goOn({ way }: Held, earlier: readonly Element[]): void {
  const there = way.filter(({ room }) => room.isConnected);
  const region = there.findIndex(({ room }) => room.matches(REGIONS));
  const near = region < 0 ? there : there.slice(0, region + 1);
  const next = nextIn(near);
  const before = earlier.find((one) => canHold(one));
  if (next) next.focus();
  else if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  else nextIn(there)?.focus({ preventScroll: true });
}

/** The control behind its place in the nearest room that has one, else the last before it; a room that takes focus itself. */
function nextIn(way: Held['way']): HTMLElement | undefined {
  for (const { room, at } of way) {
    const controls = [...room.querySelectorAll<HTMLElement>(CONTROLS)].filter(canHold);
    const later = [...room.children].slice(Math.max(at, 0));
    const next = controls.find((one) => later.some((child) => child.contains(one)));
    const found = next ?? controls.at(-1);
    if (found) return found;
    if (room instanceof HTMLElement && room.hasAttribute('tabindex')) return room;
  }
  return undefined;
}

/** Old browsers cannot say what is seen; what is there counts as seen then. */
const canHold = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled, [inert] *') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

const afterDrawing = (job: () => void): void => {
  requestAnimationFrame(() => setTimeout(job, 0));
};
