// A button that opens a few further buttons or links under it: shut by Escape, by a press elsewhere, and by choosing one.

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

interface Props {
  readonly className?: string;
  /** What stands on the button. */
  readonly label: ReactNode;
  /** What it opens; `close` is called by what is chosen. */
  readonly children: (close: () => void) => ReactNode;
}

export function Menu({ className = 'btn quiet', label, children }: Props): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const away = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [isOpen]);
  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(root.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard for the buttons inside
    <div
      className="st-menu"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
          setIsOpen(false);
      }}
    >
      <button
        type="button"
        ref={button}
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div className="st-menu-list" id={id}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** To the next or the one before, around the ends. */
function step(root: HTMLElement | null, by: number): void {
  const all = [...(root?.querySelectorAll<HTMLElement>('.st-menu-list :is(a, button)') ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length) % all.length]?.focus();
}
