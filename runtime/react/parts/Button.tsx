// A button in the look; busy shows a spinner, keeps its width and refuses a second press.

import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { usePress } from './press.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly large?: boolean;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
  readonly busy?: boolean;
  /** A double click is one press: the second would do it to what the first left behind. */
  readonly once?: boolean;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Every press of the runtime goes through this. While busy it is not `disabled`: that would take focus from the keyboard. */
export function Button(props: ButtonProps): ReactElement {
  const {
    look = 'plain',
    large,
    icon,
    iconAfter,
    busy,
    once,
    children,
    className,
    onClick,
    onPointerDown,
    'aria-disabled': off,
    ...rest
  } = props;
  const press = usePress();
  const classes = ['f-btn'];
  if (look !== 'plain') classes.push(`f-${look}`);
  if (large) classes.push('f-lg');
  if (busy && !icon) classes.push('f-busy');
  if (className) classes.push(className);
  return (
    <button
      type="button"
      {...rest}
      className={classes.join(' ')}
      aria-disabled={busy || off}
      aria-busy={busy || undefined}
      onPointerDown={(event) => {
        press.onPointerDown(event);
        onPointerDown?.(event);
      }}
      onClick={(event) => {
        if (press.isDrawnOff(event) || busy) event.preventDefault();
        else if (!once || event.detail < 2) onClick?.(event);
      }}
    >
      {busy ? <span className="f-spin" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}
